// The way to this table for others: a link to copy, to share, and as a QR code to hold up.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

/** How long it is said that the link was copied. */
const SAID = 2500;

export function Invite({ table }: { readonly table: string }) {
  const words = useAppWords();
  const own = useMeetWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const address = `${location.origin}/t/${table}`;
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor="invite">{words.invite}</label>
      <input id="invite" type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            detach(
              navigator.clipboard.writeText(address).then(() => setCopied(true)),
              reportError,
            )
          }
        >
          {copied ? words.copied : words.copyLink}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className={`${controls.button} ${controls.plain}`}
            onClick={() => detach(navigator.share({ title: words.house, url: address }), () => undefined)}
          >
            {words.share}
          </button>
        )}
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
