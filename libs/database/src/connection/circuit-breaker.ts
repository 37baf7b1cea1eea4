import { steadyNow } from '@marquee/runtime';
import { DatabaseUnavailableError } from './unavailable.ts';

/** `down`: calls are rejected at once until a probe succeeds. */
export type DatabaseState = 'ok' | 'down';

const PROBES_TO_OPEN = 2;
const PROBE_INTERVAL_MS = 1_000;
/** After a successful probe, failures are attributed to other causes, such as a locked table. */
const TRUST_MS = 500;

export interface CircuitBreakerOptions {
  /** Resolves if the database responds. Must have its own timeout. */
  probe: () => Promise<unknown>;
  onStateChange: (state: DatabaseState) => void;
  probeIntervalMs?: number;
  now?: () => number;
}

/**
 * Rejects calls while the database does not respond. A failed or slow call starts two probes on
 * separate connections; the circuit opens only if both fail, because a locked table looks the same
 * to a call. While it is open, a probe runs every second. The first success closes it.
 */

export function createCircuitBreaker(options: CircuitBreakerOptions) {
  const { probe, onStateChange, probeIntervalMs = PROBE_INTERVAL_MS, now = steadyNow } = options;
  let state: DatabaseState = 'ok';
  let isVerifying = false;
  let trustedUntil = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const responds = () => isResolved(probe());

  function suspect(): void {
    if (state === 'down' || isVerifying || isEnded || now() < trustedUntil) return;
    isVerifying = true;
    void verify().finally(() => {
      isVerifying = false;
    });
  }

  async function verify(): Promise<void> {
    for (let failed = 0; failed < PROBES_TO_OPEN; failed++) {
      if (await responds()) {
        trustedUntil = now() + TRUST_MS;
        return;
      }
    }
    change('down');
  }

  function change(to: DatabaseState): void {
    if (isEnded) return;
    if (state !== to) onStateChange(to);
    state = to;
    if (state === 'down') timer = setTimeout(() => void probeAgain(), probeIntervalMs).unref();
  }

  const probeAgain = async () => {
    change((await responds()) ? 'ok' : 'down');
  };

  return {
    state: () => state,
    suspect,
    check: (): void => {
      if (state === 'down') throw new DatabaseUnavailableError('circuit_open');
    },
    close: (): void => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

const isResolved = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
