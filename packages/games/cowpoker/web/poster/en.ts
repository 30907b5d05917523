// The line on the poster in English.
export const line = 'Four ranches, one trick at a time. The best gang is a poker hand.';
