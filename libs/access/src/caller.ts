import type { Tier } from '@marquee/quota';
import { LRUCache } from 'lru-cache';
import type { ApiKeyOwner } from './api-key-cache.ts';
import { addressBlock, addressSubject, networkMatcher } from './client-address.ts';

/** The sender of a request. */
export interface Caller {
  /**
   * The subject of the client address in counters: a keyed hash of the IPv4 address or of the IPv6
   * /56.
   */
  address: string;
  /** The same of the IPv6 /48; null for IPv4. */
  network: string | null;
  /** The owner of the key; null without a key. */
  holder: ApiKeyOwner | null;
  tier: Tier;
  /** Whether many people share the address, such as the users of a hosted assistant. */
  isShared: boolean;
}

/**
 * Returns all subjects of a caller: a write with a key also concerns later requests from the same
 * address.
 */
export const callerSubjects = ({
  address,
  holder,
}: Pick<Caller, 'address' | 'holder'>): string[] =>
  holder ? [holder.account_id ?? holder.key_id, address] : [address];

type Subjects = Pick<Caller, 'address' | 'network' | 'isShared'>;

const CAPACITY = { maxSize: 20_000, sizeCalculation: () => 1 }; // `max` allocates memory for all entries

/**
 * Returns anonymous callers by address. Caches them, because the keyed hash costs more than
 * counting in memory.
 */
export function anonymousCallers(secret: string, sharedNetworks: readonly string[]) {
  const isShared = networkMatcher(sharedNetworks);
  const subjects = new LRUCache<string, Subjects>(CAPACITY);
  return (address: string): Caller => {
    const known = subjects.get(address);
    const subject = known ?? { ...toSubjects(address, secret), isShared: isShared(address) };
    if (!known) subjects.set(address, subject);
    return { ...subject, holder: null, tier: 'anonymous' };
  };
}

function toSubjects(address: string, secret: string): Pick<Caller, 'address' | 'network'> {
  const { own, network } = addressBlock(address) ?? { own: 'unknown', network: null };
  return {
    address: addressSubject(own, secret),
    network: network === null ? null : addressSubject(network, secret),
  };
}
