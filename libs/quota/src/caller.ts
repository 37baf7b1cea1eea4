import { LRUCache } from 'lru-cache';
import type { ApiKeyOwner } from './api-key-cache.ts';
import { addressBlock, addressSubject } from './client-address.ts';
import type { Tier } from './tiers.ts';

/** Who sends a request. */
export interface Caller {
  /** The caller's address in counters: a keyed hash of the IPv4 address or of the IPv6 /56. */
  address: string;
  /** The same of the IPv6 /48; null for IPv4. */
  network: string | null;
  /** Null without a key. */
  holder: ApiKeyOwner | null;
  tier: Tier;
}

const CAPACITY = { maxSize: 20_000, sizeCalculation: () => 1 }; // `max` would allocate room for all of them

/** The callers of addresses, remembered: the keyed hash costs more than counting in memory, and callers come more than once. */
export function anonymousCallers(secret: string) {
  const subjects = new LRUCache<string, Pick<Caller, 'address' | 'network'>>(CAPACITY);
  return (address: string): Caller => {
    const subject = subjects.get(address) ?? subjectOf(address, secret);
    subjects.set(address, subject);
    return { ...subject, holder: null, tier: 'anonymous' };
  };
}

function subjectOf(address: string, secret: string): Pick<Caller, 'address' | 'network'> {
  const { own, network } = addressBlock(address) ?? { own: 'unknown', network: null };
  return {
    address: addressSubject(own, secret),
    network: network === null ? null : addressSubject(network, secret),
  };
}
