// Cowpoker's scenes in words, for the eye and for the ear.
import { type Event, type Options, type View, worksFor } from '@sagebrush/cowpoker';
import { type CardText, parseCard, type Seat, type Sentence } from '@sagebrush/engine';
import type { SceneStory } from '@sagebrush/table-kit/table/screen.ts';
import { NARRATIONS } from './narration/index.ts';
import type { EffectCause, Narration } from './narration/narration.ts';
import { packAt, pointsIn } from './pack.ts';
import { seenIn } from './seen.ts';
import { playsOf, winningIn } from './trick-plays.ts';

type Story = Pick<SceneStory<View>, 'view' | 'options' | 'lang'> & { readonly together: readonly Event[] };
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export function narrate({ event, together, view, options, lang }: SceneStory<View>): Sentence | undefined {
  return narrated(event as Event, { together: together as readonly Event[], view, options, lang });
}

function narrated(event: Event, story: Story): Sentence | undefined {
  const say = NARRATIONS[story.lang];
  const worth = (...cards: readonly CardText[]): number => pointsIn(packAt(story.options), cards);
  if (event.type === 'trick') return trickStory(event, story, say, worth(...event.cards));
  if (event.type === 'place')
    return say.place({ ...event, by: event.seat, seat: event.gang, points: worth(event.card) });
  const cause = effectCause(event, story);
  if (!cause) return undefined;
  switch (event.type) {
    case 'call':
      return say.call({ cause, trick: event.trick });
    case 'randomizer':
      return event.again ? undefined : randomizerStory(event, story, say, cause);
    case 'steal':
      return say.steal({ ...event, cause, points: worth(event.card) });
    case 'discard':
      return say.discard({ ...event, cause, points: worth(event.card) });
    case 'move':
      return say.move({ ...event, cause, points: gainOf(event, worth(event.card)) });
    case 'swap':
      return say.swap({ ...event, cause, other: event.with, points: worth(event.takes) - worth(event.gives) });
    case 'look':
      return say.look({ ...event, cause, cards: event.cards ?? [] });
    default:
      return undefined;
  }
}

/** CP-7.1 Only cards in the Gang count. */
const gainOf = ({ from, to }: EventOf<'move'>, worth: number): number =>
  (to === 'gang' ? worth : 0) - (from === 'gang' ? worth : 0);

function trickStory(event: EventOf<'trick'>, { together, view }: Story, say: Narration, points: number): Sentence {
  const plays = playsOf(event, together, view);
  const won = plays[winningIn(plays)];
  if (!won) return say.noTrick(event.trick);
  const isTied = plays.filter(({ value }) => value === won.value).length > 1;
  return say.trick({ ...won, trick: event.trick, isTied, taken: event.cards.length, points });
}

function randomizerStory(
  event: EventOf<'randomizer'>,
  { together, view }: Story,
  say: Narration,
  cause: EffectCause,
): Sentence {
  if (event.decides === 'trick') return say.randomTrick({ cause, trick: event.trick });
  const seat: Seat = view.ranches.indexOf(event.ranch);
  const next = together[together.indexOf(event) + 1];
  if (next?.type === 'place') return say.randomSeat({ ranch: event.ranch, seat, card: next.card, decides: 'place' });
  const decides = event.decides === 'gang' ? 'equals' : 'player';
  return say.randomSeat({ ranch: event.ranch, seat, card: cause.card, decides });
}

/** The card whose effect is at work when something happens: played in the same breath, or before. */
export function effectCause(event: Event, { together, view, options }: Omit<Story, 'lang'>): EffectCause | undefined {
  const played = together.slice(0, together.indexOf(event)).findLast((earlier) => earlier.type === 'play');
  if (played) return { seat: played.seat, card: played.card, reason: played.works === 'no' ? 'ace' : played.works };
  if (!view.effect) return undefined;
  const { card } = view.effect;
  const works = worksFor(seenIn(view, options as Options), view.turn, parseCard(card));
  // The Ace that switched it on may have been lost since.
  return { seat: view.turn, card, reason: works === 'no' ? 'ace' : works };
}
