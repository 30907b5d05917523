// Routes for accounts: keep a name, sign in, bring along what a guest had, sessions.
import type { accountCalls, SignedIn } from '@sagebrush/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notNow } from '../api-error.ts';
import { accountOf, changeProfile, endSessions, handleOf, removePasskey, writeKept } from '../people/account.ts';
import { belongingsOf, bring, guestByCode } from '../people/bring.ts';
import { deviceOf } from '../people/devices.ts';
import { handleFrom, handleKey, isTaken, taken } from '../people/handles.ts';
import { passkeys as passkeysOf } from '../people/passkeys.ts';
import type { Arrival, People, Person, Whence } from '../people/people.ts';
import { codeAfter, codeRow, freshCode, isCode, replaceCode } from '../people/recovery-codes.ts';
import { tellTables } from '../people/renames.ts';
import { NOT_PROVEN, OWN_NAME } from '../people/sentences.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement } from '../storage/store.ts';
import type { Rooms } from '../tables/rooms.ts';
import { networkOf } from './address.ts';
import { langOf } from './lang.ts';
import { meOf } from './people-routes.ts';
import { type Handlers, keyOf } from './routes.ts';
import { type CostlyLimits, giveCookie, personOf, takeCookie } from './visitor.ts';

/** How long a guest's things can be brought along after signing in. */
const BRINGING = 15 * 60_000;

interface Signing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly program: boolean;
}

interface Keeping {
  readonly request: FastifyRequest;
  readonly handle: string;
  /** What opens the name. */
  readonly rows: readonly Statement[];
}

export function accountRoutes(
  services: Services,
  people: People,
  rooms: Rooms,
  limits: CostlyLimits,
): Handlers<keyof typeof accountCalls> {
  const { store, now, quotas } = services;
  const passkeys = passkeysOf(services);
  const whence = (request: FastifyRequest): Whence => ({
    address: quotas.hashOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
  });

  /** The name is kept; everybody who sees it hears so. */
  async function keep({ request, handle, rows }: Keeping): Promise<Person> {
    const person = personOf(request);
    const { token } = request;
    const kept = await writeKept(services, person, handle, rows);
    if (person.kept) return kept;
    // Whoever had lent this guest out, or had it lured here by a link, has nothing of the name.
    await endSessions(services, person.id, { but: token });
    await tellTables(services, rooms, kept);
    return kept;
  }

  /** By a recovery code, which is used up for the next one; undefined where it opens nothing. */
  async function enterByCode(
    person: string,
    { used, next, whence: from }: { readonly used: string; readonly next: string; readonly whence: Whence },
  ): Promise<Arrival | undefined> {
    if (await isCode(store, person, used)) {
      const replaced = replaceCode(store, person, { used, next, now: now() });
      try {
        return await people.enter(person, from, [replaced]);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
    // Used up by the same request, whose answer was lost or is on its way: it hears of the next code once more.
    return (await isCode(store, person, next)) ? people.enter(person, from, []) : undefined;
  }

  /** What the guest on this device leaves behind; nothing where there was none. */
  async function guestLeft(before: Person | undefined, person: Person): Promise<SignedIn['guest']> {
    if (!before || before.kept || before.program || before.id === person.id) return null;
    const { seats, matches } = await belongingsOf(store, before.id);
    if (seats === 0 && matches === 0) return null;
    const { code } = await people.makeLink(before, BRINGING);
    return { code, name: before.name, seats, matches };
  }

  async function welcome(arrival: Arrival, { request, reply, program }: Signing): Promise<SignedIn> {
    const { person, token, suspension } = arrival;
    if (!program) giveCookie(request, reply, token);
    return {
      me: program ? { ...meOf(person), token } : meOf(person),
      guest: suspension ? null : await guestLeft(request.person, person),
      ...(suspension ? { suspended: suspension.message } : {}),
    };
  }

  return {
    async handle({ params, request }) {
      limits.handle.take(request.person?.id ?? networkOf(request));
      try {
        const handle = handleFrom(params.handle);
        if (await isTaken(store, handle, request.person?.id, now())) throw taken();
        return { free: true };
      } catch (error) {
        if (error instanceof ApiError) return { free: false, why: error.in(langOf(request)) };
        throw error;
      }
    },
    account: ({ request }) => accountOf(services, passkeys, personOf(request), request.token),
    async changeProfile({ body, request }) {
      const person = personOf(request);
      const shows = await changeProfile(services, person, body);
      services.sessions.changed(person.id);
      return shows;
    },
    async passkeyOptions({ body, request }) {
      const person = personOf(request);
      limits.link.take(person.id);
      const handle = await handleOf(store, person, body.handle, now());
      return { options: await passkeys.makingOptions(person, handle) };
    },
    async addPasskey({ body, request }) {
      const person = personOf(request);
      limits.link.take(person.id);
      const handle = await handleOf(store, person, body.handle, now());
      const name = body.name ?? deviceOf(request.headers['user-agent']) ?? 'Passkey';
      const { passkey, rows } = await passkeys.made(person, body.response, name);
      return { me: meOf(await keep({ request, handle, rows })), passkey };
    },
    async removePasskey({ params, request }) {
      await removePasskey(services, personOf(request), params.passkey);
      return {};
    },
    async makeCode({ body, request }) {
      const person = personOf(request);
      limits.link.take(person.id);
      const handle = await handleOf(store, person, body.handle, now());
      const code = freshCode();
      return { me: meOf(await keep({ request, handle, rows: [codeRow(store, person.id, code, now())] })), code };
    },
    async signInOptions({ request }) {
      limits.link.take(networkOf(request));
      return { options: await passkeys.provingOptions() };
    },
    async signIn({ body, request, reply }) {
      limits.link.take(networkOf(request));
      const { person, rows } = await passkeys.proven(body.response);
      const arrival = await people.enter(person, whence(request), rows).catch((error: unknown) => {
        throw error instanceof Conflict ? new ApiError('not-proven', NOT_PROVEN.spent) : error;
      });
      return welcome(arrival, { request, reply, program: body.program ?? false });
    },
    async signInByCode({ body, request, reply }) {
      limits.code.take(networkOf(request));
      const key = handleKey(body.handle);
      const row = await store.db
        .selectFrom('handles')
        .select('person')
        .where('key', '=', key)
        .where('until', 'is', null)
        .executeTakeFirst();
      const next = codeAfter(body.code, keyOf(request));
      const arrival = row && (await enterByCode(row.person, { used: body.code, next, whence: whence(request) }));
      if (!arrival) {
        // Only what is wrong counts against the name: nobody's guesses keep its owner out.
        limits.code.take(`name ${key}`);
        throw new ApiError('not-proven', NOT_PROVEN.code);
      }
      return { ...(await welcome(arrival, { request, reply, program: body.program ?? false })), code: next };
    },
    async bring({ body, request }) {
      const person = personOf(request);
      if (!person.kept) throw new ApiError('guest', OWN_NAME.guest);
      limits.link.take(person.id);
      const guest = await guestByCode(services, hashOf(body.code));
      if (guest === person.id) throw notNow(OWN_NAME.yoursAlready);
      return bring(services, rooms, guest, person);
    },
    async endSession({ params, request }) {
      await endSessions(services, personOf(request).id, { only: params.session });
      return {};
    },
    async endSessions({ body, request, reply }) {
      const others = body.others ?? false;
      await endSessions(services, personOf(request).id, { but: others ? request.token : undefined });
      if (!others) takeCookie(request, reply);
      return {};
    },
  };
}
