const POLL_INTERVAL_MS = 20;
/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

/** Waits until the condition is true. Throws if it is not after the timeout. */
export async function waitFor(
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('Timed out waiting for the condition.');
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
