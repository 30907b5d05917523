// Whom an address stands for: one of IPv4, or a network of IPv6, of which a household has 2^64 addresses.
import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function networkOf({ ip }: { readonly ip: string }): string {
  // Every request asks, and most come by IPv4.
  if (!ip.includes(':')) return ip;
  const mapped = IPV4_IN_IPV6.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const [before, after] = [head, tail ?? ''].map((groups) => (groups === '' ? [] : groups.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const network = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
