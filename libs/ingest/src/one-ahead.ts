/** The same items; each is made while the caller is still at work on the one before it. One that cannot be made fails in its turn. */
export async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let coming = items.next();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = items.next();
      coming.catch(() => undefined); // told in its turn
      yield value;
    }
  } finally {
    await coming.catch(() => undefined);
    await items.return(undefined);
  }
}
