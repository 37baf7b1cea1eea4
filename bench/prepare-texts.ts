// Prepares the texts of all events, as the worker does.
import {
  connectDatabase,
  createChangeRepository,
  createEventRepository,
  createRevisionRepository,
} from '@marquee/database';
import { followRevisions } from '@marquee/operations';

const BASE = 'http://127.0.0.1';

export async function prepareTexts(url: string): Promise<void> {
  const database = connectDatabase({ url, name: 'bench', statementTimeoutMs: 120_000 });
  await followRevisions(
    {
      changes: createChangeRepository(database),
      events: createEventRepository(database),
      revisions: createRevisionRepository(database),
      addresses: { api: BASE, widgets: BASE },
      now: () => new Date(),
    },
    new AbortController().signal,
  );
  await database.query({ text: 'VACUUM ANALYZE event_text, event_rest', values: [] });
  await database.close();
}
