// The rules pages in Italian.
import type { RulesWords } from './index.ts';

export const it: RulesWords = {
  title: 'Le regole',
  titleOf: (game) => `Regole: ${game}`,
  games: 'Quali regole',
  all: 'Tutti e tre',
  glossary: 'Glossario',
  glossaryAbout:
    'Come si chiamano le cose. Dove un gioco ha edizioni tedesche e italiane le parole sono le loro; altrove sono nostre.',
  search: 'Cerca nelle regole',
  searchGlossary: 'Cerca nel glossario',
  example: 'Prova: jolly, parità, mazzo',
  found: (count) => (count === 1 ? '1 clausola' : `${count} clausole`),
  terms: (count) => (count === 1 ? '1 parola' : `${count} parole`),
  nothing: 'Nessuna clausola ne parla. Con meno parole si trova di più.',
  rulebook: 'Lo dice il regolamento',
  settled: 'Deciso qui, dove il regolamento tace',
  learn: 'Imparalo giocando',
  scores: 'Segnapunti per carte vere',
  toPrint: 'Da stampare: due pagine',
  print: 'Stampa',
  hands: 'Spiega una mano di poker',
  chapters: 'Capitoli',
};
