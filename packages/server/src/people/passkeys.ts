// Passkeys: made for a kept name, and proven by signing what we ask. Here are only public keys.

import type { Json } from '@sagebrush/engine';
import type { Passkey } from '@sagebrush/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { notNow } from '../api-error.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { makeChallenge, type Purpose, useChallenge } from './challenges.ts';
import { authenticationIn, challengeIn, fieldOf, jsonOf, notProven, registrationIn } from './passkey-json.ts';
import type { Person } from './people.ts';
import { OWN_NAME } from './sentences.ts';

/** EdDSA, ES256 and RS256: said at making and at proving, because the library's own list depends on the platform. */
const ALGORITHMS = [-8, -7, -257];

export interface Passkeys {
  /** What a browser needs to make one for this name. */
  makingOptions(person: Person, handle: string): Promise<Json>;
  /** A new passkey of somebody, with the rows that keep it; `id` is ours. */
  made(
    person: Person,
    response: Json,
    name: string,
  ): Promise<{ readonly passkey: Passkey; readonly rows: Statement[] }>;
  provingOptions(): Promise<Json>;
  /** Whose passkey this is, with the rows that note its use. */
  proven(response: Json): Promise<{ readonly person: string; readonly rows: Statement[] }>;
  of(person: string): Promise<Passkey[]>;
}

export function passkeys({ store, site, quotas, now }: Pick<Services, 'store' | 'site' | 'quotas' | 'now'>): Passkeys {
  const { db } = store;

  function relyingParty(): { readonly id: string; readonly origin: string } {
    const { origin, relyingParty: id } = site();
    if (id === undefined) throw notNow(OWN_NAME.noPasskeys);
    return { id, origin };
  }

  /** What somebody has already, where there is room for one more. */
  async function mustHaveRoom(person: string): Promise<readonly { readonly credential: string }[]> {
    const known = await db.selectFrom('passkeys').select('credential').where('person', '=', person).execute();
    if (known.length >= quotas.most.passkeys) throw notNow(OWN_NAME.manyPasskeys);
    return known;
  }

  /** The library's own words are for developers; what was wrong is ours to say. */
  async function verified<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch {
      throw notProven('unreadable');
    }
  }

  const usedUp = (response: Json, purpose: Purpose, person: string | null): { challenge: string; row: Statement } => {
    const challenge = challengeIn(response);
    return { challenge, row: useChallenge(store, challenge, { purpose, person, now: now() }) };
  };

  return {
    async makingOptions(person, handle) {
      const { id: rpID } = relyingParty();
      const known = await mustHaveRoom(person.id);
      const options = await generateRegistrationOptions({
        rpName: 'Sagebrush',
        rpID,
        userID: new Uint8Array(Buffer.from(person.id)),
        userName: handle,
        userDisplayName: handle,
        challenge: bytesOf(await makeChallenge(store, 'register', person.id, now())),
        attestationType: 'none',
        excludeCredentials: known.map(({ credential }) => ({ id: credential })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return jsonOf(options);
    },
    async made(person, response, name) {
      await mustHaveRoom(person.id);
      const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
      const { challenge: expectedChallenge, row: used } = usedUp(response, 'register', person.id);
      const { registrationInfo: info } = await verified(() =>
        verifyRegistrationResponse({
          response: registrationIn(response),
          expectedChallenge,
          expectedOrigin,
          expectedRPID,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!info) throw notProven('unreadable');
      const { credential } = info;
      const passkey: Passkey = {
        id: idOf(credential.id),
        name,
        created: now(),
        used: null,
        synced: info.credentialBackedUp,
      };
      const row = {
        ...passkey,
        synced: Number(passkey.synced),
        credential: credential.id,
        person: person.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
      };
      return { passkey, rows: [used, statement(db.insertInto('passkeys').values(row))] };
    },
    async provingOptions() {
      const { id: rpID } = relyingParty();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(await makeChallenge(store, 'sign-in', null, now())),
        userVerification: 'required',
      });
      return jsonOf(options);
    },
    async proven(response) {
      const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
      const { challenge: expectedChallenge, row: used } = usedUp(response, 'sign-in', null);
      const id = idOf(fieldOf(response, 'id'));
      const known = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      if (!known) throw notProven('unknown');
      const { verified: isRight, authenticationInfo } = await verified(() =>
        verifyAuthenticationResponse({
          response: authenticationIn(response),
          expectedChallenge,
          expectedOrigin,
          expectedRPID,
          requireUserVerification: true,
          credential: {
            id: known.credential,
            publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
            // Compared below, so that a copied passkey is told apart from a broken one.
            counter: 0,
          },
        }),
      );
      if (!isRight) throw notProven('unreadable');
      const { newCounter, credentialBackedUp } = authenticationInfo;
      // A passkey that is on several devices does not count: it says 0 every time.
      if ((newCounter > 0 || known.counter > 0) && newCounter <= known.counter) throw notProven('copied');
      const use = db
        .updateTable('passkeys')
        .set({ counter: newCounter, used: now(), synced: Number(credentialBackedUp) })
        .where('id', '=', id)
        .where('counter', '=', known.counter);
      return { person: known.person, rows: [used, statement(use, 1)] };
    },
    async of(person) {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created', 'used', 'synced'])
        .where('person', '=', person)
        .orderBy('created')
        .execute();
      return rows.map((row) => ({ ...row, synced: row.synced === 1 }));
    },
  };
}

const idOf = (credential: string): string => hashOf(credential).slice(0, 22);
/** The library writes bytes as base64url, and so do our challenges: the browser signs the text that we know. */
const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(challenge, 'base64url'));
