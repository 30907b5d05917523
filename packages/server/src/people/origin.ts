// Where this site is: the origin that the host has set gives links and the relying party of passkeys, never what a
// request says.
import { type AddressInfo, isIP } from 'node:net';

export interface Site {
  /** Such as https://cards.example.org. */
  readonly origin: string;
  /** Passkeys are made for it; undefined where they cannot be: for an address of numbers, or without HTTPS. */
  readonly relyingParty: string | undefined;
}

export function siteAt(origin: string): Site {
  const { hostname, protocol } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return { origin, relyingParty: isNamed && (isLocal || protocol === 'https:') ? hostname : undefined };
}

/** Where nothing is set: this machine, by its name, because passkeys refuse an address of numbers. */
export function localOrigin(listening: AddressInfo | string | null): string {
  const port = typeof listening === 'object' ? listening?.port : undefined;
  return port === undefined || port === 80 ? 'http://localhost' : `http://localhost:${port}`;
}
