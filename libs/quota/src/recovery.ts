import { randomUUID } from 'node:crypto';
import type { Counted, MemoryCounter } from './memory-counter.ts';
import type { RedisCounter } from './redis-counter.ts';

const PROBE_EVERY_MS = 1_000;
const DELIVERIES_AT_ONCE = 50;

/** Counted here and on its way to Redis; delivered twice under one mark it counts once. */
interface Delivery {
  counted: Counted;
  mark: string;
}

interface RecoveryParts {
  remote: Pick<RedisCounter, 'add' | 'ping'>;
  local: MemoryCounter;
  /** Called in the same step in which what was told counts here no longer. */
  onRecovered: () => void;
}

/**
 * Looks, once a second and outside of any request, whether Redis is back, and tells it what was counted here. Until all is told it counts
 * on here: an outage admits one more limit, not one a probe.
 */
export function createRecovery({ remote, local, onRecovered }: RecoveryParts) {
  const deliveries = new Set<Delivery>();
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;

  function begin(): void {
    if (probe || isClosed) return;
    probe = setTimeout(() => {
      void tryOnce().then((isBack) => {
        probe = undefined;
        if (!isBack || local.untold().length > 0) begin();
      });
    }, PROBE_EVERY_MS).unref();
  }

  async function tryOnce(): Promise<boolean> {
    try {
      await remote.ping();
      await deliver();
    } catch {
      return false;
    }
    local.forgetTold();
    onRecovered();
    return true;
  }

  async function deliver(): Promise<void> {
    if (deliveries.size === 0) for (const counted of local.untold()) deliveries.add({ counted, mark: randomUUID() });
    while (deliveries.size > 0) await Promise.all([...deliveries].slice(0, DELIVERIES_AT_ONCE).map(deliverOne));
  }

  async function deliverOne(delivery: Delivery): Promise<void> {
    await remote.add(delivery.counted, delivery.mark);
    deliveries.delete(delivery);
    local.tell(delivery.counted);
  }

  const close = () => {
    isClosed = true;
    clearTimeout(probe);
  };
  return { begin, close };
}
