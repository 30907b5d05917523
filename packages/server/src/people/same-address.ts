// Whether two people may be one: they came from the same address lately. A house at home knows only its own network.
import { isIP } from 'node:net';
import type { Services } from '../services.ts';

/** Addresses of one's own machine or network, behind which everybody may be: 10.x, 172.16-31.x, 192.168.x, fc00::/7. */
export const isPrivateAddress = (ip: string): boolean => {
  const plain = ip.replace(/^::ffff:/i, '');
  if (isIP(plain) === 4) return /^(127|10)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(plain);
  return plain === '::1' || /^(f[cd]|fe[89ab])/i.test(plain);
};

const LATELY = 30 * 86_400_000;

/** Those among these people who came from this address lately. */
export async function fromSameAddress(
  { store: { db }, quotas, now }: Services,
  ip: string,
  people: readonly string[],
): Promise<readonly string[]> {
  if (people.length === 0 || isPrivateAddress(ip)) return [];
  const rows = await db
    .selectFrom('addresses')
    .select('person')
    .where('address', '=', quotas.hashOf(ip))
    .where('seen', '>', now() - LATELY)
    .where('person', 'in', people)
    .execute();
  return rows.map(({ person }) => person);
}
