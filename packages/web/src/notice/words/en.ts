// The house's notice in English.
export const en = {
  fromTheHouse: 'A word from the house:',
  closesAt: (hour: string) => `The house closes at ${hour}; your games are kept.`,
  tableClosed: {
    house: 'The house has closed this table.',
    moves: 'This match has become too long and ends here, without a result.',
    idle: 'Nobody has moved here for a long time: the match has ended without a result.',
  },
  understood: 'Understood',
};
