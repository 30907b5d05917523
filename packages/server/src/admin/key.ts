// The admin's key: the token that the host has set, as a bearer token or as the password that a browser asks for.
import { createHash, timingSafeEqual } from 'node:crypto';
import { FormatError } from '@sagebrush/engine';

const SHORTEST = 24;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export type AdminKey = (authorization: string | undefined) => boolean;

/**
 * Whether an Authorization header carries the key. Compared by hash and in constant time: an answer's delay tells
 * nothing.
 */
export function adminKey(token: string): AdminKey {
  if (token.length < SHORTEST)
    throw new FormatError(
      'SAGEBRUSH_ADMIN_TOKEN',
      `has ${token.length} characters: expected ${SHORTEST} or more, such as openssl rand -hex 24 makes`,
    );
  const expected = digest(token);
  return (authorization) => timingSafeEqual(digest(tokenIn(authorization)), expected);
}

function tokenIn(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
