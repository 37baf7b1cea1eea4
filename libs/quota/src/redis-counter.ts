import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { ADD, CONSUME, PEEK } from './count-scripts.ts';
import type { Counted } from './memory-counter.ts';
import { WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';

/** No request waits longer for Redis. */
const DEADLINE_MS = 150;

// The defaults queue, resend and wait: a request would hang for as long as Redis is gone, and then be counted twice.
const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: 500,
  retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
};

/** A connection with our three scripts. */
interface Scripts {
  marqueeConsume: (...args: (string | number)[]) => Promise<number[]>;
  marqueePeek: (...args: (string | number)[]) => Promise<number[]>;
  marqueeAdd: (...args: (string | number)[]) => Promise<number>;
}

/**
 * Counts in Redis, for all processes together. Each call is one script; it rejects after 150 ms at the latest, also where Redis is not there.
 */
export function connectRedisCounter(url: string) {
  const redis = connect(url);
  redis.on('error', () => undefined); // told by the calls that fail
  redis.defineCommand('marqueeConsume', { lua: CONSUME });
  redis.defineCommand('marqueePeek', { lua: PEEK });
  redis.defineCommand('marqueeAdd', { lua: ADD });
  const scripts = redis as unknown as Scripts; // defineCommand adds them

  async function consume(subject: string, policies: Policy[]): Promise<Decision> {
    const [admitted, ...figures] = await inTime(scripts.marqueeConsume(...argumentsOf(subject, policies)));
    return { admitted: admitted === 1, usages: usagesOf(policies, figures) };
  }

  /** How much is used, counting nothing. */
  async function peek(subject: string, policies: Policy[]): Promise<Usage[]> {
    const [, ...figures] = await inTime(scripts.marqueePeek(...argumentsOf(subject, policies)));
    return usagesOf(policies, figures);
  }

  /** Adds what was counted elsewhere; a second delivery under the same mark changes nothing. */
  async function add({ subject, policy, buckets }: Counted, mark: string): Promise<void> {
    const { bucketS, buckets: length } = WINDOWS[policy.window];
    const marker = `mq:{${subject}}:added:${mark}:${policy.name}`;
    await inTime(scripts.marqueeAdd(2, marker, keyOf(subject, policy), bucketS, length, ...buckets.flat()));
  }

  const ping = () => inTime(redis.ping());
  const close = () => {
    redis.disconnect();
  };
  return { consume, peek, add, ping, close };
}
export type RedisCounter = ReturnType<typeof connectRedisCounter>;

function connect(url: string): Redis | Cluster {
  const [first = '', ...others] = url.split(',').map((node) => node.trim());
  if (others.length === 0) return new Redis(first, OPTIONS);
  // A cluster hands its own options to each node; without these two at the top it would not even connect.
  return new Cluster([first, ...others], {
    enableOfflineQueue: false,
    clusterRetryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
    redisOptions: OPTIONS,
  });
}

/**
 * The answer, or a rejection after the deadline. A process that is itself busy finds its timers due before it has read the answers that
 * lie in its sockets: it reads them first, or its own load would look like a lost Redis.
 */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      setImmediate(() => {
        setImmediate(() => {
          fail(new Error('Redis did not answer in time'));
        });
      });
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const keyOf = (subject: string, { name, window }: Pick<Policy, 'name' | 'window'>) =>
  `mq:{${subject}}:${name}:${window}`;

const argumentsOf = (subject: string, policies: Policy[]): (string | number)[] => [
  policies.length,
  ...policies.map((policy) => keyOf(subject, policy)),
  ...policies.flatMap(({ limit, window }) => [limit, WINDOWS[window].bucketS, WINDOWS[window].buckets]),
];

const usagesOf = (policies: Policy[], figures: number[]): Usage[] =>
  policies.map((policy, index) => ({
    ...policy,
    used: figures[2 * index] ?? 0,
    resetsInS: figures[2 * index + 1] ?? 0,
  }));
