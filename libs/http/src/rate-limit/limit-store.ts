import {
  limitsOfAddress,
  type Access,
  type AddressCaller,
  type AddressLimit,
  type Limits,
} from '@marquee/access';
import { retryAfterS, type Decision } from '@marquee/quota';
import type { Store } from 'express-rate-limit';

/** Returns the key of an address for the store of its limits. */
export const toAddressKey = ({ address, network, isShared }: AddressCaller): string =>
  [address, network ?? '', isShared ? 'shared' : ''].join(' ');

function parseAddressKey(key: string): AddressCaller {
  const [address = '', network = '', shared] = key.split(' ');
  return { address, network: network === '' ? null : network, isShared: shared === 'shared' };
}

/**
 * A store of express-rate-limit for one limit of addresses, on the counters in Redis or in memory.
 * A hit over the limit is returned but not stored, so that a rejected request costs nothing.
 */
export function createAddressStore(limit: AddressLimit, counters: Access['counters']) {
  const toLimits = (key: string): Limits => limitsOfAddress(limit, parseAddressKey(key));
  return {
    prefix: `${limit}:`,
    async increment(key) {
      const { subject, policies } = toLimits(key);
      return toHits(await counters.consume(subject, policies));
    },
    async decrement(key) {
      const { subject, policies } = toLimits(key);
      await counters.takeBack(subject, policies);
    },
    async resetKey(key) {
      const { subject, policies } = toLimits(key);
      await counters.reset(subject, policies);
    },
  } satisfies Store;
}

/**
 * Returns the hits of the first usage, that of the address. If its network rejects a request, they
 * are over the limit too.
 */
function toHits(decision: Decision): { totalHits: number; resetTime: Date } {
  const [own] = decision.usages;
  if (!own) throw new Error('A limit without a policy cannot be counted.');
  const { admitted } = decision;
  return {
    totalHits: admitted ? own.used : Math.max(own.used, own.limit) + 1,
    resetTime: inSeconds(admitted ? own.resetsInS : retryAfterS(decision)),
  };
}

export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
