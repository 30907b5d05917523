// What a hand can do at the Corral beyond sending out a fighter: showdowns, ambushes, stray bullets, by name.
import type { Action, View } from '@sagebrush/corral';
import { worthOf } from '@sagebrush/corral/worth';
import { type CardText, parseCard } from '@sagebrush/engine';
import type { Offer } from '@sagebrush/table-kit/table/offers.ts';
import type { OwnTurn } from '@sagebrush/table-kit/table/screen.ts';
import { inHand } from '@sagebrush/table-kit/table/spots.ts';
import { STORIES } from './stories/index.ts';

type Effect = Extract<Action, { type: 'showdown' | 'ambush' | 'bullet' }>;
const isEffect = (action: Action): action is Effect =>
  action.type === 'showdown' || action.type === 'ambush' || action.type === 'bullet';
const cardsOf = (action: Effect): readonly CardText[] => (action.type === 'bullet' ? [action.card] : action.cards);

/** GC-6.9 What a showdown would bring now: every fighter on the table. */
const streetWorth = ({ fighters }: Pick<View, 'fighters'>): number =>
  fighters.flat().reduce((sum, { card }) => sum + worthOf(parseCard(card)), 0);

/** One for each set of cards; what differs is the target. */
export function offersOf({ view, choices, lang }: OwnTurn<View>): readonly Offer[] {
  const groups = new Map<string, Effect[]>();
  for (const action of choices as readonly Action[]) {
    if (!isEffect(action)) continue;
    const id = `${action.type} ${cardsOf(action).join(' ')}`;
    groups.set(id, [...(groups.get(id) ?? []), action]);
  }
  const order: readonly Effect['type'][] = ['showdown', 'ambush', 'bullet'];
  return [...groups]
    .map(([id, actions]) => ({ id, actions, first: actions[0] as Effect }))
    .sort((one, other) => order.indexOf(one.first.type) - order.indexOf(other.first.type))
    .map(({ id, actions, first }) => ({
      id,
      name: nameOf(first, view, lang),
      picks: cardsOf(first).map(inHand),
      choices: actions,
    }));
}

function nameOf(effect: Effect, view: View, lang: OwnTurn['lang']): Offer['name'] {
  const { offers } = STORIES[lang];
  if (effect.type === 'showdown') return offers.showdown(streetWorth(view));
  if (effect.type === 'bullet') return offers.bullet(effect.card);
  return offers.ambush(effect.cards);
}
