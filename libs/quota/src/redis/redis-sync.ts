import { randomUUID } from 'node:crypto';
import type { Counted, MemoryCounter } from '../memory-counter.ts';

const PROBE_INTERVAL_MS = 1_000;
const MAX_CONCURRENT_DELIVERIES = 50;

/** Counts to add to Redis. The idempotency key prevents that they are added twice. */
interface Delivery {
  counted: Counted;
  idempotencyKey: string;
}

interface RecoveryOptions {
  remote: {
    add: (counted: Counted, idempotencyKey: string) => Promise<void>;
    ping: () => Promise<unknown>;
  };
  local: MemoryCounter;
  /** Called synchronously when the added counts stop counting here. */
  onRecovered: () => void;
}

/**
 * Checks once a second, outside of requests, whether Redis has recovered, and adds the counts of
 * this process. Until all are added, requests are counted here, so that an outage admits at most
 * one extra limit.
 */

export function createRedisSync({ remote, local, onRecovered }: RecoveryOptions) {
  const deliveries = new Set<Delivery>();
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;

  function begin(): void {
    if (probe || isClosed) return;
    probe = setTimeout(() => {
      void tryOnce().then((isBack) => {
        probe = undefined;
        if (!isBack || local.unsynced().length > 0) begin();
      });
    }, PROBE_INTERVAL_MS).unref();
  }

  async function tryOnce(): Promise<boolean> {
    try {
      await remote.ping();
      await deliver();
    } catch {
      return false;
    }
    local.dropSynced();
    onRecovered();
    return true;
  }

  async function deliver(): Promise<void> {
    if (deliveries.size === 0)
      for (const counted of local.unsynced())
        deliveries.add({ counted, idempotencyKey: randomUUID() });
    while (deliveries.size > 0) {
      const batch = [...deliveries].slice(0, MAX_CONCURRENT_DELIVERIES);
      await Promise.all(batch.map(deliverOne));
    }
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    await remote.add(delivery.counted, delivery.idempotencyKey);
    deliveries.delete(delivery);
    local.markSynced(delivery.counted);
  }

  const close = () => {
    isClosed = true;
    clearTimeout(probe);
  };
  return { begin, close };
}
