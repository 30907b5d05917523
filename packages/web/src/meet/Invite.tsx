// The way to this table for others: a link to copy, to share, and as a QR code to hold up.
import { detach } from '@sagebrush/engine';
import { LinkButtons } from '@sagebrush/table-kit/forms/LinkButtons.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

export function Invite({ table }: { readonly table: string }) {
  const words = useAppWords();
  const own = useMeetWords();
  const address = `${location.origin}/t/${table}`;
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor="invite">{words.invite}</label>
      <input id="invite" type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={styles.ways}>
        <LinkButtons link={address} title={words.house} />
      </div>
      <details className={`${controls.folded} ${styles.code}`} data-part="qr-code">
        <summary>{own.qrCode}</summary>
        <QrCode table={table} />
      </details>
    </div>
  );
}

function QrCode({ table }: { readonly table: string }) {
  const own = useMeetWords();
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    const made = server.call('inviteCode', { params: { table } });
    // Without it there is still the link.
    detach(
      made.then((code) => setSvg(code.svg)),
      () => undefined,
    );
  }, [table]);
  return svg === undefined ? null : <img alt={own.qrAbout} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />;
}
