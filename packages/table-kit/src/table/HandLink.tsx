// From a poker hand at the table to the page that explains it.
import { siteHref } from '../site.ts';
import { useKitWords } from '../words/index.ts';

/** Opens beside the table; nothing where there is no hand to explain. */
export function HandLink({ href }: { readonly href: string | undefined }) {
  const own = useKitWords();
  if (href === undefined) return null;
  return (
    <a data-part="hand-link" href={siteHref(href)} target="_blank" rel="noreferrer" aria-label={own.explainHand}>
      {own.explain}
    </a>
  );
}
