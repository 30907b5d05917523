// The scenes of the Corral in words: who shoots with what at whom, why it ends so, and what it costs.
import type { Event, View } from '@sagebrush/corral';
import { worthOf } from '@sagebrush/corral/worth';
import { type CardText, type GameEvent, parseCard, type Seat, type Sentence } from '@sagebrush/engine';
import type { SceneStory } from '@sagebrush/table-kit/table/screen.ts';
import { type Shooter, STORIES } from './stories/index.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
export const eventsOf = <T extends Event['type']>(together: readonly GameEvent[], type: T): readonly EventOf<T>[] =>
  (together as readonly Event[]).filter((event): event is EventOf<T> => event.type === type);

export function narrate({ event, together, lang }: SceneStory<View>): Sentence | undefined {
  const stories = STORIES[lang];
  const scene = event as Event;
  switch (scene.type) {
    case 'duel': {
      const shooter = shooterIn(together);
      const [winner, loser] = [shooter(scene.winner), shooter(scene.loser)];
      const [attacker, defender] = scene.attacker === winner.seat ? [winner, loser] : [loser, winner];
      const tie = winner.total === loser.total ? 'tie' : 'total';
      return stories.duel({
        attacker,
        defender,
        winner,
        loser,
        why: scene.lawman ? 'law' : tie,
        points: worthOf(parseCard(loser.card)),
      });
    }
    case 'shot': {
      const { seat, sum, hit, lawmen } = scene;
      const cards = eventsOf(together, 'ambush')[0]?.cards ?? [];
      const [scored] = eventsOf(together, 'score');
      return stories.shot({ seat, cards, sum, target: shooterIn(together)(scene.target), hit, lawmen, scored });
    }
    case 'bullet':
      return stories.bullet({ ...scene, points: worthOf(parseCard(scene.target.card)) });
    case 'showdown': {
      const points = scene.targets.reduce((sum, { card }) => sum + worthOf(parseCard(card)), 0);
      const losers = [...new Set(scene.targets.map(({ seat }) => seat))];
      return stories.showdown({ seat: scene.seat, hand: scene.hand, fighters: scene.targets.length, losers, points });
    }
    default:
      return undefined;
  }
}

const shooterIn =
  (together: readonly GameEvent[]) =>
  ({ seat, card, total }: { readonly seat: Seat; readonly card: CardText; readonly total: number }): Shooter => ({
    seat,
    card,
    total,
    aims:
      eventsOf(together, 'reveal')
        .find(({ fighter }) => fighter === card)
        ?.aim.map((aim) => aim.card) ?? [],
  });
