// Simulated games in English.
export const en = {
  preview: 'What these rules do',
  previewAbout: (games: number) =>
    `Deputies try it out: ${games} matches with your rules, ${games} with the usual ones. Whiskers and ± are 95% intervals.`,
  playing: (done: number, of: number) => `${done} of ${of} matches played`,
  failed: 'The simulation broke off.',
  yours: 'Your rules',
  usual: 'Usual rules',
  lengths: 'Length in moves',
  scores: 'Points in the end',
  byTurn: 'The luck of the seat',
  byTurnAbout: 'Share of the wins by turn. The dashed line is a fair share.',
  turn: (place: number) => `${['1st', '2nd', '3rd'][place - 1] ?? `${place}th`} to move`,
  mean: 'On average',
} as const;
