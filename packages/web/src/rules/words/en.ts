// The rules pages in English.
export const en = {
  title: 'The rules',
  titleOf: (game: string) => `Rules: ${game}`,
  games: 'Which rules',
  all: 'All three',
  glossary: 'Glossary',
  glossaryAbout:
    'What things are called. Where a game has German and Italian editions the words are theirs; elsewhere they are ours.',
  search: 'Search the rules',
  searchGlossary: 'Search the glossary',
  example: 'Try: Joker, tie, draw pile',
  found: (count: number) => (count === 1 ? '1 clause' : `${count} clauses`),
  terms: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  nothing: 'No clause says that. Fewer words find more.',
  rulebook: 'The rulebook says so',
  settled: 'Settled here, where the rulebook is silent',
  learn: 'Learn it by playing',
  scores: 'Keep score with real cards',
  toPrint: 'Print: two pages',
  print: 'Print',
  hands: 'Explain a poker hand',
  chapters: 'Chapters',
} as const;
