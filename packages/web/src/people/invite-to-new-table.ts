// A table for a friend: opened as usual, with me in the first chair, and the friend invited.
import { freshHex32 } from '@sagebrush/protocol';
import { gameEntry } from '../games/games.ts';
import { server } from '../table/server.ts';

/** Gives the way to the table. */
export async function inviteToNewTable(game: string, person: string): Promise<string> {
  const { table } = await server.call('openTable', { body: { game, seats: gameEntry(game).usual } });
  const params = { table: table.id };
  const seat = table.chairs.findIndex(({ kind }) => kind === 'live');
  await server.call('sit', { params, body: { seat, contribution: freshHex32() } });
  await server.call('invite', { params, body: { person } });
  return `/t/${table.id}`;
}
