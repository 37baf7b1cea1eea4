import { steadyNow } from '@marquee/runtime';

const FAILURES = 3;
const WITHIN_MS = 1_000;

/** Opens after three failures within a second. `reset` closes it. */
export function createCircuitBreaker({ now = steadyNow }: { now?: () => number } = {}) {
  let failures: number[] = [];
  let open = false;
  return {
    isOpen: () => open,
    /** Records a failure. Returns true if it opens the breaker. */
    recordFailure: (): boolean => {
      failures = [...failures.filter((at) => at > now() - WITHIN_MS), now()];
      const opens = !open && failures.length >= FAILURES;
      open ||= opens;
      return opens;
    },
    reset: () => {
      failures = [];
      open = false;
    },
  };
}
