// Opens a pack file, and says what it found.
import type { PackJson } from '@sagebrush/cowpoker';
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type ReactNode, useState } from 'react';
import { Mistakes } from './Mistakes.tsx';
import { type ReadPack, readPack } from './pack-file.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly onPack: (pack: PackJson) => void;
  /** Takes over what could be saved of a damaged pack. */
  readonly onSaved?: (pack: PackJson) => void;
  readonly children: ReactNode;
}

/** The button, and the place where the messages stand. */
export function useFileButton({ onPack, onSaved, children }: Props): {
  readonly button: ReactNode;
  readonly messages: ReactNode;
} {
  const lang = useSettings((settings) => settings.lang);
  const [damaged, setDamaged] = useState<{
    readonly name: string;
    readonly read: Exclude<ReadPack, { readonly is: 'sound' }>;
  }>();
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = readPack(await file.text(), lang);
    if (read.is !== 'sound') return setDamaged({ name: file.name, read });
    setDamaged(undefined);
    onPack(read.pack);
  }
  const button = (
    <label className={`${controls.button} ${controls.plain} ${styles.fileButton}`} data-part="file-button">
      {children}
      <input
        type="file"
        accept=".json,application/json"
        className={controls.hidden}
        onChange={({ target }) => {
          detach(open(target.files?.[0]), reportError);
          target.value = '';
        }}
      />
    </label>
  );
  const messages = damaged && (
    <Mistakes {...damaged} onClose={() => setDamaged(undefined)} {...(onSaved ? { onOpen: onSaved } : {})} />
  );
  return { button, messages };
}
