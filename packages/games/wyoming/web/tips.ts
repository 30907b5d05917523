// Tips for somebody's first match: the one thing worth saying about what can be done now.
import { say } from '@sagebrush/engine';
import type { OwnTurn, Tip } from '@sagebrush/table-kit/table/screen.ts';
import type { WyomingAction, WyomingView } from '@sagebrush/wyoming';
import { WORDS } from './words/index.ts';

type TipId = keyof (typeof WORDS)['en']['tips'];
type Turn = Pick<OwnTurn<WyomingView>, 'view' | 'choices' | 'lang'>;

const holds = ({ hand = [] }: WyomingView, rank: string): boolean => hand.some((card) => card.startsWith(rank));

/** The most useful first. */
const TIPS: readonly {
  readonly id: TipId;
  readonly fits: (view: WyomingView, can: (type: string) => boolean) => boolean;
}[] = [
  { id: 'pass', fits: ({ phase }) => phase.name === 'passing' && phase.count === 3 },
  { id: 'passTwo', fits: ({ phase }) => phase.name === 'passing' },
  { id: 'answer', fits: ({ phase }) => phase.name === 'answering' },
  { id: 'replace', fits: ({ phase }) => phase.name === 'replace' },
  { id: 'couple', fits: (_view, can) => can('couple') },
  { id: 'shoot', fits: (_view, can) => can('shoot') },
  { id: 'pull', fits: (_view, can) => can('pull') },
  { id: 'ten', fits: (view, can) => can('discard') && holds(view, 'T') },
  { id: 'king', fits: (view) => view.phase.name === 'drawing' && (view.discard[view.offer] ?? '').startsWith('K') },
  { id: 'queen', fits: (view, can) => can('discard') && holds(view, 'Q') },
  { id: 'five', fits: (view, can) => can('discard') && holds(view, '5') },
  { id: 'nine', fits: (_view, can) => can('nine') },
  { id: 'six', fits: (view, can) => can('discard') && holds(view, '6') },
  { id: 'discard', fits: (_view, can) => can('discard') },
  { id: 'draw', fits: ({ phase }) => phase.name === 'drawing' },
];

/** The most useful one that has not been given yet. */
export function tipFor({ view, choices, lang }: Turn, given: ReadonlySet<string>): Tip | undefined {
  const can = (type: string): boolean => (choices as readonly WyomingAction[]).some((choice) => choice.type === type);
  const tip = TIPS.find(({ id, fits }) => !given.has(id) && fits(view, can));
  return tip && { id: tip.id, text: say`${WORDS[lang].tips[tip.id]}` };
}
