// Who pushes: a key pair of the house (RFC 8292), made when it first starts and kept with its secrets.
import { createECDH, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type Store, statement } from '../storage/store.ts';

export interface PushKeys {
  /** As browsers want it: an uncompressed point. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const NAME = 'push';
const VALID_FOR = 12 * 3600;

/** Of two nodes that start together, both use the pair that was written first. */
export async function pushKeys({ db, commit }: Store): Promise<PushKeys> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const fresh = JSON.stringify(privateKey.export({ format: 'jwk' }));
  const row = db.insertInto('secrets').values({ name: NAME, value: fresh });
  await commit([statement(row.onConflict((clash) => clash.column('name').doNothing()))]);
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  const jwk = JSON.parse(value) as { readonly d: string };
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(jwk.d, 'base64url'));
  return { publicKey: own.getPublicKey('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** Says to the push service at an address who pushes; it is good for half a day. */
export function authorization(
  { publicKey, privateKey }: PushKeys,
  endpoint: string,
  site: string,
  now: number,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID_FOR, sub: site };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
