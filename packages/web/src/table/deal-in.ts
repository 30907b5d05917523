// From a wish to cards: sets a local table and says where it is.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { wordsNow } from '../words/index.ts';
import { type LocalWish, setLocalTable } from './local-link.ts';

type Wish = Pick<LocalWish, 'game' | 'players' | 'level' | 'rules' | 'options' | 'dealer'>;

/** `?seed=...` deals a known game: for tests and study. */
export async function dealIn(wish: Wish): Promise<string> {
  const words = wordsNow();
  const { name, lang } = useSettings.getState();
  const seed = new URLSearchParams(location.search).get('seed');
  const id = await setLocalTable({
    ...wish,
    name: name || words.nameless,
    lang,
    botNames: words.botNames.split(', '),
    ...(seed === null ? {} : { seed }),
  });
  return `/table/${id}`;
}
