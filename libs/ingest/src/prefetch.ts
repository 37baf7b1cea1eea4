/**
 * Creates the next item while the caller processes the current one. A failure is thrown when the
 * failed item is requested.
 */
export async function* prefetch<Item>(
  items: AsyncGenerator<Item, void>,
): AsyncGenerator<Item, void> {
  let pending = items.next();
  try {
    for (;;) {
      const current = await pending;
      if (current.done) return;
      pending = items.next();
      pending.catch(() => undefined); // the next iteration throws the error
      yield current.value;
    }
  } finally {
    await pending.catch(() => undefined);
    await items.return();
  }
}
