import type { Click, ClickRepository } from '@marquee/database';
import { withTimeout } from '@marquee/runtime';
import type { ClickJournal } from './click-journal.ts';

const MAX_BATCH_SIZE = 100;
const MAX_DELAY_MS = 5;
const CONCURRENCY = 2;
const TIMEOUT_MS = 500;

export interface ClickWriterParts {
  store: ClickRepository['store'];
  journal: Pick<ClickJournal, 'append'>;
  /** Called for confirmed clicks that neither the database nor the journal accepted. */
  onLost: (error: unknown, clicks: number) => void;
  /** Called if the database did not accept a batch. */
  onFailure: () => void;
  /** Returns true while batches go to the journal only. */
  isUnavailable: () => boolean;
}

interface PendingClick {
  click: Click;
  resolve: () => void;
}

/**
 * Stores clicks in small batches: in the database, or in the journal if the database does not
 * accept them in time.
 */
export function createClickWriter(parts: ClickWriterParts) {
  let queue: PendingClick[] = [];
  let timer: NodeJS.Timeout | null = null;
  const inFlight = new Set<Promise<void>>();

  /**
   * Resolves when the click is stored. Never rejects, because the visitor must be redirected in any
   * case.
   */
  const add = (click: Click): Promise<void> =>
    new Promise((resolve) => {
      queue.push({ click, resolve });
      if (queue.length >= MAX_BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, MAX_DELAY_MS);
    });

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    while (queue.length > 0 && inFlight.size < CONCURRENCY) {
      const batch = queue.slice(0, MAX_BATCH_SIZE);
      queue = queue.slice(MAX_BATCH_SIZE);
      const done = save(parts, batch).finally(() => {
        inFlight.delete(done);
        if (queue.length > 0) flush();
      });
      inFlight.add(done);
    }
  }

  /** Resolves when all clicks are stored. */
  async function drain(): Promise<void> {
    flush();
    while (inFlight.size > 0) await Promise.all(inFlight);
  }
  return { add, drain };
}

async function save(
  { store, journal, onLost, onFailure, isUnavailable }: ClickWriterParts,
  batch: PendingClick[],
): Promise<void> {
  const clicks = batch.map(({ click }) => click);
  try {
    if (
      isUnavailable() ||
      !(await withTimeout(
        store(clicks).then(
          () => true,
          () => false,
        ),
        TIMEOUT_MS,
        () => false,
      ))
    ) {
      if (!isUnavailable()) onFailure();
      await journal.append(clicks); // storing is idempotent, in case the statement was only slow
    }
  } catch (error) {
    onLost(error, clicks.length);
  }
  for (const { resolve } of batch) resolve();
}
