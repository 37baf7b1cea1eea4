import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

const STARTED_WITHIN_MS = 5_000;

/** A Redis of the caller's own on a free port, without persistence; killed when disposed of. */
export async function startRedis(settings: Record<string, string> = {}, port?: number) {
  const chosen = port ?? (await freePort());
  const options = {
    bind: '127.0.0.1',
    port: String(chosen),
    save: '',
    appendonly: 'no',
    daemonize: 'no',
    ...settings,
  };
  const redis = spawn(
    'redis-server',
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore' },
  );
  const failure = new Promise<never>((_, reject) => redis.once('error', reject));
  const url = `redis://127.0.0.1:${String(chosen)}`;
  await Promise.race([failure, answering(url)]);
  const ended = new Promise((resolve) => redis.once('exit', resolve));
  const kill = async () => {
    redis.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    port: chosen,
    pid: redis.pid ?? 0,
    kill,
    signal: (name: NodeJS.Signals) => redis.kill(name),
    command: (...words: [string, ...string[]]) => commandTo(url, words),
    [Symbol.asyncDispose]: kill,
  };
}

/** Sends one command on a connection of its own. */
export async function commandTo(
  url: string,
  [command, ...words]: [string, ...string[]],
): Promise<unknown> {
  const client = new Redis(url);
  try {
    return await client.call(command, ...words);
  } finally {
    client.disconnect();
  }
}

async function answering(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: false,
    retryStrategy: () => 20,
    maxRetriesPerRequest: null,
  });
  client.on('error', () => undefined);
  try {
    await Promise.race([
      client.ping(),
      setTimeout(STARTED_WITHIN_MS, null, { ref: false }).then(() => {
        throw new Error(
          'redis-server did not start. Install it: apt-get install redis-server (or brew install redis).',
        );
      }),
    ]);
  } finally {
    client.disconnect();
  }
}
