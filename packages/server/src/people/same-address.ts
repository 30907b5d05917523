// Whether two people may be one: they came from the same address lately. A house at home knows only its own network.
import type { Services } from '../services.ts';
import { isPrivateAddress } from './private-address.ts';

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
