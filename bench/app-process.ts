// The API as it is deployed, in a process of its own, with what it spends of the processor.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../apps/api/src/main.ts');
const TICKS_PER_S = 100; // of /proc, on every Linux that Node supports

/** Unless told otherwise it keeps no answers: what is measured is how they are made. */
export async function startApi(settings: Record<string, string>) {
  const port = await freePort();
  const api = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ANSWER_CACHE_MB: '0',
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
      ...settings,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${String(port)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await setTimeout(50);
  return {
    port,
    address: `http://127.0.0.1:${String(port)}`,
    /** Milliseconds of processor time so far, of all its threads. */
    cpuMs: async (): Promise<number> => {
      const fields = (await readFile(`/proc/${String(api.pid)}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_S;
    },
    [Symbol.asyncDispose]: async () => {
      api.kill('SIGTERM');
      await once(api, 'exit');
    },
  };
}
export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
