// Push services: those of the browsers, or the host's own list. Nothing else is ever called.
import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '../people/private-address.ts';

/** `*.` stands for any name before it. */
export const BROWSERS_OWN: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const isLike = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1 : host === pattern;

/** https, at one of these hosts, and nothing odd about it: undefined where it is not. */
export function pushServiceIn(endpoint: string, hosts: readonly string[]): URL | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return hosts.some((pattern) => isLike(url.host, pattern)) ? url : undefined;
}

/** Where a host is; one whose name leads to a machine of our own, or of our network, is not asked. */
export async function publicAddressOf(host: string): Promise<string> {
  const { address } = await lookup(host);
  if (isPrivateAddress(address)) throw new Error(`${host} is at ${address}, which is no public address`);
  return address;
}
