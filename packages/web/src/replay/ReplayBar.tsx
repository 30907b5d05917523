// The line above the hand in a replay: what just happened, and the ways through the match.

import type { Words } from '@sagebrush/engine';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import type { IconName } from '@sagebrush/table-kit/art/icon-paths.ts';
import { useCopy } from '@sagebrush/table-kit/forms/use-copy.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { Said } from '@sagebrush/table-kit/table/Said.tsx';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Knowledge } from '../insight/Knowledge.tsx';
import * as barStyles from '../play/TableBar.module.css';
import { type Eyes, eyesIn, replayAddress } from './address.ts';
import * as styles from './ReplayBar.module.css';
import { eyesFor, type Replay } from './replay.ts';
import { type Playing, usePlaying } from './use-playing.ts';
import { useReplayWords } from './words/index.ts';

interface Props {
  readonly replay: Replay;
  readonly words: Words;
}

export function ReplayBar({ replay, words }: Props) {
  const own = useReplayWords();
  const { at, last } = useStore(replay.store);
  const playing = usePlaying(replay);
  useAddress(replay);
  return (
    <section className={styles.bar} data-part="replay-bar" aria-label={own.controls}>
      <Happened words={words} />
      {replay.found.open && <Knowledge replay={replay} words={words} />}
      <div className={styles.line}>
        <Steps replay={replay} playing={playing} />
        <label className={styles.pace}>
          <span>{own.pace}</span>
          <select value={playing.pace} onChange={({ target }) => playing.setPace(target.value as Playing['pace'])}>
            {(['slow', 'normal', 'quick'] as const).map((pace) => (
              <option key={pace} value={pace}>
                {own.paces[pace]}
              </option>
            ))}
          </select>
        </label>
        <CopyMoment replay={replay} />
      </div>
      <div className={styles.line}>
        <EyesField replay={replay} />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          value={at}
          aria-label={own.position}
          aria-valuetext={at === 0 ? own.deal : own.moveOf(at, last)}
          onChange={({ target }) => playing.go(target.valueAsNumber)}
        />
        <output className={styles.place} data-part="replay-place">
          {at} / {last}
        </output>
      </div>
    </section>
  );
}

/** The last thing that was told, or who took something back. */
function Happened({ words }: { readonly words: Words }) {
  const own = useReplayWords();
  const latest = useShown((shown) => shown.log.at(-1));
  const undone = useShown(({ moment }) => (moment?.undone ? moment.by?.seat : undefined));
  const players = useShown((shown) => shown.seating?.players);
  return (
    <p className={styles.happened} data-part="replay-happened">
      {undone === undefined
        ? latest && <Said sentence={words.event(latest.event)} words={words} quiet />
        : own.takenBack(players?.[undone]?.name ?? '')}
    </p>
  );
}

function Steps({ replay, playing }: { readonly replay: Replay; readonly playing: Playing }) {
  const own = useReplayWords();
  const { at, last } = useStore(replay.store);
  const button = (name: string, sign: IconName, disabled: boolean, onClick: () => void) => (
    <button
      type="button"
      className={`${barStyles.button} ${barStyles.sign}`}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={sign} />
    </button>
  );
  return (
    <div className={styles.steps} data-part="replay-steps">
      {button(own.first, 'first', at === 0, () => playing.go(0))}
      {button(own.back, 'back', at === 0, () => playing.go(at - 1))}
      {playing.on
        ? button(own.pause, 'pause', false, playing.toggle)
        : button(own.play, 'play', at === last, playing.toggle)}
      {button(own.forward, 'forward', at === last, () => playing.go(at + 1))}
      {button(own.last, 'last', at === last, () => playing.go(last))}
    </div>
  );
}

function EyesField({ replay }: { readonly replay: Replay }) {
  const own = useReplayWords();
  const eyes = useStore(replay.store, (shown) => shown.eyes);
  const { players } = replay.found;
  const nameOf = (one: Eyes): string => {
    if (one === 'open') return own.everything;
    return one === 'rail' ? own.rail : (players[one]?.name ?? '');
  };
  return (
    <label className={styles.eyes}>
      <span>{own.eyes}</span>
      <select value={String(eyes)} onChange={({ target }) => replay.lookThrough(eyesIn(target.value) ?? 'rail')}>
        {eyesFor(replay.found).map((one) => (
          <option key={one} value={String(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function CopyMoment({ replay }: { readonly replay: Replay }) {
  const own = useReplayWords();
  const { at, eyes } = useStore(replay.store);
  const { copied, copy } = useCopy();
  const address = `${location.origin}${siteHref(replayAddress({ match: replay.found.log.match, at, eyes }))}`;
  return (
    <span className={styles.copyMoment}>
      <button
        type="button"
        className={`${barStyles.button} ${barStyles.sign}`}
        title={own.copyMoment}
        aria-label={own.copyMoment}
        onClick={() => copy(address)}
      >
        <Icon name="chain" />
      </button>
      <span role="status">{copied === address && own.copied}</span>
    </span>
  );
}

/** Browsers allow an address to change only so often. */
const SETTLED = 400;

/** The address follows, so that a reload or a bookmark finds the same moment. */
function useAddress(replay: Replay): void {
  const { at, eyes } = useStore(replay.store);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        history.replaceState(history.state, '', siteHref(replayAddress({ match: replay.found.log.match, at, eyes }))),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [replay, at, eyes]);
}
