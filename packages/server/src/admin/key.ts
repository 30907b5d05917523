// The admins' keys: the tokens that the host has set, each with the name of who has it, as a bearer token or as the
// password that a browser asks for.
import { createHash, timingSafeEqual } from 'node:crypto';
import { FormatError } from '@sagebrush/engine';

const SHORTEST = 24;
/** Who has a token that was set without a name. */
const UNNAMED = 'host';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whose key an Authorization header carries; undefined where it is nobody's. */
export type AdminKey = (authorization: string | undefined) => string | undefined;

interface Named {
  readonly name: string;
  readonly token: string;
}

/** One token, or several with names: ann=…,ben=…. */
function namedTokens(set: string): Named[] {
  const [, first] = /^([A-Za-z][\w-]{0,23})=./.exec(set) ?? [];
  if (first === undefined) return [{ name: UNNAMED, token: set }];
  return set.split(',').map((part) => {
    const [, name = UNNAMED, token = ''] = /^([A-Za-z][\w-]{0,23})=(.*)$/.exec(part.trim()) ?? [];
    return { name, token };
  });
}

/** Compared by hash, all of them and in constant time: an answer's delay tells nothing. */
export function adminKey(set: string): AdminKey {
  const keys = namedTokens(set).map(({ name, token }) => {
    if (token.length < SHORTEST)
      throw new FormatError(
        'SAGEBRUSH_ADMIN_TOKEN',
        `has ${token.length} characters${name === UNNAMED ? '' : ` for ${name}`}: expected ${SHORTEST} or more, such as openssl rand -hex 24 makes`,
      );
    return { name, expected: digest(token) };
  });
  return (authorization) => {
    const given = digest(tokenIn(authorization));
    return keys.filter(({ expected }) => timingSafeEqual(given, expected))[0]?.name;
  };
}

function tokenIn(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
