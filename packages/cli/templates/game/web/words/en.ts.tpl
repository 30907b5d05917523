// This game's table in English.
export const en = {
  bids: 'The bids',
  bidHere: 'Bid here',
  wonBy: (name: string) => `${name} wins the bid`,
} as const;
