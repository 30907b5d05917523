// The line on the poster in Italian.
export const line = '{{title}}: Metti una carta coperta e spera che nessuno speri più in alto.';
