// How much each rule of thumb counts, in points of the game. Found by self-play, for two players and for several.
export interface Weights {
  /** The worst that each of the others could do to me before my next turn, and what else they could take. */
  threat: number;
  threatRest: number;
  /** The best fight that I could pick on my next turn, and the others. */
  chance: number;
  chanceRest: number;
  /** How likely somebody is to spend the pair that they may hold. */
  ambushWill: number;
  /** How likely somebody is to shoot at aim cards that they do not know. */
  daring: number;
  /** How much likelier a high card is among the aim cards of others than among all that is unseen. */
  cunning: number;
  /** What a point for one opponent costs me. */
  harm: number;
  /** A fighter of mine on the table, whatever it is, and each point of its speed; then the same for theirs. */
  standing: number;
  liability: number;
  theirStanding: number;
  theirPrize: number;
  /** To have no fighter at all, and an opponent who has none: the next one out stands alone. */
  bare: number;
  theirBare: number;
  /** Each point of aim on a fighter of mine; each hidden aim card of theirs. */
  aimed: number;
  theirAimed: number;
  /** Each point of the fastest fighter on the table that is mine, and that is theirs. */
  top: number;
  theirTop: number;
  /** Each point of the best pair in the hand. */
  pair: number;
  /** A showdown in the hand, as a share of the street. */
  holdShowdown: number;
  /** What the cards in the hand are still worth once the deck is empty, as a share. */
  late: number;
  /** What a card is worth in the hand: 2 to Ace, then the Joker. */
  readonly keep: readonly number[];
}

const DUEL: Weights = {
  threat: 1.61,
  threatRest: 0.43,
  chance: 0.49,
  chanceRest: -0.09,
  ambushWill: 0.7,
  daring: 0.79,
  cunning: 0.8,
  harm: 1,
  standing: 4.11,
  liability: -0.12,
  theirStanding: -5.4,
  theirPrize: 0.09,
  bare: 0,
  theirBare: 0.17,
  aimed: 0.24,
  theirAimed: -0.2,
  top: 0.11,
  theirTop: -0.42,
  pair: 0.43,
  holdShowdown: 0.2,
  late: 1,
  keep: [1.7, 1.3, 0.38, 0.5, 0.31, -1, 0.4, 0.57, 0.71, 0.78, 2.18, 1.03, 1.73, 5.01],
};
const CROWD: Weights = {
  threat: 1.42,
  threatRest: 0.01,
  chance: 0.06,
  chanceRest: 0,
  ambushWill: 0.7,
  daring: 0.09,
  cunning: 0.3,
  harm: 0.46,
  standing: 1.2,
  liability: -0.08,
  theirStanding: -7.03,
  theirPrize: 0.03,
  bare: -0.04,
  theirBare: 0,
  aimed: 0.24,
  theirAimed: -0.23,
  top: 0.03,
  theirTop: -0.42,
  pair: 0.43,
  holdShowdown: 0.39,
  late: 2.02,
  keep: [2.9, 0.16, -1.03, 0.04, -0.2, -0.2, 0.13, 0.33, 0.49, 0.78, 2.02, 0.72, 1.26, 6.49],
};

export const weightsFor = (players: number): Weights => (players === 2 ? DUEL : CROWD);
