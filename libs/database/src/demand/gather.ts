import { isUnavailable } from '../connect.ts';

export interface GatherLimits {
  /** Items that are worked on together. */
  most: number;
  /** Works at the same time. */
  atOnce: number;
}

interface Waiting<Item, Result> {
  item: Item;
  settle: (result: Result) => void;
  fail: (error: unknown) => void;
}

/**
 * Makes one work of many requests: what is asked while `work` is under way waits and is done together, so that a thousand
 * callers share a few transactions. `work` answers in the order of its items. Where it fails, each of its items is tried
 * alone, so that one cannot spoil the others; where the database is away, all fail at once.
 */
export function gather<Item, Result>(work: (items: Item[]) => Promise<Result[]>, { most, atOnce }: GatherLimits) {
  const queue: Waiting<Item, Result>[] = [];
  let running = 0;

  const ask = (item: Item): Promise<Result> =>
    new Promise((settle, fail) => {
      queue.push({ item, settle, fail });
      if (queue.length === 1) setImmediate(start); // those of the same moment come along
    });

  function start(): void {
    while (running < atOnce && queue.length > 0) {
      running++;
      void finish(queue.splice(0, most));
    }
  }

  async function finish(batch: Waiting<Item, Result>[]): Promise<void> {
    await settleAll(work, batch);
    running--;
    start();
  }
  return ask;
}

async function settleAll<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  batch: Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await work(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error('work answered another number of results than it had items');
    for (const [index, result] of results.entries()) batch[index]?.settle(result);
  } catch (error) {
    const [first] = batch;
    if (batch.length === 1) first?.fail(error);
    else if (isUnavailable(error)) for (const { fail } of batch) fail(error);
    else for (const waiting of batch) await settleAll(work, [waiting]);
  }
}
