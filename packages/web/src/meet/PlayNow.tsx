// Play somebody now: one tap on a game leads to whoever waits for the same, or waits for them.
import { detach } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { useAppWords } from '../words/index.ts';
import { CLOCKS } from './online-setting.ts';
import { type PlayWish, seekCompany } from './seeking.ts';
import { useMeetWords } from './use-meet-words.ts';

const PACES = ['brisk', 'calm'] as const;

export function PlayNow() {
  const own = useMeetWords();
  const words = useAppWords();
  const titles = useTitles();
  const [, go] = useLocation();
  const [clock, setClock] = useState<(typeof PACES)[number]>('calm');
  const [rated, setRated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function seek(wish: PlayWish): Promise<void> {
    setBusy(true);
    try {
      go(await seekCompany(wish));
    } catch (reason) {
      setProblem(reason instanceof ProblemError ? reason.message : words.offline);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section aria-label={own.playNow} data-part="play-now">
      <h2>{own.playNow}</h2>
      <p>{own.playNowAbout}</p>
      <div className={controls.actions} data-part="actions">
        {GAME_IDS.map((game) => (
          <button
            key={game}
            type="button"
            className={controls.button}
            disabled={busy}
            data-game={game}
            onClick={() => detach(seek({ game, clock: CLOCKS[clock], rated }), reportError)}
          >
            {titles(game)}
          </button>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {problem}
        </p>
      )}
      <details className={controls.folded}>
        <summary>{own.howNow(own.clocks[clock], rated ? own.rated : own.friendly)}</summary>
        <Picks
          legend={own.clock}
          name="pace"
          values={PACES}
          value={clock}
          nameOf={(value) => own.clocks[value]}
          onPick={setClock}
        />
        <label className={controls.toggle}>
          <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} /> {own.rated}
        </label>
      </details>
    </section>
  );
}
