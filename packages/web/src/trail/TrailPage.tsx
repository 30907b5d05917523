// The trail: named bots of each game, one after the other, and what beating them brought.
import { detach, type TrailCharacter } from '@sagebrush/engine';
import { SeatFace } from '@sagebrush/table-kit/art/SeatFace.tsx';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, EARNED_BACKS, EARNED_FELTS, FELTS, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import type { SavedMatch } from '../table/match-store.ts';
import { useAppWords } from '../words/index.ts';
import { isDecided, seriesAgainst, trailKey } from './series.ts';
import * as styles from './trail.module.css';
import { type GameTrail, useRewardName, useTrails } from './use-trail.ts';
import { useTrailWords } from './words/index.ts';

export function TrailPage() {
  const app = useAppWords();
  const words = useTrailWords();
  const shown = useTrails();
  return (
    <Page title={words.trail}>
      <p>{words.about}</p>
      {!shown && <p role="status">{app.loading}</p>}
      {shown?.trails.map((trail) => (
        <OneTrail key={trail.game} trail={trail} matches={shown.matches} />
      ))}
      {shown && <Worn />}
    </Page>
  );
}

function OneTrail({ trail, matches }: { readonly trail: GameTrail; readonly matches: readonly SavedMatch[] }) {
  const titles = useTitles();
  const { game } = trail;
  return (
    <section aria-labelledby={`trail-${game}`}>
      <h2 id={`trail-${game}`}>{titles(game)}</h2>
      <ol className={styles.trail} data-part="trail" data-game={game}>
        {trail.characters.map((character, index, all) => (
          <Stop key={character.id} trail={trail} character={character} before={all[index - 1]} matches={matches} />
        ))}
      </ol>
    </section>
  );
}

interface StopProps {
  readonly trail: GameTrail;
  readonly character: TrailCharacter;
  readonly before: TrailCharacter | undefined;
  readonly matches: readonly SavedMatch[];
}

function Stop({ trail, character, before, matches }: StopProps) {
  const app = useAppWords();
  const words = useTrailWords();
  const rewardName = useRewardName();
  const { lang, beaten } = useSettings();
  const { game, lines, rewards } = trail;
  const { id, name, level } = character;
  const isBeaten = beaten.includes(trailKey(game, id));
  const isOpen = !before || beaten.includes(trailKey(game, before.id));
  const state = isOpen ? 'open' : 'closed';
  const series = seriesAgainst(matches, game, id);
  const isUnderWay = !isDecided(series) && series.won + series.lost > 0;
  const said = lines[lang][id];
  const reward = rewards[id];
  const levelName = app.levels[level as keyof typeof app.levels] ?? level;
  return (
    <li data-part="stop" data-state={isBeaten ? 'beaten' : state}>
      <SeatFace name={name} kind="bot" />
      <div>
        <h3>{name}</h3>
        <p>
          {words.plain(levelName)} · {said?.about}
        </p>
        {isOpen ? <blockquote>{said?.hello}</blockquote> : <p>{before && words.closed(before.name)}</p>}
        {isUnderWay && <p>{words.series(series.won, series.lost)}</p>}
        {isBeaten && (
          <p>
            <b>{words.beaten}.</b> {reward && words.got(rewardName(reward))}
          </p>
        )}
        {isOpen && <PlayButton trail={trail} character={character} isBeaten={isBeaten} />}
      </div>
    </li>
  );
}

interface PlayProps extends Pick<StopProps, 'trail' | 'character'> {
  readonly isBeaten: boolean;
}

function PlayButton({ trail, character, isBeaten }: PlayProps) {
  const words = useTrailWords();
  const [, go] = useLocation();
  const [isDealing, setDealing] = useState(false);
  async function play(): Promise<void> {
    setDealing(true);
    const { meetOnTrail } = await import('../table/deal-in.ts');
    go(await meetOnTrail(trail.game, trail, character));
  }
  const verb = isBeaten ? words.playAgain : words.play;
  return (
    <button
      type="button"
      className={isBeaten ? `${controls.button} ${controls.plain}` : controls.button}
      aria-label={`${verb}: ${character.name}`}
      disabled={isDealing}
      onClick={() => detach(play(), reportError)}
    >
      {verb}
    </button>
  );
}

/** What was earned, and may be worn. */
function Worn() {
  const app = useAppWords();
  const words = useTrailWords();
  const { earned, felt, back, hat, name } = useSettings();
  const has = (key: string): boolean => earned.includes(key);
  const felts = EARNED_FELTS.filter((one) => has(`felt:${one}`));
  const backs = EARNED_BACKS.filter((one) => has(`back:${one}`));
  const hats = earned.flatMap((key) => (key.startsWith('hat:') ? [key.slice('hat:'.length)] : []));
  return (
    <section aria-labelledby="worn" data-part="worn">
      <h2 id="worn">{words.worn}</h2>
      {earned.length === 0 && <p>{words.nothingYet}</p>}
      {felts.length > 0 && (
        <Picks
          legend={words.felt}
          name="felt"
          values={[...FELTS, ...felts]}
          value={felt}
          nameOf={(one) => app.felts[one]}
          onPick={(one) => changeSettings({ felt: one })}
        />
      )}
      {backs.length > 0 && (
        <Picks
          legend={words.back}
          name="back"
          values={['sagebrush', ...backs]}
          value={back}
          nameOf={(one) => words.backs[one]}
          onPick={(one) => changeSettings({ back: one })}
        />
      )}
      {hats.length > 0 && (
        <div className={styles.hats}>
          <SeatFace name={name || app.nameless} kind="you" />
          <Picks
            legend={words.hat}
            name="hat"
            values={['', ...hats]}
            value={hat}
            nameOf={(one) => (one === '' ? words.ownHat : (words.hats[one] ?? one))}
            onPick={(one) => changeSettings({ hat: one })}
          />
        </div>
      )}
    </section>
  );
}
