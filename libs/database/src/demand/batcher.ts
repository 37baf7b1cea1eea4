import { deadlineAt, runUntil, untilDeadline } from '../connection/request-deadline.ts';
import { isUnavailable } from '../connection/unavailable.ts';

export interface BatcherOptions {
  maxBatchSize: number;
  concurrency: number;
}

interface PendingItem<Item, Result> {
  item: Item;
  /** When its caller times out; `Infinity` if never. */
  deadline: number;
  isAbandoned: boolean;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines single requests into batches, so that a thousand callers share a few transactions. Items
 * queue while the maximum of batches runs. `work` returns results in the order of its items. If a
 * batch fails, each of its items is retried alone, unless the database is unavailable. Each caller
 * waits until its own deadline and then leaves the queue. A batch has the latest deadline of its
 * items.
 */
export function createBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { maxBatchSize, concurrency }: BatcherOptions,
) {
  let queue: PendingItem<Item, Result>[] = [];
  let running = 0;

  async function add(item: Item): Promise<Result> {
    const pending = { item, deadline: deadlineAt(), isAbandoned: false };
    const result = new Promise<Result>((resolve, reject) => {
      queue.push(Object.assign(pending, { resolve, reject }));
      if (queue.length === 1) setImmediate(start); // collects the items of the same tick
    });
    try {
      return await untilDeadline(result);
    } finally {
      pending.isAbandoned = true;
    }
  }

  function start(): void {
    queue = queue.filter(({ isAbandoned }) => !isAbandoned);
    while (running < concurrency && queue.length > 0) {
      running++;
      void finish(queue.splice(0, maxBatchSize));
    }
  }

  async function finish(batch: PendingItem<Item, Result>[]): Promise<void> {
    const latest = Math.max(...batch.map(({ deadline }) => deadline));
    await runUntil(latest, () => resolveAll(work, batch));
    running--;
    start();
  }
  return add;
}

async function resolveAll<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  batch: PendingItem<Item, Result>[],
): Promise<void> {
  try {
    const results = await work(batch.map(({ item }) => item));
    if (results.length !== batch.length)
      throw new Error('The batch function must return one result per item.');
    for (const [index, result] of results.entries()) batch[index]?.resolve(result);
  } catch (error) {
    const [first] = batch;
    if (batch.length === 1) first?.reject(error);
    else if (isUnavailable(error)) for (const { reject } of batch) reject(error);
    else for (const pending of batch) await resolveAll(work, [pending]);
  }
}
