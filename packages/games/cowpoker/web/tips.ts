// One sentence a turn for somebody's first match: by what they are asked, and by how far their Gang has come.
import type { View } from '@sagebrush/cowpoker';
import type { OwnTurn, Tip } from '@sagebrush/table-kit/table/screen.ts';
import { type OwnWords, WORDS } from './words/index.ts';

type TipId = keyof OwnWords['tips'];

/** With so many cards in the deck the end is near. */
const RUNNING_OUT = 8;
/** What is said to whoever has so many cards in the Gang. */
const BY_GANG: readonly TipId[] = ['gang', 'works', 'poker', 'cellar', 'hand'];

export function tipFor({ view, seat, lang }: Pick<OwnTurn<View>, 'view' | 'seat' | 'lang'>): Tip | undefined {
  const id = tipIdFor(view, seat);
  return id && { id, text: [WORDS[lang].tips[id]] };
}

function tipIdFor({ trick, asked, gangs, deckSize, hand = [] }: View, seat: number): TipId | undefined {
  if (trick) return trick.caller === seat ? 'last' : trick.kind;
  if (asked) return 'choose';
  if (deckSize <= RUNNING_OUT) return 'end';
  return BY_GANG[gangs[seat]?.length ?? 0] ?? (hand.some((card) => card.startsWith('A')) ? 'ace' : undefined);
}
