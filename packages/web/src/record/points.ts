// OpenSkill's numbers as points: 1000 is where everyone starts, and two sigmas on either side hold the truth 95 times
// in a hundred.
const SCALE = 40;

export const pointsOf = (mu: number): number => SCALE * mu;
export const ratingMargin = (sigma: number): number => 2 * SCALE * sigma;
export const pointsText = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }): string =>
  `${Math.round(pointsOf(mu))} ± ${Math.round(ratingMargin(sigma))}`;
