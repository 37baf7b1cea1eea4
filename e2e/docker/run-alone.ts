import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const ROOT = join(import.meta.dirname, '../..');
const NO_USER = 65_533; // no entry in the list of users, and no home

// A copy, because the unprivileged user may have no access to the workspace.
const NODE_FOLDER = join(tmpdir(), `marquee-node-${process.pid}`);
const NODE = join(NODE_FOLDER, 'node');

const NX = join(ROOT, 'node_modules/.bin/nx');

/** Builds all bundles and copies them to a folder outside the workspace and its node_modules. */
export async function buildBundles() {
  const dist = await mkdtemp(join(tmpdir(), 'marquee-dist-'));
  await mkdir(NODE_FOLDER, { mode: 0o755 });
  await cp(process.execPath, NODE);
  await withLock(async () => {
    // Nx builds only the changed bundles.
    await promisify(execFile)(NX, ['run-many', '--targets=build', '--outputStyle=static'], {
      cwd: ROOT,
    });
    await cp(join(ROOT, 'dist'), dist, { recursive: true });
  });
  const dispose = async () => {
    for (const folder of [dist, NODE_FOLDER]) await rm(folder, { recursive: true });
  };
  return { dist, [Symbol.asyncDispose]: dispose };
}

const LOCK = 31_006;

/** Runs `work` under a lock: test files run in parallel processes and share dist/. */
async function withLock(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['MARQUEE_TEST_POSTGRES'] });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    await client.end();
  }
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a bundle like its image: from a read-only copy, as an unprivileged user, with only the
 * environment of the image.
 */
export async function runAlone(
  bundle: string,
  settings: Record<string, string>,
  args: string[] = [],
) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-alone-'));
  await cp(bundle, folder, { recursive: true });
  await makeReadOnly(folder);
  const program = spawn(NODE, ['main.js', ...args], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '--enable-source-maps',
      HOST: '127.0.0.1',
      ...settings,
    },
    ...(process.getuid?.() === 0 && { uid: NO_USER, gid: NO_USER }),
  });
  let stdout = '';
  let stderr = '';
  program.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve, reject) => {
    program.once('error', reject).once('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });

  /** Waits until the program listens and returns its address. */
  async function listening(): Promise<string> {
    for (;;) {
      const port = /"port":(\d+).*listening"/.exec(stdout)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
      if (program.exitCode !== null)
        throw new Error(`It exited with ${program.exitCode}: ${stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function dispose() {
    program.kill('SIGKILL');
    await ended;
    await chmod(folder, 0o755);
    await rm(folder, { recursive: true, force: true });
  }
  /** Writes standard input and closes it. */
  const write = (input: string) => program.stdin.end(input);
  return {
    ended,
    listening,
    write,
    stop: () => program.kill('SIGTERM'),
    [Symbol.asyncDispose]: dispose,
  };
}

async function makeReadOnly(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  }
  await chmod(folder, 0o555);
}
