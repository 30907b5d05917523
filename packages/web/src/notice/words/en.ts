// The house's notice in English.
export const en = {
  fromTheHouse: 'A word from the house:',
  closesAt: (hour: string) => `The house closes at ${hour}; your games are kept.`,
  tableClosed: 'The house has closed this table.',
  understood: 'Understood',
};
