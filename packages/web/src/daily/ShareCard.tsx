// The card to share: what it says, and the ways to take it along.
import { detach, streakOf } from '@sagebrush/engine';
import type { DailyDeal, DailyField } from '@sagebrush/protocol';
import { useCopy } from '@sagebrush/table-kit/forms/use-copy.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useTitles } from '../games/use-game.ts';
import { server } from '../table/server.ts';
import * as styles from './daily.module.css';
import { sharePicture, shareText } from './share.ts';
import { useAnswer } from './use-day.ts';
import { useDailyWords } from './words/index.ts';

export function ShareCard({ deal, field }: { readonly deal: DailyDeal; readonly field: DailyField }) {
  const words = useDailyWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  const { copied, copy } = useCopy();
  const mine = useAnswer(async () => (await server.call('myDailies')).tries, 'mine');
  const { day, game } = deal;
  const done = Array.isArray(mine) ? mine.filter(({ state }) => state === 'done') : [];
  const shared = {
    title: titles(game),
    day,
    margin: deal.mine?.margin ?? 0,
    place: deal.mine?.field ? field.place : null,
    people: field.people,
    counts: field.counts,
    streak: streakOf(
      done.map((one) => one.day),
      day,
    ).now,
  };
  const address = `${location.origin}/daily/${day}/${game}`;
  const text = shareText(shared, words, lang, address);
  async function savePicture(): Promise<void> {
    const href = URL.createObjectURL(await sharePicture(shared, words, lang, address));
    Object.assign(document.createElement('a'), { href, download: `sagebrush-${day}-${game}.png` }).click();
    URL.revokeObjectURL(href);
  }
  return (
    <section aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <pre className={styles.card} data-part="share-card">
        {text}
      </pre>
      <div className={controls.actions}>
        <button type="button" className={`${controls.button} ${controls.small}`} onClick={() => copy(text)}>
          {words.copy}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.plain} ${controls.small}`}
          data-part="share-picture"
          onClick={() => detach(savePicture(), reportError)}
        >
          {words.picture}
        </button>
        <span role="status">{copied === text ? words.copied : words.shareAbout}</span>
      </div>
    </section>
  );
}
