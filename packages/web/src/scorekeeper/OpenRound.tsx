// The round that is being counted: choose a pile, tap its cards, and see at once what it comes to.

import { type CardText, figure, type Seat } from '@sagebrush/engine';
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { counted, hasLaid, marked, pileHolder, tapped } from './evening.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { scoredRound } from './score.ts';
import * as styles from './scorekeeper.module.css';
import type { SheetProps } from './sheet-props.ts';
import { useScoresWords } from './words/index.ts';

interface Target {
  readonly seat: Seat;
  readonly pile: number;
}

export function OpenRound(props: SheetProps) {
  const { keeper, evening, seats, names, options, onChange } = props;
  const own = useScoresWords();
  const lang = useSettings((settings) => settings.lang);
  const [target, setTarget] = useState<Target>({ seat: 0, pile: 0 });
  const hold = useSteadyPlace(target);
  const scored = scoredRound(keeper, evening.open, { seats, options });
  // Before the first card an empty pile is no sign of anything: nobody is told that they have lost points by it.
  const { sheet, points } = hasLaid(evening) ? scored : { sheet: [], points: [] };
  const round = keeper.round[lang](evening.rounds.length + 1);
  return (
    <section aria-label={round} data-part="open-round">
      <h2>{round}</h2>
      <p>{own.tap}</p>
      <div className={styles.seats}>
        {seats.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <Fragment key={seat}>
            <fieldset className={styles.seat} data-part="score-seat">
              <legend>
                {names[seat]} <output>{figure(lang, points[seat] ?? 0)}</output>
              </legend>
              <div className={controls.picks}>
                {keeper.piles.map(({ name, isOfChance = false }, pile) =>
                  kind === 'live' || isOfChance ? (
                    <label key={name.en}>
                      <input
                        type="radio"
                        name="pile"
                        checked={target.seat === seat && target.pile === pile}
                        onChange={({ target: picked }) => {
                          hold(picked);
                          setTarget({ seat, pile });
                        }}
                      />
                      <span>
                        {name[lang]} ({evening.open[seat]?.piles[pile]?.length ?? 0})
                      </span>
                    </label>
                  ) : null,
                )}
              </div>
            </fieldset>
            {target.seat === seat && (
              <div className={styles.tray} data-part="score-tray">
                <Cards {...props} target={target} />
                {keeper.marks.length > 0 && <Marks {...props} seat={seat} />}
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <details className={styles.why} open={sheet.length > 0}>
        <summary>{own.why}</summary>
        <RoundSheet {...props} sheet={sheet} />
      </details>
      <button
        type="button"
        className={`${controls.button} ${styles.count}`}
        data-part="count"
        onClick={() => onChange(counted(keeper, evening))}
      >
        {own.count}
      </button>
    </section>
  );
}

/** The cards move to whose pile is chosen; what was tapped stays under the finger. */
function useSteadyPlace(target: Target): (tapped: HTMLElement) => void {
  const held = useRef<{ readonly tapped: HTMLElement; readonly top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has changed where the target has.
  useLayoutEffect(() => {
    if (!held.current) return;
    const { tapped, top } = held.current;
    scrollBy({ top: tapped.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [target]);
  return (tapped) => {
    held.current = { tapped, top: tapped.getBoundingClientRect().top };
  };
}

function Cards({ keeper, evening, names, options, target, onChange }: SheetProps & { readonly target: Target }) {
  const own = useScoresWords();
  const { seat, pile } = target;
  const lang = useSettings((settings) => settings.lang);
  const { name, accepts = () => true } = keeper.piles[pile] ?? { name: undefined };
  const here = evening.open[seat]?.piles[pile] ?? [];
  const words = keeper.words(lang, options);
  const labelOf = (card: CardText): string => {
    const holder = pileHolder(evening, card);
    const called = card.startsWith('X') ? `${words.card(card)} ${card.charAt(1)}` : words.card(card);
    return here.includes(card) || holder < 0 ? called : own.heldBy(called, names[holder] ?? '');
  };
  return (
    <fieldset className={styles.cards} data-part="score-cards">
      <legend>
        {names[seat]}: {name?.[lang]}
      </legend>
      {keeper.cards(evening.names.length).map((row) => (
        <div key={row[0]} className={styles.row}>
          {row.filter(accepts).map((card) => (
            <button
              key={card}
              type="button"
              data-card={card}
              aria-pressed={here.includes(card)}
              data-held={(!here.includes(card) && pileHolder(evening, card) >= 0) || undefined}
              data-red={/[DH]/.test(card.charAt(1)) || undefined}
              onClick={() => onChange(tapped(evening, seat, pile, card))}
            >
              <span aria-hidden="true">{shortName(card) ?? `★${card.charAt(1)}`}</span>
              <span className={controls.hidden}>{labelOf(card)}</span>
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** What the player whose pile is chosen has earned besides cards. */
function Marks({ keeper, evening, names, seat, onChange }: SheetProps & { readonly seat: Seat }) {
  const own = useScoresWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <fieldset className={styles.cards} data-part="score-marks">
      <legend>{own.besides(names[seat] ?? '')}</legend>
      <div className={controls.picks}>
        {keeper.marks.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={evening.open[seat]?.marks.includes(id) ?? false}
              onChange={() => onChange(marked(keeper, evening, seat, id))}
            />
            <span>{name[lang]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
