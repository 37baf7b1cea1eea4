/** The same items; each is made while the caller is still at work on the one before it. One that cannot be made fails in its turn. */
export async function* prefetch<Item>(items: AsyncGenerator<Item, void>): AsyncGenerator<Item, void> {
  let coming = items.next();
  try {
    for (;;) {
      const next = await coming;
      if (next.done) return;
      coming = items.next();
      coming.catch(() => undefined); // told in its turn
      yield next.value;
    }
  } finally {
    await coming.catch(() => undefined);
    await items.return();
  }
}
