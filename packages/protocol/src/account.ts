// An account: a name that is kept, the passkeys and the recovery code that open it, and its sessions.
import { type Of, shape } from '@sagebrush/engine';
import { me } from './people.ts';
import { handle, id, name, nothing, time } from './primitives.ts';
import { route } from './route.ts';

const { anyJson, flag, list, nullable, object, optional, text, whole } = shape;

export const passkey = object({
  id,
  /** What its owner calls it. */
  name,
  created: time,
  used: nullable(time),
  /** It is on several devices, by the maker of the browser or a password manager. */
  synced: flag,
});
export type Passkey = Of<typeof passkey>;

export const session = object({
  id,
  created: time,
  /** The day of the last visit. */
  seen: nullable(time),
  /** Such as "Firefox, Linux"; null where nobody said. */
  device: nullable(text({ max: 60 })),
  /** The one that asks. */
  current: flag,
});
export type MySession = Of<typeof session>;

/** What others may see on the public page, and whether friends see that one is here. */
export const profileSettings = object({ ratings: flag, record: flag, matches: flag, since: flag, presence: flag });
export type ProfileSettings = Of<typeof profileSettings>;
const settingsChange = object({
  ratings: optional(flag),
  record: optional(flag),
  matches: optional(flag),
  since: optional(flag),
  presence: optional(flag),
});

export const account = object({
  me,
  /** Since when the name is kept. */
  since: nullable(time),
  passkeys: list(passkey),
  /** When the recovery code was made that opens this account. */
  code: nullable(time),
  sessions: list(session),
  shows: profileSettings,
});
export type MyAccount = Of<typeof account>;

/** What a browser's WebAuthn functions take and give, as JSON. */
const options = object({ options: anyJson });
/** Shown once. The groups and the case do not matter when it is typed. */
const recoveryCode = text({ min: 20, max: 60 });

/** What a guest has on the device that somebody signed in on: `code` brings it along, for a quarter of an hour. */
const guestLeft = object({ code: id, name, seats: whole(0, 100_000), matches: whole(0, 1_000_000) });
export const signedIn = object({
  me,
  guest: nullable(guestLeft),
  /** After a recovery code, which works once: the next one, shown once. */
  code: optional(recoveryCode),
  /** The host keeps me out: in a sentence. This session only saves or deletes what is mine. */
  suspended: optional(text()),
});
export type SignedIn = Of<typeof signedIn>;
const program = optional(flag);

export const accountCalls = {
  handle: route(
    'GET /api/handles/:handle',
    'Whether a name can be kept by who asks',
    object({ free: flag, why: optional(text()) }),
    { params: object({ handle: text({ min: 1, max: 40 }) }) },
  ),
  account: route('GET /api/me/account', 'My kept name, passkeys, recovery code and sessions', account),
  changeProfile: route('PATCH /api/me/profile', 'What others may see of me', profileSettings, { body: settingsChange }),
  passkeyOptions: route(
    'POST /api/me/passkeys/options',
    'What the browser needs to make a passkey; a guest says which name to keep',
    options,
    { body: object({ handle: optional(handle) }) },
  ),
  addPasskey: route(
    'POST /api/me/passkeys',
    'Keep a name by a passkey, or add one more passkey to a kept name',
    object({ me, passkey }),
    { body: object({ handle: optional(handle), name: optional(name), response: anyJson }) },
  ),
  removePasskey: route('DELETE /api/me/passkeys/:passkey', 'Remove a passkey; not the last way in', nothing, {
    params: object({ passkey: id }),
  }),
  makeCode: route(
    'POST /api/me/recovery-code',
    'Keep a name by a recovery code, or replace the code of a kept one; it is shown only now',
    object({ me, code: recoveryCode }),
    { body: object({ handle: optional(handle) }) },
  ),
  signInOptions: route('POST /api/session/passkey/options', 'What the browser needs to sign in by a passkey', options),
  signIn: route('POST /api/session/passkey', 'Sign in by a passkey', signedIn, {
    body: object({ response: anyJson, program }),
  }),
  signInByCode: route('POST /api/session/code', 'Sign in by a recovery code, which works once', signedIn, {
    body: object({ handle: text({ min: 1, max: 40 }), code: text({ min: 1, max: 80 }), program }),
  }),
  bring: route(
    'POST /api/me/bring',
    'Bring the seats and matches of the guest along who was here before I signed in',
    object({ seats: whole(0, 100_000), matches: whole(0, 1_000_000), left: whole(0, 100_000) }),
    { body: object({ code: id }) },
  ),
  endSession: route('DELETE /api/me/sessions/:session', 'End a session of mine, with its streams', nothing, {
    params: object({ session: id }),
  }),
  endSessions: route('DELETE /api/me/sessions', 'Sign out everywhere; with `others`, everywhere but here', nothing, {
    body: object({ others: optional(flag) }),
  }),
} as const;
