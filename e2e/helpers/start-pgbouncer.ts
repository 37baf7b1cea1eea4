import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/testing/free-port';
import { installPackage } from '@marquee/testing/install-package';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const HOW = 'These tests need PgBouncer: apt-get install pgbouncer.';
const NOBODY = 65_534;

export interface PgbouncerOptions {
  /** A database of the server behind it. */
  url: string;
  /** Server connections for each database. */
  poolSize: number;
  /** Lines of the configuration. */
  settings?: string[];
}

/** Debian's PgBouncer in transaction mode on a free port, as an unprivileged user. */
export async function startPgbouncer({ url, poolSize, settings = [] }: PgbouncerOptions) {
  if (!existsSync(PGBOUNCER)) await installPackage('pgbouncer', HOW);
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = await mkdtemp(join(tmpdir(), 'marquee-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    configuration(new URL(url), [
      `listen_port = ${String(port)}`,
      `default_pool_size = ${String(poolSize)}`,
      ...settings,
    ]),
    { mode: 0o600 },
  );
  await chmod(folder, 0o755);
  if (owner.uid !== undefined) await chown(file, owner.uid, owner.gid);
  const child = spawn(PGBOUNCER, [file], { ...owner, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const pooled = new URL(url);
  pooled.port = String(port);
  pooled.password = '';
  await waitFor(() => canConnect(pooled.href));
  return {
    url: pooled.href,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

const configuration = ({ hostname, port, username, password }: URL, settings: string[]): string =>
  [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 500',
    ...settings,
    '',
  ].join('\n');

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined); // the next attempt may succeed
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
