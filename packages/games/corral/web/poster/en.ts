// The line on the poster in English.
export const line = 'Line up your fighters, hide your aim, and pick the right moment to draw.';
