// The help at the table: what the game is about, what can be done, and what the signs mean; the lesson and the rules
// are one tap away.
import './help.css';
import { CardBack } from '@sagebrush/table-kit/cards/CardBack.tsx';
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { gameHelp } from '../games/games.ts';
import { useWords } from '../words/index.ts';
import { WORDS } from './words/index.ts';

export function HelpSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const lang = useSettings((settings) => settings.lang);
  const own = WORDS[lang];
  const help = use(gameHelp(game, lang));
  useEffect(() => changeSettings({ helped: true }), []);
  return (
    <Dialog title={useWords().help} onClose={onClose} className="help">
      <p className="help-goal">{help.goal}</p>
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
        {help.moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <h3>{own.onTheTable}</h3>
      <Signs help={help} />
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

function Signs({ help }: { readonly help: GameHelp }) {
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
        <dd>{help.score}</dd>
      </div>
      <div>
        <dt aria-hidden="true">
          <span className="help-star">★</span>
        </dt>
        <dd>{own.whoseTurn}</dd>
      </div>
      {help.signs?.map(({ sign, text }) => (
        <div key={text}>
          <dt aria-hidden="true">{sign}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
