// Documents on the server, as a game's own pages share them.
import type { SharedDocuments } from '@sagebrush/table-kit/shell.ts';
import { arrive, documents, server } from './server.ts';

export const sharedDocuments: SharedDocuments = {
  async keep(document) {
    await arrive();
    return (await server.call('keepDocument', { body: document })).hash;
  },
  find: (hash) => documents.find(hash),
  mine: async () => (await server.call('myDocuments')).documents.map(({ hash }) => hash),
  async withdraw(hash) {
    await server.call('withdrawDocument', { params: { hash } });
  },
};
