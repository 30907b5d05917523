// The line on the poster in English.
export const line = '{{title}}: Lay one card face down, and hope that nobody hopes higher.';
