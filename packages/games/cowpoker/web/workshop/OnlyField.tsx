// Which cards a step may reach at all, by rank, suit and home; nothing ticked means any.
import { HOMES, type Only, type PackProblem } from '@sagebrush/cowpoker';
import { RANKS, SUITS } from '@sagebrush/engine';
import { rankText, SUIT_SIGNS } from '@sagebrush/table-kit/cards/short-name.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useWords } from '../words/index.ts';
import { Complaint } from './Complaint.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Props {
  readonly only: Only | undefined;
  readonly problems: readonly PackProblem[];
  readonly at: string;
  readonly onChange: (only: Only | undefined) => void;
}

export function OnlyField({ only = {}, problems, at, onChange }: Props) {
  const own = useWorkshopWords();
  const words = useWords();
  /** A list that is empty is left out; so is all of it when nothing is left. */
  function take(change: Only): void {
    const lists = Object.entries({ ...only, ...change }).filter(([, list]) => list.length > 0);
    onChange(lists.length === 0 ? undefined : (Object.fromEntries(lists) as Only));
  }
  return (
    <details className={styles.only}>
      <summary>{own.only}</summary>
      <Complaint problems={problems} at={at} />
      <Ticks
        legend={own.fields.ranks}
        all={RANKS}
        ticked={only.ranks ?? []}
        nameOf={rankText}
        onChange={(ranks) => take({ ranks })}
      />
      <Ticks
        legend={own.fields.suits}
        all={SUITS}
        ticked={only.suits ?? []}
        nameOf={(suit) => SUIT_SIGNS[suit]}
        onChange={(suits) => take({ suits })}
      />
      <Ticks
        legend={own.fields.homes}
        all={HOMES}
        ticked={only.homes ?? []}
        nameOf={(home) => words.ranches[home]}
        onChange={(homes) => take({ homes })}
      />
    </details>
  );
}

interface TicksProps<V extends string> {
  readonly legend: string;
  readonly all: readonly V[];
  readonly ticked: readonly V[];
  readonly nameOf: (value: V) => string;
  readonly onChange: (ticked: readonly V[]) => void;
}

function Ticks<V extends string>({ legend, all, ticked, nameOf, onChange }: TicksProps<V>) {
  return (
    <fieldset className={controls.field} data-part="field">
      <legend>{legend}</legend>
      <div className={controls.picks} data-part="picks">
        {all.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={ticked.includes(one)}
              onChange={({ target }) =>
                onChange(all.filter((other) => (other === one ? target.checked : ticked.includes(other))))
              }
            />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
