// How much each rule of thumb counts, in points of the game. Found by self-play, for two players and for several.
export interface Weights {
  /** The worst that each of the others could do to me before my next turn, and what else they could take. */
  threat: number;
  threatRest: number;
  /** The best fight that I could pick on my next turn. */
  chance: number;
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
  threatRest: 0.38,
  chance: 0.49,
  ambushWill: 0.7,
  daring: 0.79,
  cunning: 0.8,
  harm: 1,
  standing: 4.11,
  liability: -0.12,
  theirStanding: -6.88,
  theirPrize: 0.09,
  aimed: 0.24,
  theirAimed: -0.2,
  top: 0.11,
  theirTop: -0.42,
  pair: 0.24,
  holdShowdown: 0.2,
  late: 1,
  keep: [1.7, 1.3, 0.38, 0.5, 0.31, -1, 0.4, 0.19, 0.71, 0.78, 2.08, 1.13, 2.66, 5.01],
};
const CROWD: Weights = {
  threat: 1.29,
  threatRest: 0.01,
  chance: 0.06,
  ambushWill: 0.7,
  daring: 0.09,
  cunning: 0.3,
  harm: 0.58,
  standing: 1.2,
  liability: -0.08,
  theirStanding: -7.03,
  theirPrize: 0.03,
  aimed: 0.2,
  theirAimed: -0.16,
  top: 0.03,
  theirTop: -0.42,
  pair: 0.71,
  holdShowdown: 0.5,
  late: 2.02,
  keep: [2.24, -0.09, -1.45, 0, -0.2, -1.36, -0.08, 0.33, 0.36, 0.78, 1.69, 0.72, 1.26, 6.29],
};

export const weightsFor = (players: number): Weights => (players === 2 ? DUEL : CROWD);
