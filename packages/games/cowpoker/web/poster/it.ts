// The line on the poster in Italian.
export const line = 'Quattro ranch, una sfida alla volta. La banda migliore è una mano di poker.';
