// A network as text: four digits of each number in three signs, because every browser that plays loads all of them.
import { FormatError } from '@sagebrush/engine';
import { emptyNetwork, type Network } from './network.ts';

/** A number is its digits (-9999 to 9999) times ten to the minus `places`; both together make one whole number. */
const MOST = 9999;
const DIGITS = 2 * MOST + 1;
const PLACES = 30;
/** Printable, and none that a script would have to escape. */
const SIGNS = Array.from({ length: 87 }, (_, index) => String.fromCharCode(40 + index)).filter(
  (sign) => sign !== '\\' && sign !== '`',
);
const WIDTH = 3;

/** The sizes on the first line, then weights and biases of each layer, a line each. */
export function makeNetwork(network: Network): string {
  const sizes = [network[0]?.inputs, ...network.map(({ outputs }) => outputs)].join(' ');
  return [sizes, ...network.flatMap(({ weights, biases }) => [makeRow(weights), makeRow(biases)])].join('\n');
}

export function parseNetwork(text: string): Network {
  const [first = '', ...rows] = text.trim().split('\n');
  const sizes = first.split(' ').map(Number);
  const network = emptyNetwork(sizes);
  if (sizes.length < 2 || sizes.at(-1) !== 1 || rows.length !== 2 * network.length)
    throw new FormatError('network', `has ${rows.length} rows for layers of ${sizes.join(', ')}`);
  for (const [index, { weights, biases }] of network.entries()) {
    parseRow(rows[2 * index] ?? '', weights);
    parseRow(rows[2 * index + 1] ?? '', biases);
  }
  return network;
}

const makeRow = (values: Float64Array): string => Array.from(values, makeNumber).join('');

function makeNumber(value: number): string {
  if (!(Math.abs(value) < MOST + 0.5))
    throw new FormatError('network', `has a number of ${value}: training went astray`);
  const [digits = '', exponent = ''] = value.toExponential(3).split('e');
  const places = 3 - Number(exponent);
  // What is smaller than the last place is nothing.
  const whole = places < PLACES ? places * DIGITS + MOST + Number(digits.replace('.', '')) : MOST;
  return [whole / SIGNS.length ** 2, whole / SIGNS.length, whole].map((part) => signAt(Math.floor(part))).join('');
}

const signAt = (digit: number): string => SIGNS[digit % SIGNS.length] as string;

function parseRow(row: string, values: Float64Array): void {
  if (row.length !== WIDTH * values.length)
    throw new FormatError('network', `has a row of ${row.length / WIDTH} numbers where ${values.length} belong`);
  for (const index of values.keys()) values[index] = parseNumber(row.slice(WIDTH * index, WIDTH * (index + 1)));
}

function parseNumber(text: string): number {
  const digits = Array.from(text, (sign) => SIGNS.indexOf(sign));
  const whole = digits.reduce((sum, digit) => sum * SIGNS.length + digit, 0);
  if (digits.includes(-1) || whole >= PLACES * DIGITS) throw new FormatError('network', `has no number "${text}"`);
  return Number(`${(whole % DIGITS) - MOST}e-${Math.floor(whole / DIGITS)}`);
}
