// The line on the poster in Italian.
export const line = 'Schiera i tuoi, nascondi la mira e scegli il momento giusto per sparare.';
