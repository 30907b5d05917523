// How a day's cards are dealt: nobody adds to the shuffle, so that it is the same for everyone.
import { commitmentTo, type Day, dailyOf, dealOf, type Game } from '@sagebrush/engine';

interface DayOfGame {
  readonly day: Day;
  readonly secret: string;
}

export const chanceOfDay = (game: Game, { day, secret }: DayOfGame) =>
  ({
    kind: 'fair',
    commitment: commitmentTo(secret),
    contributions: game.seating(dailyOf(game).players).map(() => null),
    secret,
    deal: dealOf(game.id, day),
  }) as const;
