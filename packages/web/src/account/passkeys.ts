// Passkeys as this browser makes and uses them; the part that speaks with the authenticator comes when it is needed.
import type { Me, SignedIn } from '@sagebrush/protocol';
import { server } from '../table/server.ts';

/** Passkeys can be made here: a secure context, a browser that has them, and a house that offers them. */
export async function hasPasskeys(): Promise<boolean> {
  if (!isSecureContext || !('PublicKeyCredential' in globalThis)) return false;
  const { origin, passkeys } = await server.call('house');
  return passkeys && (location.hostname === 'localhost' || location.origin === origin);
}

/** A guest keeps the name `handle` by it. */
export async function makePasskey(handle?: string): Promise<Me> {
  const wish = handle === undefined ? {} : { handle };
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    server.call('passkeyOptions', { body: wish }),
  ]);
  const response = await startRegistration({ optionsJSON: options as never });
  return (await server.call('addPasskey', { body: { ...wish, response: response as never } })).me;
}

export async function signInByPasskey(): Promise<SignedIn> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    server.call('signInOptions'),
  ]);
  const response = await startAuthentication({ optionsJSON: options as never });
  return server.call('signIn', { body: { response: response as never } });
}
