// Starts an app in its own process, as deployed, and measures its CPU time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@marquee/testing/free-port';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';

const PORT_SETTINGS = { api: 'API_PORT', widgets: 'WIDGETS_PORT' };
const FLAGS = { api: ['--max-semi-space-size=8'], widgets: [] }; // as in docker/Dockerfile
export const TICK_MS = 10; // of /proc, on every Linux that Node supports

const ROOT = join(import.meta.dirname, '..');

/**
 * Starts an app of the repository in `root`. Its response cache is disabled by default, so that
 * rendering is measured.
 */
export async function startApp(
  name: keyof typeof PORT_SETTINGS,
  settings: Record<string, string>,
  root = ROOT,
) {
  const port = await freePort();
  const app = spawn(
    process.execPath,
    [...FLAGS[name], ...TSX_LOADER, join(root, `apps/${name}/src/main.ts`)],
    {
      env: {
        ...process.env,
        ANSWER_CACHE_MB: '0',
        LOG_LEVEL: 'fatal',
        TRUST_PROXY: '1',
        ...settings,
        [PORT_SETTINGS[name]]: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const isUp = () =>
    fetch(`http://127.0.0.1:${String(port)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(50);
  return {
    port,
    pid: app.pid ?? 0,
    address: `http://127.0.0.1:${String(port)}`,
    /** Returns the CPU time of all threads and child processes so far, in milliseconds. */
    cpuMs: async () => {
      const times = await Promise.all([app.pid, ...(await childrenOf(app.pid))].map(readCpuMs));
      return times.reduce((sum, ms) => sum + ms, 0);
    },
    [Symbol.asyncDispose]: async () => {
      app.kill('SIGTERM');
      await once(app, 'exit');
    },
  };
}
export type AppProcess = Awaited<ReturnType<typeof startApp>>;

/** Returns the CPU time of all threads of a process so far, in milliseconds; 0 if it has ended. */
export async function readCpuMs(pid: number | undefined): Promise<number> {
  const [user = 0, system = 0] = (await readStat(pid)).slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/**
 * Returns what `/proc` states about a process: its state, its parent, and more; nothing if it has
 * ended.
 */
export async function readStat(pid: number | undefined): Promise<string[]> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  return text.split(') ')[1]?.split(' ') ?? [];
}

/** Returns the processes that the main thread of a process started and that run. */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return text.split(' ').flatMap((child) => (child.trim() === '' ? [] : [Number(child)]));
}
