import { DatabaseUnavailableError } from './unavailable.ts';

/** `down`: calls are rejected at once until a probe succeeds. */
export type DatabaseState = 'ok' | 'down';

const PROBES_TO_OPEN = 2;
const PROBE_INTERVAL_MS = 1_000;
/** After a probe that succeeded, failures have another cause for a while, such as a locked table. */
const TRUST_MS = 500;

export interface CircuitBreakerOptions {
  /** Resolves if the database responds; must reject within a time limit of its own. */
  probe: () => Promise<unknown>;
  onStateChange: (state: DatabaseState) => void;
  probeIntervalMs?: number;
  now?: () => number;
}

/**
 * Rejects calls while the database does not respond. A failed or slow call alone does not open the circuit, since one locked table
 * or one cut connection looks the same: two probes on connections of their own must fail as well, three failures in all. While
 * the circuit is open a probe runs once a second, outside of any request; the first that succeeds closes it.
 */
// eslint-disable-next-line max-lines-per-function -- one state machine
export function createCircuitBreaker(options: CircuitBreakerOptions) {
  const { probe, onStateChange, probeIntervalMs = PROBE_INTERVAL_MS, now = Date.now } = options;
  let state: DatabaseState = 'ok';
  let isVerifying = false;
  let trustedUntil = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const responds = () => isResolved(probe());

  /** Reports a call that failed or takes long. */
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
    /** Throws a DatabaseUnavailableError while the circuit is open. */
    check: (): void => {
      if (state === 'down') throw new DatabaseUnavailableError('circuit_open');
    },
    /** Ends the probes. */
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
