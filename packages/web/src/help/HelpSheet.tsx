// The help at the table: what the game is about, what can be done, and what the signs mean; the lesson and the rules
// are one tap away.

import { CardBack } from '@sagebrush/table-kit/cards/CardBack.tsx';
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import * as seatPanelStyles from '@sagebrush/table-kit/table/SeatPanel.module.css';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { gameHelp } from '../games/games.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './help.module.css';
import { WORDS } from './words/index.ts';

export function HelpSheet({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const lang = useSettings((settings) => settings.lang);
  const own = WORDS[lang];
  const help = use(gameHelp(game, lang));
  useEffect(() => changeSettings({ helped: true }), []);
  return (
    <Dialog title={useAppWords().help} onClose={onClose} className={styles.help}>
      <p className={styles.goal}>{help.goal}</p>
      <div className={controls.actions} data-part="actions">
        <Link href={`/learn/${game}`} className={controls.button}>
          {own.learn}
        </Link>
        <a
          href={siteHref(`/rules/${game}`)}
          target="_blank"
          rel="noreferrer"
          className={`${controls.button} ${controls.plain}`}
        >
          {own.allRules}
        </a>
      </div>
      <h3>{own.yourTurn}</h3>
      <ul className={styles.moves}>
        {help.moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <h3>{own.onTheTable}</h3>
      <Signs help={help} />
      <p>{own.glows}</p>
      <p>{own.tapSeat}</p>
      <section className={styles.keys}>
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
    <dl className={styles.signs}>
      <div>
        <dt aria-hidden="true">
          <span className={seatPanelStyles.miniBack}>
            <CardBack />
          </span>
          5
        </dt>
        <dd>{own.inHand}</dd>
      </div>
      <div>
        <dt aria-hidden="true">
          <span className={seatPanelStyles.score} data-part="seat-score">
            12
          </span>
        </dt>
        <dd>{help.score}</dd>
      </div>
      <div>
        <dt aria-hidden="true">
          <span className={styles.star}>★</span>
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
