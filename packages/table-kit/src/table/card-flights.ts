// Cards on their way: where each lay is measured before the table changes, and what lies elsewhere after it glides
// there.
import { EASE_OUT } from './flight.ts';

interface LyingCard {
  readonly element: HTMLElement;
  readonly milliseconds: number;
  /** It lay nowhere before. */
  readonly appear: () => void;
}
interface Flight {
  readonly animation: Animation;
  readonly from: string;
  readonly target: DOMRect;
}
export interface CardFlights {
  /** A card lies here now; to be called when it is drawn, and what is returned when it is gone. */
  lay(id: string, card: LyingCard): () => void;
  /** The table is about to change. */
  lift(): void;
  /** It has changed. */
  land(): void;
}

/** Pixels; less is no way. */
const NEAR = 1;

export function cardFlights(): CardFlights {
  const lying = new Map<string, LyingCard>();
  const flying = new Map<HTMLElement, Flight>();
  let before = new Map<string, DOMRect>();

  function fly({ element, milliseconds }: LyingCard, target: DOMRect, from: string, elapsed = 0): void {
    const animation = element.animate([{ translate: from }, { translate: 'none' }], {
      duration: milliseconds,
      easing: `cubic-bezier(${EASE_OUT.join(',')})`,
    });
    animation.currentTime = elapsed;
    animation.onfinish = () => flying.delete(element);
    flying.set(element, { animation, from, target });
  }

  function glide(id: string, card: LyingCard, target: DOMRect, flight: Flight | undefined, elapsed: number): void {
    const start = before.get(id);
    if (!start) return card.appear();
    // On its way to this very place already: it goes on as if nothing had happened.
    if (flight && isNear(flight.target, target)) return fly(card, target, flight.from, elapsed);
    if (!isNear(start, target))
      fly(
        card,
        target,
        `${start.x + start.width / 2 - target.x - target.width / 2}px ${start.y + start.height / 2 - target.y - target.height / 2}px`,
      );
  }

  return {
    lay(id, card) {
      lying.set(id, card);
      return () => {
        flying.delete(card.element);
        if (lying.get(id) === card) lying.delete(id);
      };
    },
    lift() {
      before = new Map([...lying].map(([id, { element }]) => [id, element.getBoundingClientRect()]));
    },
    land() {
      // First all of them lie where they belong, then all are measured: the browser lays out once.
      const flights = [...lying].map(([id, card]) => {
        const flight = flying.get(card.element);
        const elapsed = Number(flight?.animation.currentTime ?? 0);
        flight?.animation.cancel();
        flying.delete(card.element);
        return { id, card, flight, elapsed };
      });
      const targets = flights.map(({ card }) => card.element.getBoundingClientRect());
      flights.forEach(({ id, card, flight, elapsed }, index) => {
        const target = targets[index];
        if (target) glide(id, card, target, flight, elapsed);
      });
    },
  };
}

const isNear = (one: DOMRect, other: DOMRect): boolean =>
  Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2) <
  NEAR;
