// Routes between people: the public page, friends, blocks, mutes, invitations.
import type { friendCalls, profileCalls, Tie } from '@sagebrush/protocol';
import { ApiError, notFound, notNow } from '../api-error.ts';
import { handleKey } from '../people/handles.ts';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { friendsPageOf } from '../social/friends-page.ts';
import { profileOf } from '../social/profile.ts';
import { BETWEEN } from '../social/sentences.ts';
import {
  areApart,
  dropTie,
  mustBeKept,
  mustHaveRoomForTie,
  noFriends,
  putTie,
  somebody,
  type TieKind,
  tieBetween,
  tiesOf,
} from '../social/ties.ts';
import { type Store, statement } from '../storage/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import { networkOf } from './address.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

const INVITED_FOR = 86_400_000;

async function byHandle({ db }: Store, handle: string): Promise<string> {
  const row = await db
    .selectFrom('handles')
    .select('person')
    .where('key', '=', handleKey(handle))
    .where('until', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('person');
  return row.person;
}

export function socialRoutes(
  services: Services,
  rooms: Rooms,
  limits: CostlyLimits,
): Handlers<keyof typeof friendCalls | keyof typeof profileCalls> {
  const { store, circle, now } = services;
  const { db } = store;
  const standing = async (person: string, other: string): Promise<Tie> =>
    tieBetween(await tiesOf(store, person), person, other);
  const tied = (person: string, other: string, kind: TieKind) => putTie(store, { person, other, kind, at: now() });

  async function mustHaveRoomForInvitation(sender: string): Promise<void> {
    const { count } = await db
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sender', '=', sender)
      .where('until', '>', now())
      .executeTakeFirstOrThrow();
    if (Number(count) >= services.quotas.most.invitations) throw new ApiError('quota', BETWEEN.invitedEnough);
  }

  return {
    async profile({ params, request }) {
      limits.profile.take(request.person?.id ?? networkOf(request));
      return profileOf(services, params.handle, request.person?.id);
    },
    friends: ({ request }) => friendsPageOf(services, personOf(request).id),
    async befriend({ body, request }) {
      const person = personOf(request);
      mustBeKept(person);
      limits.social.take(person.id);
      const other = 'handle' in body ? await byHandle(store, body.handle) : await somebody(store, body.person, true);
      if (other === person.id) throw notNow(BETWEEN.yourself);
      await mustHaveRoomForTie(services, person.id, 'asked');
      // Who asks somebody wants to hear of them again.
      await circle.change(
        [person.id, other],
        [tied(person.id, other, 'asked'), dropTie(store, person.id, other, 'block')],
      );
      return { tie: await standing(person.id, other) };
    },
    async unfriend({ params, request }) {
      const { id } = personOf(request);
      const rows = noFriends(store, { person: id, other: params.person });
      await circle.change([id, params.person], rows);
      return {};
    },
    async block({ body, request }) {
      const { id } = personOf(request);
      limits.social.take(id);
      const other = await somebody(store, body.person, false);
      if (other === id) throw notNow(BETWEEN.yourself);
      await mustHaveRoomForTie(services, id, 'block');
      const gone = db
        .deleteFrom('invitations')
        .where(({ or, and, eb }) =>
          or([
            and([eb('person', '=', id), eb('sender', '=', other)]),
            and([eb('person', '=', other), eb('sender', '=', id)]),
          ]),
        );
      const rows = [tied(id, other, 'block'), ...noFriends(store, { person: id, other }), statement(gone)];
      await circle.change([id, other], rows);
      return {};
    },
    async unblock({ params, request }) {
      const { id } = personOf(request);
      await circle.change([id, params.person], [dropTie(store, id, params.person, 'block')]);
      return {};
    },
    async hush({ body, request }) {
      const { id } = personOf(request);
      limits.social.take(id);
      if (!body.muted) {
        await circle.change([id], [dropTie(store, id, body.person, 'mute')]);
        return {};
      }
      const other = await somebody(store, body.person, false);
      await mustHaveRoomForTie(services, id, 'mute');
      await circle.change([id], [tied(id, other, 'mute')]);
      return {};
    },
    async invite({ params, body, request }) {
      const person = personOf(request);
      mustBeKept(person);
      limits.social.take(person.id);
      const state = await rooms.read(params.table, ({ doc }) => doc.state);
      if (state === 'closed') throw notNow(AT_TABLE.closed);
      if ((await standing(person.id, body.person)) !== 'friends') throw new ApiError('not-yours', BETWEEN.notFriends);
      if (await areApart(store, person.id, [body.person])) throw notFound('person');
      await mustHaveRoomForInvitation(person.id);
      const before = db
        .deleteFrom('invitations')
        .where('person', '=', body.person)
        .where('sender', '=', person.id)
        .where('tbl', '=', params.table);
      const row = { id: freshId(), person: body.person, sender: person.id, tbl: params.table, at: now() };
      const added = db.insertInto('invitations').values({ ...row, until: now() + INVITED_FOR });
      await circle.change([body.person], [statement(before), statement(added)]);
      return {};
    },
    async dismiss({ params, request }) {
      const { id } = personOf(request);
      const gone = db.deleteFrom('invitations').where('id', '=', params.invitation).where('person', '=', id);
      await circle.change([id], [statement(gone)]);
      return {};
    },
  };
}
