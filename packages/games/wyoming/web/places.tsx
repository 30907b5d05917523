// The places of Wyoming Cowboy: guns, tens and couples before each seat; badges, clock, piles and trail in the middle.

import { cardTexts, figure, isCardText } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { GameCard, TableCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import { HiddenPile } from '@sagebrush/table-kit/table/HiddenPile.tsx';
import { SpotButton } from '@sagebrush/table-kit/table/SpotButton.tsx';
import type { Placing, SeatPlacing } from '@sagebrush/table-kit/table/screen.ts';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import type { WyomingView } from '@sagebrush/wyoming';
import { Badges, EndClockPanel } from './Badges.tsx';
import { LaidCards } from './LaidCards.tsx';
import { DISCARD_PILE, DRAW_PILE } from './spots.ts';
import { Trail } from './Trail.tsx';
import * as styles from './table.module.css';
import { useWords } from './words/index.ts';

export function SeatPlace({ view, seat, words }: SeatPlacing<WyomingView>) {
  return <LaidCards view={view} seat={seat} words={words} />;
}

export function OwnPlace({ view, seat, words, players }: SeatPlacing<WyomingView>) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  return (
    <div className={styles.ownPlace} data-part="own-place">
      <span className={styles.ownScore}>
        {players[seat]?.kind === 'you' ? own.you : players[seat]?.name}{' '}
        <b key={view.totals[seat]}>{figure(lang, view.totals[seat] ?? 0)}</b>
      </span>
      <LaidCards view={view} seat={seat} words={words} isOwn />
    </div>
  );
}

export function Middle(placing: Placing<WyomingView>) {
  const { view } = placing;
  return (
    <div className={styles.middle}>
      <Badges view={view} />
      <Piles view={view} />
      <EndClockPanel view={view} />
      <div className={styles.trail}>
        <Trail {...placing} totals={view.totals} />
      </div>
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
          <span className={styles.pileWord}>{own.drawPile}</span>{' '}
          <b key={view.drawSize} className={styles.pileCount}>
            {view.drawSize}
          </b>
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
        <span className={styles.pileName}>
          <span className={styles.pileWord}>{own.discardPile}</span>
        </span>
      </SpotButton>
    </div>
  );
}
