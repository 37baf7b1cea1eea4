import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@marquee/testing/free-port';
import { installPackage } from '@marquee/testing/install-package';
import { quickFolder } from '@marquee/testing/tmpfs';
import { waitFor } from '@marquee/testing/wait-for';
import { clusterOwner, type Owner } from '../../postgres/owner.ts';
import { signalPostgres } from '../postgres-processes.ts';
import { startDaemon } from './daemon.ts';
import { haproxySettings, patroniSettings, type NodePorts } from './settings.ts';

const NODES = 3;
const START_MS = 240_000;
const BINARIES = '/usr/lib/postgresql/15/bin';
const USER = 'postgres';
const PROGRAMS = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  [BINARIES]: 'postgresql-15',
};

/**
 * Debian's Patroni with three PostgreSQL nodes in synchronous mode, etcd, and HAProxy in front of
 * the primary.
 */
export async function startPatroni() {
  for (const [file, name] of Object.entries(PROGRAMS))
    if (!existsSync(file))
      await installPackage(name, `These tests need ${name}: apt-get install ${name}.`);
  const folder = await mkdtemp(join(await quickFolder(), 'marquee-patroni-'));
  const owner = await clusterOwner(join(folder, 'none'));
  await give(folder, owner);
  const etcd = await startEtcd(folder, owner);
  const ports = await Promise.all(Array.from({ length: NODES }, (_, index) => choosePorts(index)));
  const nodes = await Promise.all(
    ports.map((node) => startNode(node, { folder, owner, etcdPort: etcd.port })),
  );
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, haproxySettings(port, ports));
  const proxy = startDaemon('/usr/sbin/haproxy', ['-db', '-f', file], owner);
  const roles = async () =>
    Promise.all(nodes.map(async (node) => ({ node, role: await readRole(node.rest) })));
  const withRole = async (role: Role) =>
    (await roles()).filter((found) => found.role === role).map(({ node }) => node);
  /** Waits until there are a primary and `replicas` replicas, one of them synchronous. */
  const waitForReplicas = (replicas: number) =>
    waitFor(async () => {
      const found = (await roles()).map(({ role }) => role);
      const count = (role: Role) => found.filter((one) => one === role).length;
      return (
        count('primary') === 1 &&
        count('synchronous') === 1 &&
        count('asynchronous') === replicas - 1
      );
    }, START_MS);
  await waitForReplicas(NODES - 1);
  return {
    /** Through HAProxy, to the primary. */
    url: urlOf(port),
    nodeUrls: ports.map(({ postgres }) => urlOf(postgres)),
    primary: async () => (await withRole('primary'))[0],
    waitForReplicas,
    [Symbol.asyncDispose]: async () => {
      await proxy.kill();
      for (const node of nodes) await node.kill();
      await etcd.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  folder: string;
  owner: Owner;
  etcdPort: number;
}

async function startNode(ports: NodePorts, { folder, owner, etcdPort }: Place) {
  const home = join(folder, ports.name);
  const cluster = join(home, 'cluster');
  await mkdir(home, { mode: 0o700 });
  const file = join(home, 'patroni.json');
  await writeFile(
    file,
    patroniSettings({ ...ports, etcdPort, cluster, binaries: BINARIES, user: USER }),
  );
  for (const path of [home, file]) await give(path, owner);
  const run = () => startDaemon('/usr/bin/patroni', [file], owner);
  let patroni = run();
  return {
    ...ports,
    /** Kills Patroni and all processes of PostgreSQL, as the loss of the machine does. */
    kill: async () => {
      await patroni.kill();
      await signalPostgres(cluster, 'SIGKILL').catch(() => undefined); // it is not running
    },
    start: () => {
      patroni = run();
    },
  };
}

async function startEtcd(folder: string, owner: Owner) {
  const [port, peerPort] = await Promise.all([freePort(), freePort()]);
  const client = `http://127.0.0.1:${String(port)}`;
  const peer = `http://127.0.0.1:${String(peerPort)}`;
  const flags = {
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
  };
  const cluster = { 'initial-advertise-peer-urls': peer, 'initial-cluster': `default=${peer}` };
  const args = Object.entries({ ...flags, ...cluster, 'data-dir': join(folder, 'etcd') });
  const { kill } = startDaemon(
    '/usr/bin/etcd',
    args.map(([name, value]) => `--${name}=${value}`),
    owner,
  );
  await waitFor(() =>
    fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { port, kill };
}

type Role = 'primary' | 'synchronous' | 'asynchronous' | 'none';

/** Requests the role from Patroni, as HAProxy does. */
async function readRole(rest: number): Promise<Role> {
  for (const role of ['primary', 'synchronous', 'asynchronous'] as const)
    if (
      await fetch(`http://127.0.0.1:${String(rest)}/${role}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return role;
  return 'none';
}

const choosePorts = async (index: number): Promise<NodePorts> => ({
  name: `node-${String(index)}`,
  postgres: await freePort(),
  rest: await freePort(),
});

const urlOf = (port: number) => `postgresql://${USER}@127.0.0.1:${String(port)}/postgres`;

async function give(path: string, { uid, gid }: Owner): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
