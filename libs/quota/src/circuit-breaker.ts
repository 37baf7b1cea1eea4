const FAILURES = 3;
const WITHIN_MS = 1_000;

/** Tells when to stop asking: three failures within a second. Asking begins again when `reset` is called. */
export function createCircuitBreaker({ now = () => Date.now() }: { now?: () => number } = {}) {
  let failures: number[] = [];
  let open = false;
  return {
    isOpen: () => open,
    /** Notes a failure; true where it is the one that opens. */
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
