import { setImmediate } from 'node:timers/promises';

// Between so many records the connection gets a turn: the database would otherwise wait for its next statement.
const RECORDS_PER_TURN = 4;

/** What `make` makes of each item, in order. */
export async function mapYielding<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    if (made.length % RECORDS_PER_TURN === 0) await setImmediate();
    made.push(make(item));
  }
  return made;
}
