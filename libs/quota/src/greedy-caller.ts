// One process of the exactness test: asks Redis for all its requests at once and tells what became of them.
import { setTimeout } from 'node:timers/promises';
import { connectRedisCounter } from './redis-counter.ts';

const [, , url = '', requests = '0', limit = '0'] = process.argv;
const counter = connectRedisCounter(url);
while (!(await counter.ping().then(Boolean, () => false))) await setTimeout(5);

// One at a time a hundred: what is measured is the count, not how long this process' own queue gets.
const policy = { name: 'anonymous', limit: Number(limit), window: 'hour' as const };
const answers = { admitted: 0, refused: 0, failed: 0 };
let left = Number(requests);
const lanes = Array.from({ length: 100 }, async () => {
  while (left-- > 0) {
    const decision = await counter.consume('subject', [policy]).catch(() => null);
    answers[decision === null ? 'failed' : decision.admitted ? 'admitted' : 'refused']++;
  }
});
await Promise.all(lanes);
counter.close();
process.send?.(answers);
