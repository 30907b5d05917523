// Names for guests and bots who bring none.
import { randomInt } from 'node:crypto';

const FIRST = [
  'Dusty',
  'Lucky',
  'Quiet',
  'Lonesome',
  'Rusty',
  'Honest',
  'Sunny',
  'Slim',
  'Silver',
  'Prairie',
  'Thirsty',
  'Early',
];
const LAST = [
  'Coyote',
  'Maverick',
  'Drifter',
  'Wrangler',
  'Juniper',
  'Lark',
  'Mesa',
  'Badger',
  'Rambler',
  'Mustang',
  'Sage',
  'Heron',
];
const BOTS = [
  'Agnes',
  'Barnaby',
  'Cordelia',
  'Dinah',
  'Ezra',
  'Flora',
  'Gideon',
  'Hattie',
  'Ike',
  'Josephine',
  'Kit',
  'Lottie',
];

const any = (names: readonly string[]): string => names[randomInt(names.length)] ?? '';

export const guestName = (): string => `${any(FIRST)} ${any(LAST)}`;

/** A name that nobody at the table has yet. */
export const botName = (taken: readonly string[]): string => any(BOTS.filter((name) => !taken.includes(name)));
