import { isIpAddress, isPublicIp } from './public-ip.ts';

/**
 * Suffixes of host names in private networks (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`,
 * router defaults).
 */
const PRIVATE_SUFFIX =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

// The parser writes IPv4 as four decimal numbers, and only IPv6 has colons. Other hosts need no
// check, which is slow.
const CAN_BE_IP = /\d$|:/;

/**
 * Returns whether the host of a parsed URL may be public. The URL parser already converts decimal,
 * hexadecimal and octal IPv4 notations to dotted ones. A public name can still resolve to a private
 * address, so also check the address on connection.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (CAN_BE_IP.test(host) && isIpAddress(host)) return isPublicIp(host);
  return host.includes('.') && !PRIVATE_SUFFIX.test(host);
}
