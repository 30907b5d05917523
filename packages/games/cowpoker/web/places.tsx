// The quarters of Cowpoker: the Ranch's brand, the Gang as a row with its poker hand, the Cellar as a stack.

import { bestHand, type Options, type Pack, type RanchId, type View } from '@sagebrush/cowpoker';
import { type CardText, figure, parseCard, type Seat } from '@sagebrush/engine';
import { handName } from '@sagebrush/poker';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { CSSProperties } from 'react';
import { RanchBrand } from './cards/RanchBrand.tsx';
import { entryOf, packAt } from './pack.ts';
import { Reader } from './Reader.tsx';
import { inGang, OWN_GANG } from './spots.ts';
import { standingIn } from './standing.ts';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function SeatPlace({ view, words, players, seat, options }: SeatPlacing<View>) {
  const own = useWords();
  const pack = packAt(options);
  return (
    <div className={styles.quarter} data-ranch={view.ranches[seat]}>
      <QuarterHead view={view} seat={seat} options={options} />
      <Gang view={view} words={words} seat={seat} pack={pack} label={own.gangOf(players[seat]?.name ?? '')} />
      <Cellar view={view} words={words} seat={seat} options={options} />
    </div>
  );
}

export function OwnPlace({ view, words, seat, options }: SeatPlacing<View>) {
  const own = useWords();
  const pack = packAt(options);
  return (
    <div className={`${styles.quarter} ${styles.ownQuarter}`} data-ranch={view.ranches[seat]}>
      <QuarterHead view={view} seat={seat} options={options} withPoints />
      <SpotButton spot={OWN_GANG} label={own.gang} className={styles.tray} data-part="lot">
        {(view.gangs[seat] ?? []).length === 0 && own.gang}
      </SpotButton>
      <Gang view={view} words={words} seat={seat} pack={pack} label={own.gang} />
      <Cellar view={view} words={words} seat={seat} options={options} />
      <Reader />
    </div>
  );
}

interface QuarterHeadProps {
  readonly view: View;
  readonly seat: Seat;
  readonly options: object;
  /** Where no name stands beside it with the points. */
  readonly withPoints?: boolean;
}

/** The Ranch, and what the Gang is worth as it lies: "two pair, kings and nines". */
function QuarterHead({ view, seat, options, withPoints = false }: QuarterHeadProps) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const gang = view.gangs[seat] ?? [];
  const ranch: RanchId = view.ranches[seat] ?? 'davila';
  const hand = bestHand(
    packAt(options),
    gang.map((card) => parseCard(card)),
  );
  const { scores, bestGangs, bonus } = standingIn(view, options as Options);
  const points = withPoints && gang.length > 0 ? ` · ${own.points(figure(lang, scores[seat] ?? 0))}` : '';
  const isBest = bestGangs.includes(seat);
  const label = gang.length === 0 ? own.noGang : handName(lang, hand);
  const [what, ...ranks] = label.split(/(?=, )/);
  return (
    <p className={styles.quarterHead}>
      <span className={styles.ranch} data-ranch={ranch}>
        <RanchBrand ranch={ranch} /> <span className={styles.ranchName}>{own.ranches[ranch]}</span>
      </span>
      {/* New words are a new node: nothing that stands there moves. */}
      <span
        key={`${label}${points} ${isBest}`}
        className={styles.gangHand}
        data-best={isBest || undefined}
        title={label}
      >
        {isBest && (
          <b className={styles.bestGang}>
            <span className={controls.hidden}>{own.bestGang} </span>+{figure(lang, bonus)}
          </b>
        )}
        <span>
          {what}
          <span className={styles.gangRanks}>{ranks.join('')}</span>
          <span className={styles.gangPoints}>{points}</span>
        </span>
      </span>
    </p>
  );
}

/** Where a Gang lies in two lines, a small one has only the first. */
const LEAST_IN_LINE = 4;

function Gang({
  view,
  words,
  seat,
  pack,
  label,
}: Pick<SeatPlacing<View>, 'view' | 'words' | 'seat'> & { readonly pack: Pack; readonly label: string }) {
  const gang = view.gangs[seat] ?? [];
  const inLine = Math.min(gang.length, Math.max(LEAST_IN_LINE, Math.ceil(gang.length / 2)));
  return (
    <div className={things.rowBox}>
      <ul
        className={`${things.row} ${styles.gang}`}
        data-part="row"
        aria-label={label}
        style={
          {
            '--n': gang.length,
            '--gaps': Math.max(1, gang.length - 1),
            '--in-line': inLine,
          } as CSSProperties
        }
      >
        {gang.map((card, index) => (
          <li key={card} style={{ '--place': index % inLine, '--line': Math.floor(index / inLine) } as CSSProperties}>
            <SpotButton
              spot={inGang(card)}
              label={words.card(card)}
              className={isForeignAce(card, seat, view, pack) ? styles.foreignAce : ''}
              isCard
            >
              <TableCard card={card} from={`seat:${seat}`} />
            </SpotButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A foreign Ace glows in the Gang that holds it: that Ranch works for it. */
function isForeignAce(card: CardText, seat: Seat, view: View, pack: Pack): boolean {
  const entry = entryOf(pack, card);
  return card.startsWith('A') && entry !== undefined && entry.ranch !== view.ranches[seat];
}

/** CP-4.5 Face down till the end, unless the table wants a help for the memory: then its cards are named. */
function Cellar({ view, words, seat, options }: Pick<SeatPlacing<View>, 'view' | 'words' | 'seat' | 'options'>) {
  const own = useWords();
  const cards = view.cellars[seat] ?? [];
  const count = cards.length;
  const isOpen = view.over || (options as Options).memoryAid;
  const named = isOpen && count > 0 ? `: ${cards.map((card) => words.card(card)).join(', ')}` : '';
  return (
    <figure
      className={styles.cellar}
      data-anchor={`stack:${seat}`}
      aria-label={`${own.cellar}: ${count}${named}`}
      title={named.slice(2) || undefined}
    >
      <HiddenPile count={count} layer={3} />
      <figcaption>
        <span className={styles.cellarName}>{own.cellar}</span> <b key={count}>{count}</b>
      </figcaption>
    </figure>
  );
}
