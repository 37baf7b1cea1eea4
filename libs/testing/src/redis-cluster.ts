// For tests only: a Redis Cluster of three masters without replicas.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startRedis } from '@marquee/quota/testing';
import { waitFor } from './wait-for.ts';

const SLOT_RANGES = [
  [0, 5_460],
  [5_461, 10_922],
  [10_923, 16_383],
] as const;

type Node = Awaited<ReturnType<typeof startRedis>>;

export async function startRedisCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-cluster-'));
  const settings = async (index: number) => ({
    'cluster-enabled': 'yes',
    'cluster-config-file': join(folder, `nodes-${String(index)}.conf`),
    'cluster-port': String(await freePort()),
    'cluster-node-timeout': '1000',
    'cluster-require-full-coverage': 'no', // the other slots are served when one master is lost
    dir: folder,
  });
  const configs = await Promise.all(SLOT_RANGES.map((_, index) => settings(index)));
  const nodes = await Promise.all(configs.map((config) => startRedis(config)));
  const [first] = nodes;
  for (const [index, [start, end]] of SLOT_RANGES.entries()) {
    await nodes[index]?.command('CLUSTER', 'ADDSLOTSRANGE', String(start), String(end));
    const { port, busPort } = { port: nodes[index]?.port ?? 0, busPort: configs[index]?.['cluster-port'] ?? '' };
    if (index > 0) await first?.command('CLUSTER', 'MEET', '127.0.0.1', String(port), busPort);
  }
  await waitFor(async () => (await Promise.all(nodes.map(isComplete))).every(Boolean));

  /** Kills a node and returns a function that restarts it with its slots. */
  async function lose(index: number): Promise<() => Promise<void>> {
    const node = nodes[index];
    if (!node) throw new Error(`There is no node ${String(index)}`);
    const { port } = node;
    await node.kill();
    return async () => {
      nodes[index] = await startRedis(configs[index], port);
    };
  }
  return {
    urls: nodes.map(({ url }) => url),
    lose,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isComplete({ command }: Node): Promise<boolean> {
  const info = String(await command('CLUSTER', 'INFO'));
  return ['cluster_state:ok', 'cluster_known_nodes:3', 'cluster_size:3'].every((line) => info.includes(line));
}
