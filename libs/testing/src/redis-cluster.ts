// For tests only: a Redis Cluster of three masters, with or without a replica of each.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startRedis } from './start-redis.ts';
import { waitFor } from './wait-for.ts';

const SLOT_RANGES = [
  [0, 5_460],
  [5_461, 10_922],
  [10_923, 16_383],
] as const;

type Node = Awaited<ReturnType<typeof startRedis>>;

export async function startRedisCluster({ hasReplicas = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-cluster-'));
  const count = hasReplicas ? 2 * SLOT_RANGES.length : SLOT_RANGES.length;
  const configs = await Promise.all(
    Array.from({ length: count }, (_, index) => createSettings(folder, index)),
  );
  const nodes = await Promise.all(configs.map((config) => startRedis(config)));
  const [first] = nodes;
  for (const [index, [start, end]] of SLOT_RANGES.entries())
    await nodes[index]?.command('CLUSTER', 'ADDSLOTSRANGE', String(start), String(end));
  for (const [index, node] of nodes.entries()) {
    const busPort = configs[index]?.['cluster-port'] ?? '';
    if (index > 0) await first?.command('CLUSTER', 'MEET', '127.0.0.1', String(node.port), busPort);
  }
  await waitFor(async () =>
    (await Promise.all(nodes.map((node) => isComplete(node, count)))).every(Boolean),
  );
  for (const [index, replica] of nodes.slice(SLOT_RANGES.length).entries()) {
    const master = String(await nodes[index]?.command('CLUSTER', 'MYID'));
    await replica.command('CLUSTER', 'REPLICATE', master);
  }
  await waitFor(async () =>
    (await Promise.all(nodes.slice(SLOT_RANGES.length).map(isInSync))).every(Boolean),
  );

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
  /** Whether a node serves slots. */
  const isMaster = async (index: number) =>
    String(await nodes[index]?.command('ROLE')).startsWith('master');
  return {
    urls: nodes.map(({ url }) => url),
    lose,
    isMaster,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const createSettings = async (folder: string, index: number) => ({
  'cluster-enabled': 'yes',
  'cluster-config-file': join(folder, `nodes-${String(index)}.conf`),
  'cluster-port': String(await freePort()),
  'cluster-node-timeout': '1000',
  'cluster-replica-validity-factor': '0',
  'cluster-require-full-coverage': 'no', // the other slots are served when one master is lost
  dir: folder,
});

async function isComplete({ command }: Node, nodes: number): Promise<boolean> {
  const info = String(await command('CLUSTER', 'INFO'));
  const lines = ['cluster_state:ok', `cluster_known_nodes:${String(nodes)}`, 'cluster_size:3'];
  return lines.every((line) => info.includes(line));
}

const isInSync = async ({ command }: Node): Promise<boolean> =>
  String(await command('INFO', 'replication')).includes('master_link_status:up');
