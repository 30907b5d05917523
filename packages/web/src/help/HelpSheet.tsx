// The help at the table: what the game is about, what can be done, and what the signs mean; the lesson and the rules
// are one tap away.
import './help.css';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { CardBack } from '../cards/CardBack.tsx';
import type { GameId } from '../games/ids.ts';
import { Dialog } from '../play/Dialog.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { WORDS } from './words/index.ts';

export function HelpSheet({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const own = WORDS[useSettings((settings) => settings.lang)];
  useEffect(() => changeSettings({ helped: true }), []);
  return (
    <Dialog title={useWords().help} onClose={onClose} className="help">
      <p className="help-goal">{own.goals[game]}</p>
      <div className="actions">
        <Link href={`/learn/${game}`} className="button">
          {own.learn}
        </Link>
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer" className="button plain">
          {own.allRules}
        </a>
      </div>
      <h3>{own.yourTurn}</h3>
      <ul className="help-moves">
        {own.moves[game].map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <h3>{own.onTheTable}</h3>
      <Signs game={game} />
      <p>{own.glows}</p>
      <p>{own.tapSeat}</p>
      <section className="help-keys">
        <h3>{own.keys}</h3>
        <dl>
          {own.keyLines.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

function Signs({ game }: { readonly game: GameId }) {
  const own = WORDS[useSettings((settings) => settings.lang)];
  return (
    <dl className="help-signs">
      <div>
        <dt aria-hidden="true">
          <span className="mini-back">
            <CardBack />
          </span>
          5
        </dt>
        <dd>{own.inHand}</dd>
      </div>
      <div>
        <dt aria-hidden="true">
          <span className="seat-score">12</span>
        </dt>
        <dd>{own.scores[game]}</dd>
      </div>
      <div>
        <dt aria-hidden="true">
          <span className="help-star">★</span>
        </dt>
        <dd>{own.whoseTurn}</dd>
      </div>
      {game === 'cowpoker' &&
        VALUES.map(([value, sign]) => (
          <div key={value}>
            <dt aria-hidden="true">
              <span className={`help-value help-value-${value}`}>
                <Icon name={sign} />
              </span>
            </dt>
            <dd>{own.values[value]}</dd>
          </div>
        ))}
    </dl>
  );
}

const VALUES = [
  ['points', 'coin'],
  ['roundup', 'lasso'],
  ['gunfight', 'revolver'],
] as const;
