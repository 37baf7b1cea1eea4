// For tests only: a Redis master with a replica, and three sentinels.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { commandTo, startRedis } from './start-redis.ts';
import { waitFor } from './wait-for.ts';

const PROGRAM = 'redis-server';
const NAME = 'main';
const QUORUM = 2;

export async function startRedisSentinel() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-sentinel-'));
  const master = await startRedis();
  const replica = await startRedis({ replicaof: `127.0.0.1 ${String(master.port)}` });
  const sentinels = await Promise.all(
    [0, 1, 2].map((index) => startSentinel(folder, { index, port: master.port })),
  );
  await waitFor(async () =>
    (await Promise.all(sentinels.map(({ port }) => isComplete(port)))).every(Boolean),
  );
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${String(port)}`).join(',')}/${NAME}`,
    loseMaster: master.kill,
    /** The first sentinel accepts connections but does not answer until the returned call. */
    hangFirstSentinel: () => {
      sentinels[0]?.signal('SIGSTOP');
      return () => sentinels[0]?.signal('SIGCONT');
    },
    isReplicaMaster: async () => String(await replica.command('ROLE')).startsWith('master'),
    /** A sentinel that learns the new master later ends new connections. */
    doAllKnowReplica: async () =>
      (
        await Promise.all(sentinels.map(({ port }) => knows(port, `:${String(replica.port)}`)))
      ).every(Boolean),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...sentinels, master, replica].map(({ kill }) => kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startSentinel(
  folder: string,
  { index, port: masterPort }: { index: number; port: number },
) {
  const port = await freePort();
  const file = join(folder, `sentinel-${String(index)}.conf`);
  const lines = [
    `port ${String(port)}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${String(masterPort)} ${String(QUORUM)}`,
    `sentinel down-after-milliseconds ${NAME} 1000`,
    `sentinel failover-timeout ${NAME} 5000`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const sentinel = spawn(PROGRAM, [file, '--sentinel'], { stdio: 'ignore' });
  const ended = once(sentinel, 'exit');
  const kill = async () => {
    sentinel.kill('SIGKILL');
    await ended;
  };
  return { port, kill, signal: (name: NodeJS.Signals) => sentinel.kill(name) };
}

/** Whether a sentinel knows the replica and both other sentinels. */
const isComplete = (port: number): Promise<boolean> =>
  knows(port, 'status=ok', 'slaves=1', 'sentinels=3');

async function knows(port: number, ...parts: string[]): Promise<boolean> {
  const info = await commandTo(`redis://127.0.0.1:${String(port)}`, ['INFO', 'sentinel']).catch(
    String,
  ); // not yet listening
  return parts.every((part) => String(info).includes(part));
}
