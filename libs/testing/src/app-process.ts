// Starts an app in its own process on a free port.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { TSX_LOADER } from './tsx-loader.ts';
import { waitFor } from './wait-for.ts';

export type AppName = 'api' | 'widgets' | 'web' | 'mcp-server' | 'worker';

const ROOT = join(import.meta.dirname, '../../..');
const PORT_SETTINGS: Record<AppName, string> = {
  api: 'API_PORT',
  widgets: 'WIDGETS_PORT',
  web: 'WEB_PORT',
  'mcp-server': 'MCP_PORT',
  worker: 'WORKER_PORT',
};

export interface Ended {
  code: number | null;
  stderr: string;
}

export interface AppProcessOptions {
  settings: Record<string, string>;
  /**
   * Runs this program with the command line of the app as arguments, for example to lower a limit.
   */
  wrapper?: string[];
  /** Another checkout. */
  root?: string;
}

/** Starts an app and waits until it listens. */
export async function startAppProcess(
  name: AppName,
  { settings, wrapper = [], root = ROOT }: AppProcessOptions,
) {
  const main = join(root, `apps/${name}/src/main.ts`);
  const [program, ...args] = [...wrapper, process.execPath, ...TSX_LOADER, main];
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      HASH_SECRET: 'a-secret-of-the-tests-of-32-characters',
      [PORT_SETTINGS[name]]: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { ended, log } = follow(child);
  const isListening = () => log().find(({ msg }) => msg === `${name}.listening`);
  const failed = ended.then(({ code, stderr }) =>
    Promise.reject(new Error(`Ended with ${String(code)}: ${stderr}`)),
  );
  await Promise.race([waitFor(() => isListening() !== undefined), failed]);
  failed.catch(() => undefined);
  const port = Number(isListening()?.['port']);
  return {
    port,
    address: `http://127.0.0.1:${String(port)}`,
    ended,
    /** Returns the log lines so far. */
    log,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
export type AppProcess = Awaited<ReturnType<typeof startAppProcess>>;

function follow(child: ChildProcessByStdio<null, Readable, Readable>) {
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      resolve({ code, stderr });
    });
  });
  const log = () =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ended, log };
}
