import ipaddr from 'ipaddr.js';

const NAT64 = ipaddr.IPv6.parse('64:ff9b::');
const V4_COMPATIBLE = ipaddr.IPv6.parse('::');

export const isIpAddress = (text: string): boolean => ipaddr.isValid(text);

/**
 * Returns whether an IP address is public: not private, loopback, link-local, shared or reserved,
 * in any notation.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.range() === 'unicast';
  if (ip.match(NAT64, 96))
    return isPublicIp(ipaddr.fromByteArray(ip.toByteArray().slice(12)).toString());
  return ip.range() === 'unicast' && !ip.match(V4_COMPATIBLE, 96);
}
