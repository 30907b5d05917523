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

/** The longest of all: they begin before the others of their kind, so that no run ends in waiting for one of them. */
export const LONGEST_TESTS: readonly string[] = [
  'packages/bots/src/ladder.test.ts',
  'packages/bots/src/honesty.test.ts',
  'packages/cli/src/main.test.ts',
  'packages/server/src/storage/migrations.test.ts',
  'packages/server/src/nodes.test.ts',
  'packages/server/src/kill.test.ts',
  'packages/server/src/hostile/soak.test.ts',
  'packages/server/src/hostile/fuzz.test.ts',
  'packages/cli/src/house.test.ts',
  'packages/server/src/http/load.test.ts',
];
