import { runWithoutDeadline, type Click, type ClickRepository } from '@marquee/database';
import { createClickJournal, type ClickJournal } from './click-journal.ts';
import { createClickWriter } from './click-writer.ts';
import { replayJournal } from './replay-journal.ts';

const REPLAY_INTERVAL_MS = 1_000;

export interface ClicksParts {
  clicks: Pick<ClickRepository, 'store'>;
  /** Folder of the journal. Processes of one machine may share it. */
  folder: string;
  log: (level: 'info' | 'warn' | 'error', fields: object, event: string) => void;
}

/**
 * Stores clicks in the database. During an outage they go to a journal, which is replayed later.
 */
export function createClicks({ clicks, folder, log }: ClicksParts) {
  // Batches contain clicks of several requests, so no request's deadline applies.
  const store: ClickRepository['store'] = (batch) => runWithoutDeadline(() => clicks.store(batch));
  const journal = createClickJournal(folder);
  let lost = 0;
  const replay = startReplay(journal, store, (clicks) => {
    log('info', { clicks }, 'clicks.replayed');
  });
  const writer = createClickWriter({
    store,
    journal,
    isUnavailable: replay.isBehind,
    onFailure: () => {
      replay.markBehind();
      log('warn', {}, 'clicks.journaled');
    },
    onLost: (err, clicks) => {
      lost += clicks;
      log('error', { err, clicks }, 'clicks.lost');
    },
  });
  return {
    /** Resolves when the click is stored. Never rejects. */
    add: (click: Click): Promise<void> => writer.add(click),
    /** Returns true unless clicks currently go to the journal. */
    isKeepingUp: () => !replay.isBehind(),
    /** Returns the number of clicks that neither the database nor the journal accepted. */
    lost: () => lost,
    /** Stores the clicks in flight. The next start replays the journal. */
    close: async (): Promise<void> => {
      await writer.drain();
      await replay.stop();
      await journal.complete();
    },
  };
}
export type Clicks = ReturnType<typeof createClicks>;

/**
 * Replays the journal every second during an outage, and once at the start for files of an earlier
 * process.
 */
function startReplay(
  journal: ClickJournal,
  store: ClickRepository['store'],
  onReplayed: (clicks: number) => void,
) {
  let isBehind = false;
  let hasMore = true;
  let pending: Promise<void> | null = null;

  async function catchUp(): Promise<void> {
    try {
      const clicks = await replayJournal(journal, store);
      isBehind = false;
      // clicks that arrived during the first replay
      const late = await replayJournal(journal, store);
      if (clicks + late > 0) onReplayed(clicks + late);
      hasMore = isBehind;
    } catch {
      hasMore = true; // retried at the next interval
    }
  }

  const timer = setInterval(() => {
    if (!isBehind && !hasMore) return;
    pending ??= catchUp().finally(() => {
      pending = null;
    });
  }, REPLAY_INTERVAL_MS);
  timer.unref();
  return {
    isBehind: () => isBehind,
    markBehind: () => {
      isBehind = true;
    },
    stop: async () => {
      clearInterval(timer);
      await pending;
    },
  };
}
