// The help at the table in English.

export const en = {
  yourTurn: 'On your turn',
  onTheTable: 'On the table',
  glows: 'What glows can be tapped. Tap anything else, and the table says why not.',
  inHand: 'Cards in hand',
  whoseTurn: 'The table waits for this player',
  tapSeat: 'Tap a name to see all that lies before that player.',
  keys: 'With the keyboard',
  keyLines: [
    ['← ↑ ↓ →', 'move around'],
    ['N', 'next playable card'],
    ['Enter', 'pick it'],
    ['Esc', 'put it back'],
    ['?', 'why not?'],
    ['H', 'a hint'],
    ['U', 'take back'],
  ],
  learn: 'Learn it by playing',
  allRules: 'All the rules',
};
