// The tests that take long: `npm test -- quick` leaves them out.
export const LONG_TESTS: readonly string[] = [
  'packages/bots/src/{ceiling,honesty,ladder,sparring}.test.ts',
  'packages/bots/src/{endgame/endgame,value/network}.test.ts',
  'packages/cli/src/{house,main}.test.ts',
  'packages/cli/src/simulation/sim.test.ts',
  'packages/games/*/src/{contract,game,imagine,imagined-worlds}.test.ts',
  'packages/games/wyoming/src/rules/scoring.test.ts',
  'packages/insight/src/understand.test.ts',
  'packages/poker/src/{order-counts,order-judges,runners-up}.test.ts',
  'packages/server/src/**',
  'release/**',
  'scripts/before/**',
];
