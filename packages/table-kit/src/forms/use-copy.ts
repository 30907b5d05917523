// Text for the clipboard, wherever the house stands: a browser hands out its clipboard only by https or on the machine
// itself, and a link to a friend in the same house is copied by plain http too.
import { detach } from '@sagebrush/engine';
import { useEffect, useState } from 'react';

/** How long it is said that something was copied. */
const SAID = 2500;

/** Puts a text on the clipboard, and has what was put there last for as long as it is said. */
export function useCopy(): { readonly copied: string | undefined; readonly copy: (text: string) => void } {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    copy: (text) =>
      detach(
        putOnClipboard(text).then(() => setCopied(text)),
        reportError,
      ),
  };
}

async function putOnClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const listener = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', listener, { once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', listener);
  if (!isDone) throw new Error('this browser copies nothing');
}
