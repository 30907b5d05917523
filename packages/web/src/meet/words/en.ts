// Meeting at a table, in English.
export const en = {
  // How a table with others goes
  clock: 'Time for a decision',
  clockAbout: 'If you run out of time, a bot plays for you until you are back.',
  clockAboutRated: 'If you run out of time, a bot makes that one decision; three in a row, and you have lost.',
  clocks: { none: 'No clock', brisk: '30 seconds', calm: '2 minutes', letters: '1 day' },
  watchers: 'People may watch',
  watchersAbout: 'From the rail: they see what lies open and no hand.',
  hints: 'Hints',
  hintsAbout: 'Everyone may ask a bot for advice. Never at rated tables.',
  standIn: 'The stand-in',
  standInAbout: 'Plays on when somebody leaves or runs out of time. At rated tables always a greenhorn.',
  talk: 'Who may talk',
  talks: {
    apart: 'Players; watchers among themselves',
    everyone: 'Everyone',
    players: 'Players only',
    nobody: 'Nobody',
  },

  // The lobby
  full: 'Full',
  playing: 'Being played',
  seats: (taken: number, all: number) => `${taken} of ${all} seats`,
  waits: 'Waiting:',
  bot: 'bot',
  gone: 'just away',
  rated: 'Rated',
  friendly: 'Not rated',
  seconds: (count: number) => (count === 1 ? '1 second a decision' : `${count} seconds a decision`),
  minutes: (count: number) => (count === 1 ? '1 minute a decision' : `${count} minutes a decision`),
  days: (count: number) => (count === 1 ? '1 day a decision' : `${count} days a decision`),
  noClock: 'No clock',
  usualRules: 'Usual rules',
  ownRules: (count: number) => (count === 1 ? '1 house rule' : `${count} house rules`),
  open: 'Open a table',

  // The waiting room
  listed: 'Anyone may join',
  unlisted: 'By link only',
  noWatchers: 'Nobody watches',
  hintsOn: 'With hints',
  hintsOff: 'No hints',
  standInIs: (level: string) => `Stand-in: ${level}`,
  talkIs: (who: string) => `Talk: ${who}`,
  yes: 'yes',
  no: 'no',
  qrCode: 'QR code',
  qrAbout: 'The link to this table as a QR code',
  host: 'Host',
  person: 'Player',
  program: 'Program',
  here: 'here',
  away: 'away',
  ready: 'ready',
  notReady: 'not ready yet',
  series: (count: number) => (count === 1 ? 'The series after 1 match' : `The series after ${count} matches`),
  player: 'Player',
  wins: 'Wins',
  points: 'Points',

  // Play somebody now
  playNow: 'Play somebody now',
  playNowAbout: 'Choose a game: you sit down where somebody waits, or they come to you.',
  howNow: (clock: string, rated: string) => `${clock} a decision · ${rated}`,
  looking: 'Looking for somebody. The cards are dealt as soon as every chair is taken.',
  botsMeanwhile: 'Play bots meanwhile',
  botsMeanwhileAbout: 'The search goes on, and you are told when somebody comes.',
  stopLooking: 'Stop looking',
  stillLooking: (game: string) => `Still looking for somebody: ${game}`,
  somebodyCame: (game: string) => `Somebody has come: ${game}. The cards are dealt.`,
  toTable: 'To the table',

  // Another match
  toRoom: 'Back to the waiting room',
  readyAre: (names: string) => `Ready: ${names}.`,
  waitFor: (names: string) => `Not yet: ${names}.`,
  freeChairs: (count: number) =>
    count === 1
      ? 'One chair is free: a bot, or somebody you invite from the waiting room, can take it.'
      : `${count} chairs are free: bots, or people you invite from the waiting room, can take them.`,
};
