// Further events into the small and the large catalogue in turn.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareInsert, generate, ingestFile } from '../ingest.ts';
import type { Row } from '../report.ts';

interface Options {
  small: string;
  large: string;
  /** Of other datasets, in each of the rounds. */
  events: number;
  rounds: number;
}

export async function measureIngests({ small, large, events, rounds }: Options): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const rows: Row[] = [];
  const firstSeed = Date.now() % 1_000_000; // an earlier run has added others
  try {
    for (let round = 1; round <= rounds; round++) {
      const file = join(folder, `${String(round)}.ndjson`);
      await generate(file, ['--events', String(events), '--seed', String(firstSeed + round)]);
      const args = [file, '--source', `bench-${String(firstSeed + round)}`];
      if (round === 1) rows.push(await bareInsert(small, file));
      rows.push(await ingestFile(`round ${String(round)}, into the small catalogue`, small, args));
      rows.push(await ingestFile(`round ${String(round)}, into the large catalogue`, large, args));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
