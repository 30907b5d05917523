// My ratings at rated tables, with how sure they are, and how they came about.
import type { MyRecord } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useTitles } from '../games/use-game.ts';
import { LinePlot } from './LinePlot.tsx';
import { pointsOf, pointsText, ratingMargin } from './points.ts';
import * as styles from './record.module.css';
import { WORDS } from './words/index.ts';

interface Props {
  readonly ratings: MyRecord['ratings'];
  /** Mine, where nothing else is said. */
  readonly title?: string;
}

export function Ratings({ ratings, title }: Props) {
  const titles = useTitles();
  const own = WORDS[useSettings((settings) => settings.lang)];
  if (ratings.length === 0) return null;
  return (
    <>
      <h2>{title ?? own.myRating}</h2>
      <p>{own.ratingAbout}</p>
      {ratings.map(({ game, mu, sigma, steps, provisional }) => {
        const values = steps.map((step) => pointsOf(step.mu));
        const spread = steps.map((step) => ratingMargin(step.sigma));
        const ends = values.flatMap((value, index) => [value - (spread[index] ?? 0), value + (spread[index] ?? 0)]);
        const name = titles(game);
        return (
          <div key={game} className={styles.rating} data-part="record-rating">
            <p>
              <b>{name}:</b> {pointsText({ mu, sigma })} {provisional && <em>{own.provisional}</em>}
            </p>
            <LinePlot
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
