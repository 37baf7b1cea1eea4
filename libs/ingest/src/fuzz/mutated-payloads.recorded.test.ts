import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { RECORDINGS } from '@marquee/testing/recordings';
import { pick, type Random } from '../demo/random.ts';
import { seededRandom } from '../demo/seeded-random.ts';
import { FORMAT_NAMES, readerFor } from '../formats.ts';
import { ingest } from '../ingest.ts';
import { toSourceFiles } from '../sources/read-texts.ts';
import type { ReadResult } from '../sources/record-format.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { seedCorpus, parsed, type SeedFile } from './seed-corpus.ts';

const PAYLOADS = Number(process.env['FUZZ_PAYLOADS'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
// What hangs takes far longer; a busy machine may take a second for anything.
const MAX_RECORD_MS = process.env['FUZZ_PAYLOADS'] ? 1_000 : 10_000;

function mutated(random: Random, { text }: SeedFile): string {
  const value = parsed(text);
  const isTree = value !== null && random() < 0.8;
  return isTree ? JSON.stringify(mutateJson(random, value)) : mutateText(random, text);
}

/** What is read of so many mutated payloads; those that take too long for a record are noted. */
async function* readings(slow: string[], read: Map<string, number>): AsyncGenerator<ReadResult> {
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
    for await (const reading of reader(files)) {
      if (performance.now() - since > MAX_RECORD_MS) slow.push(`${original.name} (payload ${String(count)})`);
      read.set(original.format, (read.get(original.format) ?? 0) + 1);
      // Records of one id would be written once only.
      yield 'title' in reading ? { ...reading, source_id: `${String(count)} ${reading.source_id ?? ''}` } : reading;
      since = performance.now();
    }
  }
}

describe(`${String(PAYLOADS)} mutated payloads (seed ${String(SEED)})`, () => {
  it(
    'are read, normalised, matched and written without a crash, and none takes too long',
    async () => {
      await using database = await createTestDatabase();
      const slow: string[] = [];
      const read = new Map<string, number>();
      const report = await ingest(database, { source: { name: 'fuzz' }, records: readings(slow, read) });
      expect(slow).toEqual([]);
      expect([...read.keys()].sort()).toEqual(FORMAT_NAMES.filter((name) => name !== 'articles').sort());
      expect(report.created).toBeGreaterThan(PAYLOADS / 2);
      expect(report.rejected).toBeGreaterThan(0);
    },
    60_000 + 30 * PAYLOADS,
  );
});
