// The line on the poster in German.
export const line = 'Vier Ranches, ein Stich nach dem anderen. Die beste Bande ist ein Pokerblatt.';
