// The few calls of the peers that the benches make; they bring no types of their own.
declare module 'pokersolver' {
  type HandValue = { readonly __handValue: unique symbol };
  class Game {
    constructor(name: string);
    handValues: HandValue[];
    noKickers: boolean;
    lowestQualified: string | null;
  }
  const solver: {
    Game: typeof Game;
    Hand: { solve(cards: readonly string[], game?: Game): { readonly rank: number; readonly name: string } };
    FiveOfAKind: HandValue;
    StraightFlush: HandValue;
    FourOfAKind: HandValue;
    FullHouse: HandValue;
    Flush: HandValue;
    Straight: HandValue;
    ThreeOfAKind: HandValue;
    TwoPair: HandValue;
    OnePair: HandValue;
    HighCard: HandValue;
  };
  export = solver;
}

declare module 'poker-ranking' {
  const ranking: {
    evaluateHand(cards: readonly string[], options: { aceCanBeLow: boolean; wildCards?: readonly string[] }): string;
  };
  export = ranking;
}
