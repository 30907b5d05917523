// The ways from every page to the others.
import { ENTRIES } from '@sagebrush/games/entries';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';

export function Ways() {
  const words = useAppWords();
  const { lang, name, kept } = useSettings();
  return (
    <>
      {HAS_SERVER && <Link href="/lobby">{words.online}</Link>}
      {HAS_SERVER && <Link href="/events">{words.tournaments}</Link>}
      <Link href="/rules">{words.rules}</Link>
      <Link href="/matches">{words.matches}</Link>
      <Link href="/replay">{words.replays}</Link>
      {ENTRIES.flatMap(({ pages = [] }) =>
        pages.map(
          ({ path, title }) =>
            title && (
              <Link key={path} href={path}>
                {title[lang]}
              </Link>
            ),
        ),
      )}
      <Link href="/settings">{words.settings}</Link>
      {HAS_SERVER && (
        <Link href="/me" aria-label={`${words.whoYouAre}: ${name || words.nameless}`} data-part="who">
          {name || words.nameless}
          {!kept && ` (${words.guest})`}
        </Link>
      )}
    </>
  );
}
