// The line on the poster in German.
export const line = '{{title}}: Leg eine Karte verdeckt hin und hoffe, dass niemand höher hofft.';
