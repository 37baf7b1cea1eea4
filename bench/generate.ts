import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { datasetEvents } from './dataset-events.ts';
import { createDataset } from './dataset.ts';
import { readCities } from './gazetteer.ts';

const USAGE =
  'node bench/generate.ts --events 1000000 [--seed 1] [--today 2027-01-01] [--gazetteer cities.tsv.gz] > file.ndjson';
const CITY_COUNT = 3000;
const BUFFER_BYTES = 1 << 16;
const MAX_BYTES_PER_UNIT = 3; // UTF-8 bytes per UTF-16 unit

function parseArguments() {
  const { values } = parseArgs({
    options: {
      events: { type: 'string' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      gazetteer: {
        type: 'string',
        default: join(import.meta.dirname, '../data/gazetteer/cities.tsv.gz'),
      },
    },
  });
  const run = { events: Number(values.events), seed: Number(values.seed), today: values.today };
  const isUsable =
    run.events > 0 &&
    Number.isInteger(run.events) &&
    Number.isInteger(run.seed) &&
    isDate(run.today);
  if (!isUsable)
    throw new RangeError('Set --events to a number and --today to a date (YYYY-MM-DD).');
  return { run, gazetteer: values.gazetteer };
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Returns the lines in chunks of 64 KB. Writing into a buffer is twice as fast as concatenating
 * strings.
 */
function* toLines(records: Iterable<unknown>): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  for (const record of records) {
    const line = `${JSON.stringify(record)}\n`;
    if (used + line.length * MAX_BYTES_PER_UNIT > BUFFER_BYTES) {
      yield buffer.subarray(0, used);
      buffer = Buffer.allocUnsafe(BUFFER_BYTES); // the previous one may still be in use
      used = 0;
    }
    used += buffer.write(line, used);
  }
  yield buffer.subarray(0, used);
}

async function main() {
  const { run, gazetteer } = parseArguments();
  const dataset = createDataset(readCities(gazetteer, CITY_COUNT), run);
  await pipeline(
    Readable.from(toLines(datasetEvents(dataset, run)), { highWaterMark: 1 }),
    process.stdout,
    {
      end: false,
    },
  );
}

main().catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return; // the reader closed the pipe, e.g. `head`
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
});
