import type { Click, ClickRepository } from '@marquee/database';
import type { ClickJournal } from './click-journal.ts';

const BATCH = 1_000;

/** Brings what the journal holds into the database, file by file; a file goes once all of it is stored. Answers how many clicks. */
export async function replayJournal(
  journal: Pick<ClickJournal, 'seal' | 'pending' | 'read' | 'drop'>,
  store: ClickRepository['store'],
): Promise<number> {
  await journal.seal();
  let replayed = 0;
  for (const path of await journal.pending()) {
    let batch: Click[] = [];
    for await (const click of journal.read(path)) {
      batch.push(click);
      if (batch.length === BATCH) {
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
