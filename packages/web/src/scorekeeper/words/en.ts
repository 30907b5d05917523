// The scorekeeper in English.
export const en = {
  title: (game: string) => `Score sheet: ${game}`,
  about:
    'For a table with real cards. Tap what each player has at the end; every point is counted and explained. It works without a network, and everything stays in this browser.',
  strange: 'That link holds no score sheet of this game.',
  players: 'Players',
  player: (number: number) => `Player ${number}`,
  more: 'One more player',
  fewer: 'One fewer',
  movesOn: 'Moves on by itself after each round.',
  tap: 'Choose a pile, then tap its cards. A card lies in one pile only; a second tap takes it away.',
  heldBy: (card: string, name: string) => `${card}, now with ${name}`,
  besides: (name: string) => `${name}: besides`,
  why: 'Point by point',
  whyIn: (round: string) => `${round}, point by point`,
  count: 'Add it to the sheet',
  sheet: 'The sheet',
  nothing: 'Nothing counted yet.',
  total: 'Total',
  won: (names: string, points: number) => `${points} reached: ${names} won.`,
  wonAfter: (names: string, rounds: number) =>
    `After ${rounds === 1 ? 'one round' : `${rounds} rounds`}: ${names} won.`,
  undo: 'Undo',
  share: 'Copy a link to this sheet',
  anew: 'New sheet',
  rules: 'The rules',
} as const;
