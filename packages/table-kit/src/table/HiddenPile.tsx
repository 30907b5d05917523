// A pile of cards face down, as high as it is thick; where none is left, its empty place.
import { CardBack } from '../cards/CardBack.tsx';
import * as things from './things.module.css';

const MOST_LAYERS = 4;

interface Props {
  readonly count: number;
  /** How many cards one layer of the drawing stands for. */
  readonly layer: number;
  /** Where cards fly from and to, if the pile itself is that place. */
  readonly anchor?: string;
}

export function HiddenPile({ count, layer, anchor }: Props) {
  return (
    <span
      className={things.pileCard}
      data-anchor={anchor}
      data-height={Math.min(MOST_LAYERS, Math.ceil(count / layer))}
    >
      <span className={count > 0 ? things.card : `${things.card} ${things.emptyCard}`}>
        {count > 0 && <CardBack />}
      </span>
    </span>
  );
}
