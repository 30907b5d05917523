// Routes for option documents: keep one to share it, fetch one, withdraw one's own.
import { FormatError, type Json, type OptionSpec } from '@sagebrush/engine';
import { notFound } from '../api-error.ts';
import { documentOf, isDocument, readDocument } from '../documents/documents.ts';
import { bringDocuments, documentsOf, withdrawDocument } from '../documents/uses.ts';
import type { Services } from '../services.ts';
import { Conflict } from '../storage/store.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

const FOREVER = 'public, max-age=31536000, immutable';

type Names = 'keepDocument' | 'document' | 'myDocuments' | 'withdrawDocument';

export function documentRoutes(services: Services, limits: CostlyLimits): Handlers<Names> {
  const { store, games, now } = services;

  /** As the game takes it, which is how it stands in logs. */
  function checked(game: string, option: string, value: Json): Json {
    const specs = games.find(game).options as Readonly<Record<string, OptionSpec<Json>>>;
    const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
    if (!spec || spec.labOnly) throw new FormatError('option', `is ${JSON.stringify(option)}: there is no such option`);
    const taken = spec.shape.parse(value, 'value');
    if (!isDocument(taken)) throw new FormatError('value', 'is no document: a word or a number needs no storing');
    return taken;
  }

  return {
    async keepDocument({ body: { game, option, value }, request }) {
      const person = personOf(request).id;
      limits.document.take(person);
      const document = documentOf(checked(game, option, value));
      const { address } = await services.quotas.payerOf(person, request.ip);
      await store.commit(await bringDocuments(services, [document], { person, at: now(), address }));
      return { hash: document.hash };
    },
    async document({ params, reply }) {
      const found = await readDocument(store.db, params.hash);
      if (found === undefined) throw notFound('document');
      reply.header('cache-control', FOREVER);
      return found;
    },
    async myDocuments({ request }) {
      return { documents: await documentsOf(store.db, personOf(request).id) };
    },
    async withdrawDocument({ params, request }) {
      await store.commit(withdrawDocument(store, params.hash, personOf(request).id)).catch((error: unknown) => {
        throw error instanceof Conflict ? notFound('ownDocument') : error;
      });
      return {};
    },
  };
}
