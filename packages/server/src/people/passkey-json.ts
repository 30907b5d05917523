// What browsers and authenticators say as JSON, read field by field: what does not look like it is turned away.
import type { Json } from '@sagebrush/engine';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../api-error.ts';
import { NOT_PROVEN } from './sentences.ts';

export const notProven = (why: keyof typeof NOT_PROVEN): ApiError => new ApiError('not-proven', NOT_PROVEN[why]);

/** The library's options as they travel: what is undefined is left out. */
export const jsonOf = (options: object): Json => JSON.parse(JSON.stringify(options)) as Json;

/** A new passkey, as `navigator.credentials.create` gives it. */
export const registrationIn = (said: Json): RegistrationResponseJSON => ({
  ...credentialIn(said),
  response: {
    clientDataJSON: fieldOf(innerOf(said), 'clientDataJSON'),
    attestationObject: fieldOf(innerOf(said), 'attestationObject'),
    transports: transportsIn(said),
  },
});

/** What an authenticator has signed, as `navigator.credentials.get` gives it. */
export const authenticationIn = (said: Json): AuthenticationResponseJSON => ({
  ...credentialIn(said),
  response: {
    clientDataJSON: fieldOf(innerOf(said), 'clientDataJSON'),
    authenticatorData: fieldOf(innerOf(said), 'authenticatorData'),
    signature: fieldOf(innerOf(said), 'signature'),
  },
});

/** What the browser says that it signed: whether it did is found out afterwards. */
export function challengeIn(said: Json): string {
  try {
    const signed = Buffer.from(fieldOf(innerOf(said), 'clientDataJSON'), 'base64url').toString('utf8');
    return fieldOf(JSON.parse(signed) as Json, 'challenge');
  } catch {
    throw notProven('unreadable');
  }
}

export function fieldOf(json: Json | undefined, name: string): string {
  const value = partOf(json, name);
  if (typeof value !== 'string' || value === '') throw notProven('unreadable');
  return value;
}

type Credential = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type' | 'clientExtensionResults'>;

function credentialIn(said: Json): Credential {
  if (fieldOf(said, 'type') !== 'public-key') throw notProven('unreadable');
  return { id: fieldOf(said, 'id'), rawId: fieldOf(said, 'rawId'), type: 'public-key', clientExtensionResults: {} };
}

const innerOf = (said: Json): Json | undefined => partOf(said, 'response');

function transportsIn(said: Json): string[] {
  const transports = partOf(innerOf(said), 'transports');
  return Array.isArray(transports) ? transports.filter((one) => typeof one === 'string') : [];
}

const partOf = (json: Json | undefined, name: string): Json | undefined =>
  json && typeof json === 'object' && !Array.isArray(json) ? (json as Record<string, Json>)[name] : undefined;
