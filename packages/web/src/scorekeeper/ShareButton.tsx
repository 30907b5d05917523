// A link that carries the whole sheet: whoever opens it has it in their browser.

import { detach } from '@sagebrush/engine';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { type Evening, eveningText } from './evening.ts';
import { useScoresWords } from './words/index.ts';

export function ShareButton({ game, evening }: { readonly game: string; readonly evening: Evening }) {
  const own = useScoresWords();
  const [shared, setShared] = useState<Evening>();
  const share = (): void =>
    detach(
      navigator.clipboard
        .writeText(`${location.origin}${siteHref(`/scores/${game}`)}#${eveningText(evening)}`)
        .then(() => setShared(evening)),
      reportError,
    );
  return (
    <button type="button" className={`${controls.button} ${controls.plain}`} onClick={share}>
      {shared === evening ? own.shared : own.share}
    </button>
  );
}
