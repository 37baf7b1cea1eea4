import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/** The blocks that an address counts against. */
export interface AddressBlock {
  /** The block of one caller: an IPv4 address, or the first 56 bits of an IPv6 address. */
  own: string;
  /** The first 48 bits of an IPv6 address, which one subscriber may have; null for IPv4. */
  network: string | null;
}

/**
 * Returns the blocks of an address, or null for other text. A mapped or translated IPv4 address
 * counts as that IPv4 address.
 */
export function addressBlock(address: string | undefined): AddressBlock | null {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return { own: parsed.toString(), network: null };
  if (parsed.match(NAT64, 96))
    return { own: ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString(), network: null };
  return { own: toPrefix(parsed, 7), network: toPrefix(parsed, 6) };
}

function toPrefix(address: ipaddr.IPv6, bytes: number): string {
  const prefix = address.toByteArray().map((byte, index) => (index < bytes ? byte : 0));
  return `${ipaddr.fromByteArray(prefix).toString()}/${String(bytes * 8)}`;
}

/**
 * Returns a function that states whether an address is in one of these networks (CIDRs or single
 * addresses).
 */
export function networkMatcher(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) =>
    network.includes('/')
      ? ipaddr.parseCIDR(network)
      : ipaddr.parseCIDR(`${network}/${network.includes(':') ? '128' : '32'}`),
  );
  return (address) => {
    if (ranges.length === 0 || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(
      ([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits),
    );
  };
}

/** Whether an address is in a private network, like that of a reverse proxy. */
export const isPrivateAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  ipaddr.isValid(address) &&
  ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(
    ipaddr.process(address).range(),
  );

/**
 * Returns the keyed hash of a block for counters. It does not reveal the address without the
 * secret.
 */
export const addressSubject = (block: string, secret: string): string =>
  `ip-${createHmac('sha256', secret).update(block).digest('base64url').slice(0, 22)}`;
