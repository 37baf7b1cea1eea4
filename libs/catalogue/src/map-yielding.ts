import { setImmediate } from 'node:timers/promises';

// Yields to the event loop between groups, so that the database does not wait for its next
// statement.
const ITEMS_PER_GROUP = 4;

export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length % ITEMS_PER_GROUP === 0) await setImmediate();
    results.push(map(item));
  }
  return results;
}
