// Unguessable things: ids, tokens, and the hashes that are all the store knows of a token.
import { hash, randomBytes } from 'node:crypto';

/** An id that is also a key: who has the link may come in. */
export const freshId = (): string => randomBytes(16).toString('base64url');
/** 256 random bits. */
export const freshToken = (): string => randomBytes(32).toString('base64url');
export const freshSecret = (): string => randomBytes(32).toString('hex');
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');
/** For what everyone may check. */
export const hexHashOf = (text: string): string => hash('sha256', text, 'hex');
