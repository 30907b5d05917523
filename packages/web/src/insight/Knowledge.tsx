// Knowledge in a replay: what one seat knew at this moment, what a bot would have believed about the rest, and the
// truth beside it.
import { type CardText, detach, type Seat, type Words } from '@sagebrush/engine';
import { type Belief, type Held, pileName } from '@sagebrush/insight';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { GameCard } from '@sagebrush/table-kit/table/GameCard.tsx';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as barStyles from '../play/TableBar.module.css';
import { eyesFor, type Replay } from '../replay/replay.ts';
import { openInsightWorker } from './insight-worker.ts';
import * as styles from './Knowledge.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  readonly replay: Replay;
  readonly words: Words;
}

export function Knowledge(props: Props) {
  const own = useInsightWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${barStyles.button} ${barStyles.sign} ${styles.openButton}`}
        aria-label={own.knowledge}
        title={own.knowledge}
        onClick={() => setOpen(true)}
      >
        <Icon name="eye" />
      </button>
      {open && <KnowledgePanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function KnowledgePanel({ replay, words, onClose }: Props & { readonly onClose: () => void }) {
  const own = useInsightWords();
  const { at, eyes } = useStore(replay.store);
  const { players } = replay.found;
  const seats = eyesFor(replay.found).filter((one): one is Seat => typeof one === 'number');
  const [seat, setSeat] = useState(
    seats.find((one) => one === eyes) ?? seats.find((one) => one === replay.found.you) ?? seats[0] ?? 0,
  );
  const beliefs = useBeliefs(replay, at, seat);
  return (
    <Dialog title={own.knowledgeOf(players[seat]?.name ?? '')} onClose={onClose} className={styles.knowledge}>
      <p>{own.knowledgeAbout}</p>
      <label>
        {own.seat}{' '}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {seats.map((one) => (
            <option key={one} value={one}>
              {players[one]?.name}
            </option>
          ))}
        </select>
      </label>
      {beliefs === undefined && <p role="status">{own.thinking}</p>}
      {beliefs?.length === 0 && <p role="status">{own.knowledgeAll}</p>}
      {beliefs?.map((belief) => (
        <Believed key={JSON.stringify(belief.place)} belief={belief} words={words} replay={replay} />
      ))}
    </Dialog>
  );
}

function useBeliefs({ found }: Replay, at: number, seat: Seat): readonly Belief[] | undefined {
  const [beliefs, setBeliefs] = useState<readonly Belief[]>();
  useEffect(() => {
    setBeliefs(undefined);
    const worker = openInsightWorker();
    detach(worker.call('believe', found.game, found.log, at, seat).then(setBeliefs), reportError);
    return () => worker.stop();
  }, [found, at, seat]);
  return beliefs;
}

/** A pile with more cards than this is not spread out at once. */
const SPREAD = 10;

function Believed({
  belief,
  words,
  replay,
}: {
  readonly belief: Belief;
  readonly words: Words;
  readonly replay: Replay;
}) {
  const own = useInsightWords();
  const lang = useSettings((settings) => settings.lang);
  const { place, truth, expected } = belief;
  const name = place.seat === undefined ? '' : (replay.found.players[place.seat]?.name ?? '');
  return (
    <details className={styles.believed} data-part="believed" open={truth.length <= SPREAD}>
      <summary>
        <h3>{pileName(place, name, words, lang)}</h3> <span>{own.pileOf(truth.length)}</span>
      </summary>
      <div className={styles.believedRows}>
        <Row label={own.truth} held={truth.toSorted((one, other) => other.share - one.share)} words={words} />
        <Row label={own.expected} held={expected} words={words} />
      </div>
    </details>
  );
}

function Row({
  label,
  held,
  words,
}: {
  readonly label: string;
  readonly held: readonly Held[];
  readonly words: Words;
}) {
  return (
    <div>
      <h4>{label}</h4>
      <ul className={styles.held} data-part="held">
        {held.map(({ card, share }) => (
          <Share key={card} card={card} share={share} words={words} />
        ))}
      </ul>
    </div>
  );
}

function Share({ card, share, words }: { readonly card: CardText; readonly share: number; readonly words: Words }) {
  const own = useInsightWords();
  const lang = useSettings((settings) => settings.lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <li data-known={share === 1 || undefined}>
      <span className={things.card} aria-hidden="true">
        <GameCard card={card} />
      </span>
      <span className={controls.hidden}>{words.card(card)}</span>{' '}
      <b>{share === 1 ? own.knew : percent.format(share)}</b>
    </li>
  );
}
