// Addresses that are nobody's own on the public internet: of this machine, of a network at home, or of no machine.
import { BlockList, isIP } from 'node:net';

const blockOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
};

const PRIVATE_4 = blockOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
]);
/** All that is given out of IPv6; whatever else there is has another use. */
const GIVEN_OUT_6 = blockOf('ipv6', [['2000::', 3]]);
/** Teredo and 6to4 carry an IPv4 address, which could be any. */
const TUNNELS_6 = blockOf('ipv6', [
  ['2001::', 32],
  ['2002::', 16],
]);

export function isPrivateAddress(ip: string): boolean {
  // A socket for both families writes IPv4 so.
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return PRIVATE_4.check(plain, 'ipv4');
  return isIP(plain) !== 6 || !GIVEN_OUT_6.check(plain, 'ipv6') || TUNNELS_6.check(plain, 'ipv6');
}
