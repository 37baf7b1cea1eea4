// Sends requests that are generated from /openapi.json: valid ones, and mutations of them. The document is also the oracle.
// `npm run fuzz` sends more of them.
import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followRevisions } from '@marquee/operations';
import { testCount } from '@marquee/testing/test-count';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { createTrial } from '../create-trial.ts';
import { tryOperation } from '../try-operation.ts';

/** Valid requests for each operation, and as many mutated ones. */
const COUNT = testCount({ usual: 10, full: 30 });
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const CONCURRENCY = 8;
/** Tolerates a busy machine. */
const TIMEOUT_MS = 600_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

describe(`requests generated from /openapi.json (seed ${String(SEED)})`, () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({
      events: Array.from({ length: 12 }, () =>
        buildEvent({ venue_name: 'Hall', artists: ['Ada'], organizer: 'Emil' }),
      ),
    });
    await followRevisions(api.dependencies, new AbortController().signal);
  });
  afterAll(async () => {
    agent.destroy();
    await api[Symbol.asyncDispose]();
  });

  it(
    'have documented responses without a fault of ours',
    async () => {
      const options = {
        origin: api.url,
        agent,
        concurrency: CONCURRENCY,
        count: COUNT,
        seed: SEED,
      };
      const { trial, operations } = await createTrial(api.database, options);
      expect(operations.length).toBeGreaterThan(30);
      const findings: string[] = [];
      let succeeded = 0;
      for (const operation of operations) {
        const report = await tryOperation(operation, trial);
        succeeded += report.succeeded;
        for (const [verdict, { example }] of report.findings)
          findings.push(`${report.operation} ${verdict}: ${example}`);
      }
      expect(findings).toEqual([]);
      expect(succeeded).toBeGreaterThan((operations.length * COUNT) / 3);
    },
    TIMEOUT_MS,
  );
});
