// Understanding a match, in English.
export const en = {
  title: 'Review the game',
  about:
    'Bots that play by the rules of thumb look back at a finished match: who stood how, what decided it, and what would have been better.',
  whence: 'Open one from your matches, a score sheet or a replay, or choose the file of a log.',
  looking: 'Looking for the match …',
  unfinished: 'This match is not over yet. You can review it once it is.',
  failed: (reason: string) => `This match could not be reviewed. ${reason}`,
  working: (percent: string) => `Imagining thousands of games: ${percent}`,
  cancel: 'Stop',
  stopped: 'Stopped.',
  again: 'Begin again',
  estimates: (decisions: string) =>
    `All of it is estimated, from what each seat could know. ${decisions} decisions were judged.`,
  chancesAbout:
    'Each line is one seat, as it could judge its own chances. Point at the chart, or move the slider, to read a moment.',
  chartOf: (names: string) => `Chart of the chances of ${names} from the deal to the end`,
  moment: 'Moment',
  moveOf: (move: number, moves: number) => `Move ${move} of ${moves}`,
  toReplay: 'See it in the replay',
  toReplayOf: (move: number) => `See move ${move} in the replay`,
  asPuzzle: 'Find the better play',
  asTable: 'The chart as a table',
  move: 'Move',
  costliestAbout:
    'A decision is called a mistake only when its loss is clear of the noise: the chance of a single false alarm in the whole match is one in twenty at most.',
  luckAbout:
    'What the cards gave and what the decisions gave, as parts of the win. A decision counts against what the rule of thumb would have done. The parts add up to the result.',
  plusMinus: (error: string) => `± ${error}`,
  seat: 'Seat',

  knowledge: 'Knowledge',
  knowledgeOf: (name: string) => `What ${name} knew`,
  knowledgeAbout: 'Where a bot in this seat would have expected the unseen cards, and where they were.',
  knowledgeAll: 'Nothing was hidden from this seat.',
  truth: 'It was',
  expected: 'Most expected',
  knew: 'known',
  thinking: 'Imagining …',
  pileOf: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
} as const;
