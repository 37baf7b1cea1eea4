import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { readerFor } from '@marquee/sources';
import { type ReadResult, toSourceFiles } from '@marquee/sources/testing';
import { RECORDINGS } from '@marquee/testing/recordings';
import { pick, type Random } from '../demo/random.ts';
import { seededRandom } from '../demo/seeded-random.ts';
import { ingest } from '../ingest.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { seedCorpus, parseJsonOrNull, type SeedFile } from './seed-corpus.ts';

const PAYLOADS = Number(process.env['FUZZ_PAYLOADS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
// A hanging parser takes far longer. A busy machine may take a second for any record.
const MAX_RECORD_MS = process.env['FUZZ_PAYLOADS'] ? 1_000 : 10_000;

function mutated(random: Random, { text }: SeedFile): string {
  const value = parseJsonOrNull(text);
  const isTree = value !== null && random() < 0.8;
  return isTree ? JSON.stringify(mutateJson(random, value)) : mutateText(random, text);
}

/** Reads the mutated payloads and notes those that take too long per record. */
async function* readMutated(slow: string[], read: Map<string, number>): AsyncGenerator<ReadResult> {
  const random = seededRandom(SEED);
  const known = await seedCorpus(RECORDINGS);
  const formats = [...new Set(known.map(({ format }) => format))];
  for (let count = 0; count < PAYLOADS; count++) {
    const format = formats[count % formats.length];
    const original = pick(
      random,
      known.filter((candidate) => candidate.format === format),
    );
    const files = toSourceFiles({ [original.name]: mutated(random, original) });
    let since = performance.now();
    const reader = await readerFor(original.format);
    for await (const result of reader(files)) {
      if (performance.now() - since > MAX_RECORD_MS)
        slow.push(`${original.name} (payload ${String(count)})`);
      read.set(original.format, (read.get(original.format) ?? 0) + 1);
      // Distinct ids, because a repeated id is written only once.
      if ('title' in result)
        yield { ...result, source_id: `${String(count)} ${result.source_id ?? ''}` };
      if ('unreadable' in result) yield result;
      since = performance.now();
    }
  }
}

describe(`${String(PAYLOADS)} mutated payloads (seed ${String(SEED)})`, () => {
  it(
    'are ingested without a crash and none takes too long',
    async () => {
      await using database = await createTestDatabase();
      const slow: string[] = [];
      const read = new Map<string, number>();
      const report = await ingest(database, {
        source: { name: 'fuzz' },
        records: readMutated(slow, read),
      });
      expect(slow).toEqual([]);
      expect(read.size).toBeGreaterThanOrEqual(30);
      expect(report.created).toBeGreaterThan(PAYLOADS / 2);
      expect(report.rejected).toBeGreaterThan(0);
    },
    60_000 + 30 * PAYLOADS,
  );
});
