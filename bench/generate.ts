import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { worldEvents } from './dataset-events.ts';
import { createWorld } from './dataset.ts';
import { readCities } from './gazetteer.ts';

const USAGE =
  'node bench/generate.ts --events 1000000 [--seed 1] [--today 2027-01-01] [--gazetteer cities.tsv.gz] > file.ndjson';
const CITY_COUNT = 3000;
const BUFFER_BYTES = 1 << 16;
const MAX_BYTES_PER_UNIT = 3; // of UTF-8, for one unit of UTF-16

function readArguments() {
  const { values } = parseArgs({
    options: {
      events: { type: 'string' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      gazetteer: { type: 'string', default: join(import.meta.dirname, '../data/gazetteer/cities.tsv.gz') },
    },
  });
  const run = { events: Number(values.events), seed: Number(values.seed), today: values.today };
  const isUsable = run.events > 0 && Number.isInteger(run.events) && Number.isInteger(run.seed) && isDate(run.today);
  if (!isUsable) throw new RangeError('Say how many events, and a date as YYYY-MM-DD.');
  return { run, gazetteer: values.gazetteer };
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Lines in pieces of 64 KB. Written straight into a buffer: gathering them in a string first costs half of the speed. */
function* linesOf(records: Iterable<unknown>): Generator<Buffer> {
  let buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  for (const record of records) {
    const line = `${JSON.stringify(record)}\n`;
    if (used + line.length * MAX_BYTES_PER_UNIT > BUFFER_BYTES) {
      yield buffer.subarray(0, used);
      buffer = Buffer.allocUnsafe(BUFFER_BYTES); // the last one may still be on its way out
      used = 0;
    }
    used += buffer.write(line, used);
  }
  yield buffer.subarray(0, used);
}

async function main() {
  const { run, gazetteer } = readArguments();
  const world = createWorld(readCities(gazetteer, CITY_COUNT), run);
  await pipeline(Readable.from(linesOf(worldEvents(world, run)), { highWaterMark: 1 }), process.stdout, { end: false });
}

main().catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return; // the reader has seen enough, e.g. `head`
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
});
