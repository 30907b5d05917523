// The kinds of steps that the bench offers, what each begins as, and which fields it has.
import { CARD_RULES, GANG_RULES, PLACES, type Step, TRICKS, WHO_RULES } from '@sagebrush/cowpoker';
import { RANKS } from '@sagebrush/engine';

/** Each kind as it is added: a step that means something at once. */
const FRESH = {
  call: { do: 'call', trick: 'roundup' },
  draw: { do: 'draw', cards: 1 },
  steal: { do: 'steal', from: 'choice', card: 'random' },
  swap: { do: 'swap', with: 'choice', take: 'choice', give: 'choice' },
  discard: { do: 'discard', from: 'gang', whose: 'choice', card: 'choice' },
  move: { do: 'move', from: 'cellar', to: 'gang', card: 'choice' },
  lookAtHand: { do: 'look', at: 'hand', whose: 'choice' },
  lookAtDeck: { do: 'look', at: 'deck', cards: 2 },
  place: { do: 'place', gang: 'worst' },
  wild: { do: 'wild', rank: '2' },
  live: { do: 'live', steps: [{ do: 'draw', cards: 1 }] },
  times: { do: 'repeat', times: 2, steps: [{ do: 'call', trick: 'roundup' }] },
  whileWon: { do: 'repeat', while: 'won', steps: [{ do: 'call', trick: 'gunfight' }] },
} as const satisfies { readonly [kind: string]: Step };

export type StepKind = keyof typeof FRESH;
export const STEP_KINDS = Object.keys(FRESH) as readonly StepKind[];
export const freshStep = (kind: StepKind): Step => FRESH[kind];

export function kindOf(step: Step): StepKind {
  if (step.do === 'look') return step.at === 'hand' ? 'lookAtHand' : 'lookAtDeck';
  if (step.do === 'repeat') return 'times' in step ? 'times' : 'whileWon';
  return step.do;
}

/** What a field chooses from; the words for the values go by these names. */
export const VALUES = {
  who: WHO_RULES,
  card: CARD_RULES,
  place: PLACES,
  gang: GANG_RULES,
  trick: [...TRICKS, 'choice'],
  rank: RANKS,
  few: [1, 2, 3, 4, 5],
  times: [2, 3, 4, 5],
} as const satisfies { readonly [of: string]: readonly (string | number)[] };
export type ValueKind = keyof typeof VALUES;

export type FieldName =
  | 'trick'
  | 'cards'
  | 'card'
  | 'from'
  | 'whose'
  | 'to'
  | 'with'
  | 'take'
  | 'give'
  | 'gang'
  | 'rank'
  | 'times';
interface StepField {
  readonly name: FieldName;
  readonly of: ValueKind;
  /** May be left out, and then means this. */
  readonly unless?: 'gang' | 'mine';
}

export const STEP_FIELDS: Readonly<Record<StepKind, readonly StepField[]>> = {
  call: [{ name: 'trick', of: 'trick' }],
  draw: [{ name: 'cards', of: 'few' }],
  steal: [
    { name: 'card', of: 'card' },
    { name: 'from', of: 'who' },
    { name: 'to', of: 'place', unless: 'gang' },
  ],
  swap: [
    { name: 'with', of: 'who' },
    { name: 'take', of: 'card' },
    { name: 'give', of: 'card' },
  ],
  discard: [
    { name: 'card', of: 'card' },
    { name: 'from', of: 'place' },
    { name: 'whose', of: 'who', unless: 'mine' },
  ],
  move: [
    { name: 'card', of: 'card' },
    { name: 'from', of: 'place' },
    { name: 'to', of: 'place' },
  ],
  lookAtHand: [{ name: 'whose', of: 'who' }],
  lookAtDeck: [{ name: 'cards', of: 'few' }],
  place: [{ name: 'gang', of: 'gang' }],
  wild: [{ name: 'rank', of: 'rank' }],
  live: [],
  times: [{ name: 'times', of: 'times' }],
  whileWon: [],
};

/** The value of a field as the select shows it; empty where it is left out. */
export const fieldValue = (step: Step, name: FieldName): string =>
  String((step as { readonly [field: string]: unknown })[name] ?? '');

/** The step with one field changed; an empty text leaves it out. The checker says what such a step is worth. */
export function withField(step: Step, { name, of }: StepField, text: string): Step {
  const value = of === 'few' || of === 'times' ? Number(text) : text;
  const fields = Object.entries({ ...step, [name]: value }).filter(([field]) => text !== '' || field !== name);
  return Object.fromEntries(fields) as Step;
}
