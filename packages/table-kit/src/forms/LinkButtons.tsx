// What is done with a link: copy it, or hand it to whatever this device shares by.
import { detach } from '@sagebrush/engine';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly link: string;
  /** What it is a link to. */
  readonly title: string;
  readonly small?: boolean;
}

export function LinkButtons({ link, title, small = false }: Props) {
  const words = useKitWords();
  const { copied, copy } = useCopy();
  const style = small ? `${controls.button} ${controls.small}` : controls.button;
  return (
    <>
      <button type="button" className={style} onClick={() => copy(link)}>
        {copied === link ? words.copied : words.copyLink}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className={`${style} ${controls.plain}`}
          onClick={() => detach(navigator.share({ title, url: link }), () => undefined)}
        >
          {words.share}
        </button>
      )}
    </>
  );
}
