import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { createAccess } from '@marquee/access';
import { defineOperation } from '@marquee/domain';
import { createQuota } from '@marquee/quota';
import express from 'express';
import { z } from 'zod';
import { createLogger } from './logger.ts';
import { problemDetails, requestId, requestLog } from './middleware.ts';
import { identify } from './rate-limit/identify.ts';
import { createLimits } from './rate-limit/limit-requests.ts';
import { createRepeatedReads } from './repeated-reads.ts';
import { createResponseCache } from './response-cache.ts';
import { get } from './route.ts';
import { routerFor } from './router.ts';

/** Requests per hour of an address without a key. */
const LIMIT = 100;

const hello = defineOperation({
  name: 'hello',
  summary: 'A greeting',
  description: 'A greeting.',
  input: z.object({}),
  output: z.object({ text: z.string() }),
  run: () => Promise.resolve({ text: 'hello' }),
});

it('consults the quota once for each read, also for one that is over the limit', async () => {
  const quota = createQuota({});
  let consulted = 0;
  const counting: typeof quota.consume = (subject, policies) => {
    consulted++;
    return quota.consume(subject, policies);
  };
  const access = createAccess({
    quota: { consume: counting, peek: quota.peek },
    findKey: () => Promise.resolve(null),
    schedule: 'A',
    secret: 'a secret',
  });
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const repeatedReads = createRepeatedReads({ access, cache });
  const app = express().set('query parser', false);
  app.use(repeatedReads.serve(logger), requestId(), requestLog(logger), identify(access));
  app.use(routerFor([get('/hello', hello)], {}, { limits: createLimits(access), cache, repeatedReads }));
  app.use(problemDetails({ apiUrl: 'https://api.test', logger }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  const statuses: number[] = [];
  let last = new Response();
  for (let sent = 0; sent < LIMIT + 5; sent++) {
    last = await fetch(`http://127.0.0.1:${String(port)}/hello`);
    statuses.push(last.status);
    await last.text();
  }
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  quota.close();

  expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), ...Array<number>(5).fill(429)]);
  expect(repeatedReads.answered()).toBe(LIMIT - 1);
  expect(consulted).toBe(LIMIT + 5);
  expect(lines).toHaveLength(LIMIT + 5);
  expect(last.headers.get('ratelimit')).toMatch(/r=0;t=\d+/);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});
