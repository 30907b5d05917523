// The line on the poster in English.
export const line = 'Pass, pull a gun, pin a badge. First to five hundred rides home.';
