// A process of the exactness tests: sends all its requests to Redis concurrently and reports the
// results.
import { connectRedisCounter } from '../src/redis/redis-counter.ts';

process.once('disconnect', () => process.exit(1)); // the test ended first
const [, , url = '', requests = '0', limit = '0', subjects = '1'] = process.argv;
const MAX_CONCURRENT = 100;
// On a busy machine Redis answers late, and a late answer is a request with an unknown result.
const counter = connectRedisCounter(url, { deadlineMs: 30_000 });
await counter.connected;

// Limited, because the tests are about counting and not about a long queue in this process.
const policy = { name: 'anonymous', limit: Number(limit), window: 'hour' as const };
const outcomes = { admitted: 0, refused: 0, failed: 0 };
const total = Number(requests) * Number(subjects);
let sent = 0;
const lanes = Array.from({ length: MAX_CONCURRENT }, async () => {
  while (sent < total) {
    const subject = `subject-${String(sent++ % Number(subjects))}`;
    const decision = await counter.consume(subject, [policy]).catch(() => null);
    outcomes[decision === null ? 'failed' : decision.admitted ? 'admitted' : 'refused']++;
  }
});
await Promise.all(lanes);
counter.close();
// the open channel would prevent the end of this process and its parent
process.send?.(outcomes, () => process.exit());
