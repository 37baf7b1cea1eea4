// npm run fuzz -- [count] [--only text] [--part 1/2] [--seed n]: sends `count` (default: 1,000)
// valid requests, as many mutated ones and a tenth of raw ones to each operation of the API, and
// judges the responses by /openapi.json. Prints one line for each operation, and a table for
// docs/reliability.md. Ends with 1 if there is a finding.
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createTrial } from '../apps/api/test/create-trial.ts';
import type { Operation } from '../apps/api/test/hostile/generate-requests.ts';
import {
  addFinding,
  tryOperation,
  type Trial,
  type TrialReport,
} from '../apps/api/test/try-operation.ts';
import { formatReport, formatTable, type OperationReport } from './helpers/fuzz-report.ts';
import { startFuzzWorld } from './helpers/fuzz-world.ts';
import { rawRequests, sendRaw } from './helpers/raw-probes.ts';

const CONCURRENCY = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const count = Number(positionals[0] ?? 1_000);
const seed = Number(values.seed);
const [part = 1, parts = 1] = values.part.split('/').map(Number);

process.exit((await fuzz()) ? 0 : 1);

/** Returns whether there is no finding. */
async function fuzz(): Promise<boolean> {
  await using world = await startFuzzWorld();
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const options = { origin: world.url, agent, concurrency: CONCURRENCY, count, seed };
  const { trial, operations } = await createTrial(world.database, options);
  const selected = operations
    .filter(({ method, path }) => `${method} ${path}`.includes(values.only))
    .filter((_operation, index) => index % parts === part - 1);
  const each = `${String(count)} valid and ${String(count)} mutated requests each`;
  console.log(`${String(selected.length)} operations, ${each}, seed ${String(seed)}`);
  const reports: OperationReport[] = [];
  for (const operation of selected) {
    const tried = await tryOperation(operation, trial);
    const report = { ...tried, raw: await sendRawTo(trial, operation, tried) };
    reports.push(report);
    for (const line of formatReport(report)) console.log(line);
    if (!world.isRunning()) break;
  }
  agent.destroy();
  const errors = await world.errors();
  console.log(`\n${formatTable(reports)}\n`);
  for (const line of errors.slice(0, 20)) console.log(line.slice(0, 2_000));
  console.log(`${String(errors.length)} errors in the log of the API`);
  if (!world.isRunning()) console.log('The API ended before the last request.');
  return (
    world.isRunning() && errors.length === 0 && reports.every(({ findings }) => findings.size === 0)
  );
}

/**
 * Sends a tenth as many raw requests, adds what is wrong to the findings and returns how many they
 * were.
 */
async function sendRawTo(
  { origin, known }: Trial,
  operation: Operation,
  { findings }: TrialReport,
): Promise<number> {
  const pending = fc.sample(rawRequests(operation, known), {
    numRuns: Math.ceil(count / 10),
    seed,
  });
  const raw = pending.length;
  const lanes = Array.from({ length: CONCURRENCY }, async () => {
    for (let bytes = pending.pop(); bytes; bytes = pending.pop()) {
      const verdict = await sendRaw(origin, operation, bytes);
      if (verdict !== null) addFinding(findings, verdict, JSON.stringify(bytes.toString('latin1')));
    }
  });
  await Promise.all(lanes);
  return raw;
}
