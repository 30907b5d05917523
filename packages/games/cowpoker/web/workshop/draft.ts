// The draft on the bench, with every step back and forth.
import type { CardEntry, PackJson } from '@sagebrush/cowpoker';

export interface Draft {
  readonly pack: PackJson;
  readonly past: readonly PackJson[];
  readonly future: readonly PackJson[];
  /** Where the last change was made: going on there is the same change. */
  readonly at: string;
}
export type DraftEdit =
  | { readonly do: 'change'; readonly at: string; readonly pack: (pack: PackJson) => PackJson }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

const MOST_STEPS_BACK = 200;

export const draftOf = (pack: PackJson): Draft => ({ pack, past: [], future: [], at: '' });

export function changed(draft: Draft, change: DraftEdit): Draft {
  if (change.do === 'undo') return undone(draft);
  if (change.do === 'redo') return redone(draft);
  const pack = change.pack(draft.pack);
  if (JSON.stringify(pack) === JSON.stringify(draft.pack)) return draft;
  const goesOn = change.at === draft.at && draft.past.length > 0;
  const past = goesOn ? draft.past : [...draft.past, draft.pack].slice(-MOST_STEPS_BACK);
  return { pack, past, future: [], at: change.at };
}

function undone({ pack, past, future }: Draft): Draft {
  const before = past.at(-1);
  return before
    ? { pack: before, past: past.slice(0, -1), future: [pack, ...future], at: '' }
    : draftAt(pack, past, future);
}
function redone({ pack, past, future }: Draft): Draft {
  const [after, ...later] = future;
  return after ? { pack: after, past: [...past, pack], future: later, at: '' } : draftAt(pack, past, future);
}
const draftAt = (pack: PackJson, past: Draft['past'], future: Draft['future']): Draft => ({
  pack,
  past,
  future,
  at: '',
});

/** The pack with one card changed; a line without a word is no line. */
export const withCard =
  (card: string, change: Partial<CardEntry>) =>
  (pack: PackJson): PackJson => ({
    ...pack,
    cards: pack.cards.map((entry) => (entry.card === card ? changedCard(entry, change) : entry)),
  });

function changedCard(entry: CardEntry, change: Partial<CardEntry>): CardEntry {
  const { flavour = '', ...rest } = { ...entry, ...change };
  return flavour === '' ? rest : { ...rest, flavour };
}
