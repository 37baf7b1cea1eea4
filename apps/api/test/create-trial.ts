import type { Database } from '@marquee/database';
import { createUnlimitedKey, keysFor } from './hostile/fuzz-keys.ts';
import { operationsIn, type Operation } from './hostile/generate-requests.ts';
import { createJudge } from './hostile/judge-reply.ts';
import { fetchJson, readKnownValues } from './known-values.ts';
import type { Trial } from './try-operation.ts';

type TrialOptions = Pick<Trial, 'origin' | 'agent' | 'concurrency' | 'count' | 'seed'>;

/** Prepares the trial of an API with this database. Returns the operations that it describes. */
export async function createTrial(
  database: Database,
  options: TrialOptions,
): Promise<{ trial: Trial; operations: Operation[] }> {
  const { origin } = options;
  const document = await fetchJson<object>(`${origin}/openapi.json`);
  const key = await createUnlimitedKey(database);
  const known = await readKnownValues(origin, key);
  const trial = { ...options, known, judge: createJudge(document), keyFor: keysFor(database, key) };
  return { trial, operations: operationsIn(document) };
}
