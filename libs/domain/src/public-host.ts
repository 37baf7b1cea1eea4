import { isIpAddress, isPublicIp } from './public-ip.ts';

/** Suffixes of names that exist only inside a network (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`, router defaults). */
const PRIVATE_SUFFIX =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/**
 * Returns whether a host of a parsed URL may be reachable by everyone. The URL parser has already turned decimal, hexadecimal
 * and octal IPv4 notations into dotted ones. A public name can still resolve to a private address: only a connection can tell.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIpAddress(host)) return isPublicIp(host);
  return host.includes('.') && !PRIVATE_SUFFIX.test(host);
}
