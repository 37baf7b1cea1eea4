import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/**
 * The part of an address that one caller has to itself: an IPv4 address, or the first 56 bits of an IPv6 one. A mapped or translated
 * IPv4 is that IPv4. Null for what is no address.
 */
export function addressBlock(address: string | undefined): string | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (parsed.match(NAT64, 96)) return ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < 7 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/56`;
}

/** Whether an address belongs to a private network, as a proxy in front of us would have. */
export const isPrivateAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  ipaddr.isValid(address) &&
  ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(ipaddr.process(address).range());

/** What counters know a block by: nobody who reads them learns an address without the secret. */
export const addressSubject = (block: string, secret: string): string =>
  `ip-${createHmac('sha256', secret).update(block).digest('base64url').slice(0, 22)}`;
