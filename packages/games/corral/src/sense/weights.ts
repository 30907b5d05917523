// How much each rule of thumb counts, in points of the game. Found by self-play.
export const WEIGHTS = {
  /** What the others could take from me before my next turn. */
  threat: 0.7,
  /** What I could take on my next turn. */
  chance: 0.5,
  /** How likely somebody is to spend the pair that they may hold. */
  ambushWill: 0.6,
  /** How far an aim card that they do not know keeps them from attacking. */
  caution: 0.5,
  /** What a point for one opponent costs me at a table of several. */
  harm: 0.5,
  /** A fighter of mine on the table, whatever it is, and each point of its speed; then the same for theirs. */
  standing: 0.5,
  liability: -0.1,
  theirStanding: -0.5,
  theirPrize: 0.1,
  /** Each point of aim on a fighter of mine. */
  aimed: 0.05,
  /** What a pair in the hand is worth beyond its cards, for each point of its sum. */
  pair: 0.15,
  /** What a showdown in the hand is worth, as a share of the street. */
  holdShowdown: 0.3,
};
/** What a card is worth in the hand: 2 to Ace, then the Joker. */
export const KEEP: number[] = [2, 0, 0, 0, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 2.5, 4];
