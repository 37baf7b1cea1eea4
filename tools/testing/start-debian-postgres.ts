import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@marquee/testing/free-port';
import { installPackage } from '@marquee/testing/install-package';
import { quickFolder } from '@marquee/testing/tmpfs';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';

const run = promisify(execFile);

/** Fast, and of no use after a crash. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'jit=off',
  'random_page_cost=1.1',
  'shared_buffers=256MB',
];

/**
 * Debian's PostgreSQL of a major version on a free port, in a folder that is deleted afterwards.
 * `url` logs in a plain role: no superuser, but it may create databases, as tests need.
 */
export async function startDebianPostgres(version: string) {
  const folder = `/usr/lib/postgresql/${version}/bin`;
  const how = `PostgreSQL ${version} is not installed: apt-get install postgresql-${version}.`;
  if (!existsSync(folder)) await installPackage(`postgresql-${version}`, how);
  const owner = await unprivilegedUser();
  const cluster = await mkdtemp(join(await quickFolder(), `marquee-postgres-${version}-`));
  if (owner) await chown(cluster, owner.uid, owner.gid);
  const initdb = [
    '-D',
    cluster,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await run(join(folder, 'initdb'), initdb, { ...owner, cwd: cluster });
  const port = await freePort();
  const flags = [`port=${String(port)}`, ...SETTINGS].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(folder, 'postgres'), ['-D', cluster, ...flags], {
    ...owner,
    cwd: cluster,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const address = `127.0.0.1:${String(port)}`;
  await waitFor(() => createRole(`postgresql://postgres@${address}/postgres`), 60_000);
  return {
    url: `postgresql://marquee@${address}/marquee`,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGINT'); // a fast shutdown
      await exited;
      await rm(cluster, { recursive: true });
    },
  };
}

/** False while the server starts. */
async function createRole(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined); // the next attempt may succeed
  try {
    await client.connect();
  } catch {
    return false;
  }
  await client.query('CREATE ROLE marquee LOGIN CREATEDB');
  await client.query('CREATE DATABASE marquee OWNER marquee');
  await client.end();
  return true;
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}
