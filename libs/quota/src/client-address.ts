import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/** Where an address is counted. */
export interface AddressBlock {
  /** The part that one caller has to itself: an IPv4 address, or the first 56 bits of an IPv6 address. */
  own: string;
  /** The first 48 bits of an IPv6 address, which one subscriber line may have; null for IPv4. */
  network: string | null;
}

/** The blocks of an address. A mapped or translated IPv4 address is that IPv4 address. Null for text that is not an address. */
export function addressBlock(address: string | undefined): AddressBlock | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return { own: parsed.toString(), network: null };
  if (parsed.match(NAT64, 96))
    return { own: ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString(), network: null };
  return { own: prefixOf(parsed, 7), network: prefixOf(parsed, 6) };
}

function prefixOf(address: ipaddr.IPv6, bytes: number): string {
  const kept = address.toByteArray().map((byte, index) => (index < bytes ? byte : 0));
  return `${ipaddr.fromByteArray(kept).toString()}/${String(bytes * 8)}`;
}

/** Whether an address belongs to a private network, as a proxy in front of us would have. */
export const isPrivateAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  ipaddr.isValid(address) &&
  ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(ipaddr.process(address).range());

/** What counters know a block by: nobody who reads them learns an address without the secret. */
export const addressSubject = (block: string, secret: string): string =>
  `ip-${createHmac('sha256', secret).update(block).digest('base64url').slice(0, 22)}`;
