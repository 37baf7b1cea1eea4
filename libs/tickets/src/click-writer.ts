import type { Click, ClickRepository } from '@marquee/database';
import type { ClickJournal } from './click-journal.ts';

const MAX_BATCH = 100;
const MAX_WAIT_MS = 5;
const MAX_UNDER_WAY = 2;
const PATIENCE_MS = 500;

export interface ClickWriterParts {
  store: ClickRepository['store'];
  journal: Pick<ClickJournal, 'append'>;
  /** A click was answered and is nowhere: neither database nor disk took it. */
  onLost: (error: unknown, clicks: number) => void;
  /** The database did not take clicks. */
  onFailure: () => void;
  /** Whether the database is worth asking. */
  isAway: () => boolean;
}

interface Waiting {
  click: Click;
  resolve: () => void;
}

/** Stores clicks in small batches; where the database does not take them in time, in the journal. */
export function createClickWriter(parts: ClickWriterParts) {
  let queue: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  const underWay = new Set<Promise<void>>();

  /** Resolves once the click is safe. Never rejects: whoever clicked is to get to the tickets. */
  const add = (click: Click): Promise<void> =>
    new Promise((resolve) => {
      queue.push({ click, resolve });
      if (queue.length >= MAX_BATCH) flush();
      else timer ??= setTimeout(flush, MAX_WAIT_MS);
    });

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    while (queue.length > 0 && underWay.size < MAX_UNDER_WAY) {
      const batch = queue.slice(0, MAX_BATCH);
      queue = queue.slice(MAX_BATCH);
      const done = save(parts, batch).finally(() => {
        underWay.delete(done);
        if (queue.length > 0) flush();
      });
      underWay.add(done);
    }
  }

  /** Resolves when everything that was added is safe. */
  async function drain(): Promise<void> {
    flush();
    while (underWay.size > 0) await Promise.all(underWay);
  }
  return { add, drain };
}

async function save({ store, journal, onLost, onFailure, isAway }: ClickWriterParts, batch: Waiting[]): Promise<void> {
  const clicks = batch.map(({ click }) => click);
  try {
    if (
      isAway() ||
      !(await inTime(store(clicks)).then(
        () => true,
        () => false,
      ))
    ) {
      if (!isAway()) onFailure();
      await journal.append(clicks); // stored by a statement that was only slow, they are stored once all the same
    }
  } catch (error) {
    onLost(error, clicks.length);
  }
  for (const { resolve } of batch) resolve();
}

function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database took too long'));
    }, PATIENCE_MS);
  });
  return Promise.race([work, tooLate]).finally(() => {
    clearTimeout(timer);
  });
}
