// All has been shown: the choices lie open.
import { playSound } from '../sound/index.ts';
import { announce } from './announce.ts';
import type { GameScreen } from './screen.ts';
import type { TableStore } from './table-store.ts';

export function ask(store: TableStore, screen: GameScreen): void {
  const { moment, seating } = store.getState();
  if (!moment || !seating) return;
  const { you } = seating;
  const choices =
    you === 'rail'
      ? []
      : moment.choices.map((action) => ({
          action,
          spots: screen.spotsOf(action, moment.view),
          verb: screen.isVerb?.(action) ?? false,
        }));
  store.setState({ busy: false, choices, pickable: choices, offer: undefined });
  if (you === 'rail' || !moment.asked) return;
  announce(store, screen, (words) => [words.asked(moment.view, you, moment.choices)]);
  playSound('turn');
}
