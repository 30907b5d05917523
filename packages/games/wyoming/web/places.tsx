// The places of Wyoming Cowboy: guns, tens and couples before each seat; badges, clock, piles and trail in the middle.

import { type CardText, cardTexts, figure, isCardText, type Seat } from '@sagebrush/engine';
import { SUIT_SIGNS } from '@sagebrush/table-kit/cards/short-name.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { GameCard, TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing, SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { WyomingView } from '@sagebrush/wyoming';
import { Badges, Clock } from './Badges.tsx';
import { calibreOf } from './calibre.ts';
import { DISCARD_PILE, DRAW_PILE, ownGun } from './spots.ts';
import { Trail } from './Trail.tsx';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function SeatPlace({ view, seat }: SeatPlacing<WyomingView>) {
  return (
    <div className={styles.holdings}>
      <Dealer view={view} seat={seat} />
      {(view.guns[seat] ?? []).map((gun) => (
        <span key={gun.join(' ')}>
          <GunCards gun={gun} seat={seat} />
        </span>
      ))}
      <Tens view={view} seat={seat} />
      <Couples view={view} seat={seat} />
    </div>
  );
}

export function OwnPlace({ view, seat, words, players }: SeatPlacing<WyomingView>) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <div className={`${styles.holdings} ${styles.ownHoldings}`}>
      <span className={styles.ownScore}>
        {players[seat]?.kind === 'you' ? own.you : players[seat]?.name} <b>{figure(lang, view.totals[seat] ?? 0)}</b>
      </span>
      <Dealer view={view} seat={seat} />
      {(view.guns[seat] ?? []).map((gun) => (
        <SpotButton
          key={gun.join(' ')}
          spot={ownGun(gun)}
          label={`${own.gunName(calibreOf(gun))}: ${gun.map((card) => words.card(card)).join(', ')}`}
        >
          <GunCards gun={gun} seat={seat} />
        </SpotButton>
      ))}
      <Tens view={view} seat={seat} />
      <Couples view={view} seat={seat} />
    </div>
  );
}

function GunCards({ gun, seat }: { readonly gun: readonly CardText[]; readonly seat: Seat }) {
  return (
    <span className={styles.gunCards}>
      {gun.map((card) => (
        <TableCard key={card} card={card} from={`seat:${seat}`} />
      ))}
      <b className={styles.calibre}>{calibreOf(gun)}</b>
    </span>
  );
}

function Tens({ view, seat }: { readonly view: WyomingView; readonly seat: Seat }) {
  const own = useWords();
  const tens = view.tens[seat] ?? [];
  if (tens.length === 0) return null;
  return (
    <figure className={styles.tens} aria-label={`${own.tens}: ${tens.length}`}>
      {tens.map((card) => (
        <TableCard key={card} card={card} from={`seat:${seat}`} />
      ))}
    </figure>
  );
}

function Couples({ view, seat }: { readonly view: WyomingView; readonly seat: Seat }) {
  const own = useWords();
  const couples = view.couples[seat] ?? [];
  if (couples.length === 0) return null;
  return (
    <span
      className={styles.couples}
      role="img"
      aria-label={`${own.couplesShown}: ${couples.map((suit) => SUIT_SIGNS[suit]).join(' ')}`}
    >
      {couples.map((suit) => `K${SUIT_SIGNS[suit]}Q`).join(' ')}
    </span>
  );
}

function Dealer({ view, seat }: { readonly view: WyomingView; readonly seat: Seat }) {
  const own = useWords();
  return view.dealer === seat ? <span className={styles.dealer}>{own.dealer}</span> : null;
}

export function Middle(placing: Placing<WyomingView>) {
  const { view } = placing;
  return (
    <div className={styles.middle}>
      <Badges view={view} />
      <Piles view={view} />
      <Clock view={view} />
      <Trail {...placing} />
    </div>
  );
}

function Piles({ view }: { readonly view: WyomingView }) {
  const own = useWords();
  const lying = view.discard.findLast(isCardText);
  const shots = view.discard.slice(lying === undefined ? 0 : view.discard.lastIndexOf(lying) + 1);
  const shot = cardTexts(shots.at(-1)?.replace(/[()]/g, '') ?? '')[0];
  // Who has discarded may still take the card that lay there before.
  const offered = view.discard[view.offer];
  const under = view.phase.name === 'drawing' && offered !== lying && isCardText(offered) ? offered : undefined;
  return (
    <div className={`${things.piles} ${styles.middlePiles}`}>
      <SpotButton
        spot={DRAW_PILE}
        label={`${own.drawPile}: ${view.drawSize}`}
        className={things.pile}
        data-part="pile-spot"
      >
        <HiddenPile count={view.drawSize} layer={9} anchor="pile:deck" />
        <span className={styles.pileName}>
          {own.drawPile} <b>{view.drawSize}</b>
        </span>
      </SpotButton>
      <SpotButton
        spot={DISCARD_PILE}
        label={`${own.discardPile}: ${lying ?? '–'}`}
        className={things.pile}
        data-part="pile-spot"
      >
        <span className={things.pileCard}>
          {under !== undefined && (
            <span className={`${styles.underCard} ${things.card}`}>
              <GameCard card={under} />
            </span>
          )}
          {lying === undefined ? (
            <span className={`${things.card} ${things.emptyCard}`} />
          ) : (
            <TableCard card={lying} from={`seat:${view.turn}`} />
          )}
          {shot !== undefined && (
            <span className={`${styles.shotCard} ${things.card}`}>
              <GameCard card={shot} />
            </span>
          )}
        </span>
        <span className={styles.pileName}>{own.discardPile}</span>
      </SpotButton>
    </div>
  );
}
