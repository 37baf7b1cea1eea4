import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { binariesFor } from './binaries.ts';
import { clusterOwner } from './owner.ts';

const run = promisify(execFile);
export const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 60;
const POLL_INTERVAL_MS = 100;
const INITDB_OPTIONS = [
  '--username=marquee',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
/** Lines of postmaster.pid (utils/pidfile.h of PostgreSQL), counted from 0. */
const PORT_LINE = 3;
const STATUS_LINE = 7;

export type Server = Awaited<ReturnType<typeof serverFor>>;

/** Returns functions that run the programs of PostgreSQL on one cluster as its owner. */
export async function serverFor(cluster: string) {
  const owner = await clusterOwner(cluster);
  const binaries = await binariesFor(owner);
  const call = async (binary: string, args: string[]) => {
    const timeout = (START_TIMEOUT_S + 5) * 1000;
    await run(binary, args, { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C' }, timeout });
  };
  const control = (command: string, ...args: string[]) =>
    call(binaries.pg_ctl, [command, '-D', cluster, ...args]);
  const hasProcess = () => isResolved(control('status'));
  return {
    cluster,
    owner,
    /** Creates a cluster in an empty folder that belongs to the owner. */
    initdb: (folder: string, passwordFile: string) =>
      call(binaries.initdb, ['-D', folder, `--pwfile=${passwordFile}`, ...INITDB_OPTIONS]),
    control,
    hasProcess,
    /**
     * Stops it and waits. If it cannot write a checkpoint, e.g. on a full disk, it stops without
     * one and recovers at the next start.
     */
    stop: async () => {
      for (const mode of ['fast', 'immediate']) {
        if (await isResolved(control('stop', '-m', mode, '-w', '-t', String(STOP_TIMEOUT_S))))
          return;
        if (!(await hasProcess())) return;
      }
      throw new Error(`The embedded PostgreSQL in ${cluster} did not stop.`);
    },
  };
}

/**
 * Whether PostgreSQL runs on the cluster and accepts connections. Waits for one that is starting or
 * stopping. After a crash the process id in postmaster.pid may belong to another program: if
 * nothing listens on its port, the file is stale and is deleted.
 */
export async function isServing({ cluster, hasProcess }: Server): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_S * 1000;
  while (await hasProcess()) {
    const { pid, port, status } = await readPidFile(cluster);
    if (status === 'ready') {
      if (await accepts(port)) return true;
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return false;
    }
    if (Date.now() > deadline)
      throw new Error(
        `PostgreSQL (process ${pid}) is still ${status} after ${String(START_TIMEOUT_S)} s. Try again later. If process ${pid} is another program, delete ${join(cluster, 'postmaster.pid')}.`,
      );
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}

async function readPidFile(cluster: string) {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  return {
    pid: lines[0] ?? '',
    port: Number(lines[PORT_LINE]),
    status: (lines[STATUS_LINE] ?? '').trim(),
  };
}

function accepts(port: number): Promise<boolean> {
  if (!(port > 0)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

const isResolved = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  );
