// Opening a table: its doc, the first line of its feed, its documents and its place in the lobby, in one batch.
import type { TableInfo } from '@sagebrush/protocol';
import { hashesIn, referredOptions, wholeOptions } from '../documents/documents.ts';
import { bringDocuments, keepDocuments, newAmong, noteUses } from '../documents/uses.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Conflict } from '../storage/store.ts';
import type { TableDoc } from '../tables/doc.ts';
import { infoOf } from '../tables/info.ts';
import { tableRows } from '../tables/new-table.ts';
import { answered, keyedOf, requestRow } from '../tables/requests.ts';
import { newTableDoc } from '../tables/seating.ts';
import { askingOf, type Handlers, type Visit } from './routes.ts';
import type { CostlyLimits } from './visitor.ts';

export function openTableRoute(services: Services, limits: CostlyLimits): Handlers<'openTable'> {
  const { store, lobby, quotas } = services;

  async function openTable(visit: Visit<'openTable'>): Promise<{ table: TableInfo }> {
    const asking = askingOf(visit);
    const keyed = keyedOf(asking);
    const before = await answered(services, keyed);
    if (before) return before.answer as { table: TableInfo };
    const { person } = asking;
    limits.openTable.take(person.id);
    const payer = await quotas.payerOf(person.id, visit.request.ip);
    await quotas.mustHaveRoomFor('openTables', payer);
    const { doc, documents } = await wantedTable(services, person, visit.body);
    const answer = { table: infoOf(doc, () => false) };
    const at = doc.created;
    const batch = [
      ...tableRows(services, doc, payer),
      // What is stored already is nobody's new burden.
      ...(await bringDocuments(services, await newAmong(store.db, documents), {
        person: person.id,
        at,
        address: payer.address,
      })),
      ...keepDocuments(store, documents, { at, address: payer.address }),
      ...noteUses(store.db, hashesIn(doc.options), doc.id),
      ...lobby.rowFor(undefined, { doc, isHere: () => false }, at),
      ...requestRow(services, keyed, answer),
      ...quotas.taken('openTables', payer, doc.id),
    ];
    try {
      await store.commit(batch);
    } catch (error) {
      if (error instanceof Conflict) return openTable(visit);
      throw error;
    }
    lobby.announce();
    return answer;
  }

  return { openTable };
}

/** The table as its opener wants it, with options that refer to documents, and those documents. */
async function wantedTable(
  { games, levels, store, now }: Services,
  person: Person,
  wish: Visit<'openTable'>['body'],
): Promise<{ readonly doc: TableDoc } & Pick<ReturnType<typeof referredOptions>, 'documents'>> {
  const game = games.find(wish.game);
  const given = wish.options ?? {};
  // An option that the game does not have is refused, without a look for what it may refer to.
  const isKnown = Object.keys(given).every((option) => Object.hasOwn(game.options, option));
  const settings = { ...wish, options: isKnown ? await wholeOptions(store.db, given) : given };
  const usualStandIn = levels.includes('deputy') ? 'deputy' : (levels[0] ?? '');
  const whole = newTableDoc(person, settings, { game, levels, usualStandIn, now: now() });
  const { options, documents } = referredOptions(whole.options);
  return { doc: { ...whole, options }, documents };
}
