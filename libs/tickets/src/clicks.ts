import { runWithoutDeadline, type Click, type ClickRepository } from '@marquee/database';
import { createClickJournal, type ClickJournal } from './click-journal.ts';
import { createClickWriter } from './click-writer.ts';
import { replayJournal } from './replay-journal.ts';

const REST_MS = 1_000;

export interface ClicksParts {
  clicks: Pick<ClickRepository, 'store'>;
  /** Where the journal lies while it is needed: of one machine, whose processes may share it. */
  folder: string;
  log: (level: 'info' | 'warn' | 'error', fields: object, event: string) => void;
}

/** Takes clicks: into the database, or into the journal while that is away, and from there into the database later. */
export function createClicks({ clicks, folder, log }: ClicksParts) {
  // A batch holds the clicks of several requests, and what is journaled outlives its request.
  const store: ClickRepository['store'] = (batch) => runWithoutDeadline(() => clicks.store(batch));
  const journal = createClickJournal(folder);
  let lost = 0;
  const catchingUp = startCatchingUp(journal, store, (clicks) => {
    log('info', { clicks }, 'clicks.replayed');
  });
  const writer = createClickWriter({
    store,
    journal,
    isAway: catchingUp.isBehind,
    onFailure: () => {
      catchingUp.fallBehind();
      log('warn', {}, 'clicks.journaled');
    },
    onLost: (err, clicks) => {
      lost += clicks;
      log('error', { err, clicks }, 'clicks.lost');
    },
  });
  return {
    /** Resolves once the click is safe; never rejects. */
    add: (click: Click): Promise<void> => writer.add(click),
    /** Whether the database takes clicks, as far as known. */
    isKeepingUp: () => !catchingUp.isBehind(),
    /** Clicks that neither the database nor the journal accepted since the start. */
    lost: () => lost,
    /** Makes safe what is under way. What the journal holds is replayed by the next start. */
    close: async (): Promise<void> => {
      await writer.drain();
      await catchingUp.stop();
      await journal.seal();
    },
  };
}
export type Clicks = ReturnType<typeof createClicks>;

/** Replays the journal once a second while the database is away, and once at the start: an earlier life may have left one. */
function startCatchingUp(journal: ClickJournal, store: ClickRepository['store'], onReplayed: (clicks: number) => void) {
  let isBehind = false;
  let mayHoldMore = true;
  let trying: Promise<void> | null = null;

  async function catchUp(): Promise<void> {
    try {
      const clicks = await replayJournal(journal, store);
      isBehind = false;
      const late = await replayJournal(journal, store); // what came while the files before were read
      if (clicks + late > 0) onReplayed(clicks + late);
      mayHoldMore = isBehind;
    } catch {
      mayHoldMore = true; // tried again a moment later
    }
  }

  const timer = setInterval(() => {
    if (!isBehind && !mayHoldMore) return;
    trying ??= catchUp().finally(() => {
      trying = null;
    });
  }, REST_MS);
  timer.unref();
  return {
    isBehind: () => isBehind,
    fallBehind: () => {
      isBehind = true;
    },
    stop: async () => {
      clearInterval(timer);
      await trying;
    },
  };
}
