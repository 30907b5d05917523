// A link that carries the whole sheet: whoever opens it has it in their browser.
import { useCopy } from '@sagebrush/table-kit/forms/use-copy.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type Evening, eveningText } from './evening.ts';
import { useScoresWords } from './words/index.ts';

export function ShareButton({ game, evening }: { readonly game: string; readonly evening: Evening }) {
  const own = useScoresWords();
  const { copied, copy } = useCopy();
  const link = `${location.origin}${siteHref(`/scores/${game}`)}#${eveningText(evening)}`;
  return (
    <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => copy(link)}>
      {copied === link ? own.shared : own.share}
    </button>
  );
}
