// People with kept names, for tests: by a recovery code, which needs no device.
import { client, type Passkey } from '@sagebrush/protocol';
import { type Authenticator, authenticator, type Circumstances } from './authenticator.ts';
import type { Guest, House } from './house.ts';

/** Where the house says that it is. */
export const originOf = ({ base }: Pick<House, 'base'>): string => `http://localhost:${new URL(base).port}`;

/** A guest who keeps a name; a program cannot, so this one comes like a browser. */
export async function keeper(house: House, handle: string): Promise<Guest & { readonly code: string }> {
  const guest = await browserAt(house, `${handle} to be`);
  const { me, code } = await guest.call('makeCode', { body: { handle } });
  return { ...guest, me, code };
}

/** Somebody who comes with a browser: the cookie's token, used as a bearer. */
export async function browserAt({ base }: Pick<House, 'base'>, name?: string): Promise<Guest> {
  const answer = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(name === undefined ? {} : { name }),
  });
  if (!answer.ok) throw new Error(`nobody arrived at ${base}: ${answer.status}`);
  const token = tokenIn(answer);
  return { ...client({ base, token, patience: () => 20 }), me: (await answer.json()) as Guest['me'], token };
}

/** The token in the cookie that an answer sets. */
const tokenIn = (answer: Response): string =>
  /sagebrush=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Keeps a name by a passkey on this device. */
export async function keepByPasskey(
  guest: Guest,
  handle: string,
  where: Circumstances,
): Promise<{ readonly device: Authenticator; readonly passkey: Passkey }> {
  const device = authenticator();
  const { options } = await guest.call('passkeyOptions', { body: { handle } });
  const { passkey } = await guest.call('addPasskey', { body: { handle, response: device.create(options, where) } });
  return { device, passkey };
}

/** Signs in as a program would: the token comes in the answer. */
export async function signedInBy(
  house: Pick<House, 'base'>,
  device: Authenticator,
  where: Circumstances,
  token?: string,
) {
  const visitor = client({ base: house.base, ...(token === undefined ? {} : { token }) });
  const { options } = await visitor.call('signInOptions');
  return visitor.call('signIn', { body: { response: device.get(options, where), program: true } });
}
