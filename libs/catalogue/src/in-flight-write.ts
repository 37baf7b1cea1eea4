/**
 * `sent` resolves when later statements no longer belong to the transaction. Only `done` rejects.
 */
interface InFlightWrite {
  sent: Promise<void>;
  done: Promise<void>;
}

export const NO_WRITE: InFlightWrite = { sent: Promise.resolve(), done: Promise.resolve() };

export function startWrite(write: (onSent: () => void) => Promise<void>): InFlightWrite {
  let { done } = NO_WRITE;
  const sent = new Promise<void>((onSent) => {
    done = write(onSent).finally(onSent);
  });
  done.catch(() => undefined); // awaited by the next call
  return { sent, done };
}
