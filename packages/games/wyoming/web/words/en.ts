// This game's table in English.

export const en = {
  badgesLeft: (count: number) => (count === 1 ? '1 badge left' : `${count} badges left`),
  endClock: 'Until the hand ends',
  tensOut: (out: number, all: number) => `${out} of ${all} tens out`,
  twentyTwoDown: '.22 is down',
  twentyTwoUp: 'no .22 yet',
  drawPile: 'Draw pile',
  gunName: (calibre: string) => `Gun ${calibre}`,
  tens: 'Tens',
  couplesShown: 'Couples shown',
  trailTo: (target: number) => `The trail to ${target}`,
  dealer: 'Dealer',
  shotTitle: 'A shot',
  hit: 'Hit',
  miss: 'Miss',
  badgePinned: 'A badge is pinned',
  quickDraw: 'Quick draw',
  backfire: 'Backfire',
} as const;
