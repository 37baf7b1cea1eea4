import type { Click, ClickRepository } from '@marquee/database';
import type { ClickJournal } from './click-journal.ts';

const BATCH_SIZE = 1_000;

/**
 * Stores the clicks of the journal file by file, deletes each stored file, and returns the number
 * of clicks.
 */
export async function replayJournal(
  journal: Pick<ClickJournal, 'complete' | 'pending' | 'read' | 'drop'>,
  store: ClickRepository['store'],
): Promise<number> {
  await journal.complete();
  let replayed = 0;
  for (const path of await journal.pending()) {
    let batch: Click[] = [];
    for await (const click of journal.read(path)) {
      batch.push(click);
      if (batch.length === BATCH_SIZE) {
        await store(batch);
        replayed += batch.length;
        batch = [];
      }
    }
    if (batch.length > 0) await store(batch);
    replayed += batch.length;
    await journal.drop(path);
  }
  return replayed;
}
