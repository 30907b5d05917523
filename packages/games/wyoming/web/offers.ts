// What the hand can do beyond playing one card: couples, guns, nines, shots, answers, and the end of the hand.
import { type Lang, type Sentence, SUITS, say, suitName } from '@sagebrush/engine';
import type { Offer } from '@sagebrush/table-kit/table/offers.ts';
import type { OwnTurn } from '@sagebrush/table-kit/table/screen.ts';
import type { Spot } from '@sagebrush/table-kit/table/spots.ts';
import type { WyomingAction, WyomingView } from '@sagebrush/wyoming';
import { calibreOf } from './calibre.ts';
import { shownEndClock } from './end-clock.ts';
import { spotsOf } from './spots.ts';
import { WORDS } from './words/index.ts';

type Own = (typeof WORDS)[Lang];
const COUPLE = 25;
const END = 30;

/** What one offer stands for: choices that do the same thing with other cards, or to somebody else. */
function idOf(action: WyomingAction, view: WyomingView): string | undefined {
  switch (action.type) {
    case 'couple':
      return `couple ${action.suit}`;
    case 'pull':
      return `pull ${calibreOf(action.cards)}`;
    case 'nine':
      return 'nine';
    case 'shoot':
      return `shoot ${action.gun.join(' ')}`;
    case 'answer':
      return action.with === 'nothing' ? undefined : action.with;
    case 'discard':
      return endsHand(action, view) ? 'last-ten' : undefined;
    default:
      return undefined;
  }
}

/** WC-8.1 The last Ten beside a .22, or a .22 beside all the Tens. */
export function endsHand(action: WyomingAction, view: WyomingView): boolean {
  const { tensOut, tens, isTwentyTwoDown } = shownEndClock(view);
  if (action.type === 'discard') return action.card.startsWith('T') && isTwentyTwoDown && tensOut === tens - 1;
  return action.type === 'pull' && calibreOf(action.cards) === '.22' && tensOut === tens;
}

function nameOf(action: WyomingAction, view: WyomingView, own: Own, lang: Lang): Sentence {
  switch (action.type) {
    case 'couple':
      return say`${own.offerCouple(suitName(lang, SUITS.indexOf(action.suit)))} +${COUPLE}`;
    case 'pull': {
      const name = own.offerPull(calibreOf(action.cards));
      return endsHand(action, view) ? say`${name}: ${own.offerEnd} +${END}` : say`${name}`;
    }
    case 'nine':
      return say`${own.offerNine}`;
    case 'shoot':
      return say`${own.offerShoot(calibreOf(action.gun))}`;
    case 'answer':
      return say`${action.with === 'six' ? own.offerSix : own.offerQuickDraw}`;
    default:
      return say`${own.offerLastTen} +${END}`;
  }
}

export function offersOf({ view, choices, lang }: Pick<OwnTurn<WyomingView>, 'view' | 'choices' | 'lang'>): Offer[] {
  const groups = new Map<string, WyomingAction[]>();
  for (const choice of choices as readonly WyomingAction[]) {
    const id = idOf(choice, view);
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return [...groups]
    .sort(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([id, actions]) => ({
      id,
      name: actions[0] ? nameOf(actions[0], view, WORDS[lang], lang) : [],
      picks: sharedSpots(actions, view),
      choices: actions,
    }));
}

/** What brings points at once stands first, what helps the others too stands last. */
const ORDER = ['last-ten', 'six', 'quickdraw', 'couple', 'pull', 'shoot', 'nine'];
const rankOf = (id: string): number => ORDER.indexOf(id.split(' ')[0] ?? id);

/** What all of them touch, verbs aside. */
function sharedSpots(actions: readonly WyomingAction[], view: WyomingView): readonly Spot[] {
  const [first = [], ...others] = actions.map((action) => spotsOf(action, view));
  return first.filter((spot) => !spot.startsWith('do:') && others.every((spots) => spots.includes(spot)));
}
