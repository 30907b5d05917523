// The line on the poster in Italian.
export const line = 'Passa, estrai una pistola, appunta una stella. Chi arriva per primo a cinquecento torna a casa.';
