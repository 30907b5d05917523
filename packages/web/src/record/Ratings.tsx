// My ratings at rated tables, with how sure they are, and how they came about.
import type { MyRecord } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useTitles } from '../games/use-game.ts';
import { Plot } from './Plot.tsx';
import { pointsOf, pointsText, spreadOf } from './points.ts';
import * as styles from './record.module.css';
import { WORDS } from './words/index.ts';

export function Ratings({ ratings }: { readonly ratings: MyRecord['ratings'] }) {
  const titles = useTitles();
  const own = WORDS[useSettings((settings) => settings.lang)];
  if (ratings.length === 0) return null;
  return (
    <>
      <h2>{own.myRating}</h2>
      <p>{own.ratingAbout}</p>
      {ratings.map(({ game, mu, sigma, steps }) => {
        const values = steps.map((step) => pointsOf(step.mu));
        const spread = steps.map((step) => spreadOf(step.sigma));
        const ends = values.flatMap((value, index) => [value - (spread[index] ?? 0), value + (spread[index] ?? 0)]);
        const name = titles(game);
        return (
          <div key={game} className={styles.rating} data-part="record-rating">
            <p>
              <b>{name}:</b> {pointsText({ mu, sigma })}
            </p>
            <Plot
              label={own.ratingLabel(name, pointsText({ mu, sigma }))}
              values={values}
              spread={spread}
              low={Math.floor(Math.min(...ends) / 100) * 100}
              high={Math.ceil(Math.max(...ends) / 100) * 100}
              show={(value) => String(Math.round(value))}
            />
          </div>
        );
      })}
    </>
  );
}
