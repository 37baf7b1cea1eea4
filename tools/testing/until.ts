const LOOK_EVERY_MS = 20;

/** Waits until something is so; fails when it does not come to be. */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to be.');
    await new Promise((settle) => setTimeout(settle, LOOK_EVERY_MS));
  }
}
