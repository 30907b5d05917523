// The line on the poster in German.
export const line = 'Stell deine Leute auf, ziel im Verborgenen und zieh im richtigen Moment.';
