import { deadlineAt, runUntil, untilDeadline } from '../request-deadline.ts';
import { isUnavailable } from '../unavailable.ts';

export interface BatcherOptions {
  /** Items that are worked on together. */
  maxBatchSize: number;
  /** Works at the same time. */
  concurrency: number;
}

interface Waiting<Item, Result> {
  item: Item;
  /** When its caller gives up; `Infinity` if never. */
  deadline: number;
  hasGivenUp: boolean;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one work of many requests: what is asked while `work` is under way waits and is done together, so that a thousand
 * callers share a few transactions. `work` answers in the order of its items. Where it fails, each of its items is tried
 * alone, so that one cannot spoil the others; where the database is away, all fail at once. Each caller waits until its own
 * deadline; an item that is still in the queue by then is dropped. A batch has the latest deadline of its items.
 */
export function createBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { maxBatchSize: most, concurrency: atOnce }: BatcherOptions,
) {
  let queue: Waiting<Item, Result>[] = [];
  let running = 0;

  async function ask(item: Item): Promise<Result> {
    const waiting = { item, deadline: deadlineAt(), hasGivenUp: false };
    const result = new Promise<Result>((resolve, reject) => {
      queue.push(Object.assign(waiting, { resolve, reject }));
      if (queue.length === 1) setImmediate(start); // those of the same moment come along
    });
    try {
      return await untilDeadline(result);
    } finally {
      waiting.hasGivenUp = true;
    }
  }

  function start(): void {
    queue = queue.filter(({ hasGivenUp }) => !hasGivenUp);
    while (running < atOnce && queue.length > 0) {
      running++;
      void finish(queue.splice(0, most));
    }
  }

  async function finish(batch: Waiting<Item, Result>[]): Promise<void> {
    const latest = Math.max(...batch.map(({ deadline }) => deadline));
    await runUntil(latest, () => settleAll(work, batch));
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
    for (const [index, result] of results.entries()) batch[index]?.resolve(result);
  } catch (error) {
    const [first] = batch;
    if (batch.length === 1) first?.reject(error);
    else if (isUnavailable(error)) for (const { reject } of batch) reject(error);
    else for (const waiting of batch) await settleAll(work, [waiting]);
  }
}
