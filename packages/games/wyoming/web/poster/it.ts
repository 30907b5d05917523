// The line on the poster in Italian.
export const line = 'Passa, estrai una pistola, appunta una stella. Chi arriva a cinquecento torna a casa.';
