import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare Express server in a process of its own that answers everything with this text. */
export async function startBaseline(body: string) {
  const child = fork(join(import.meta.dirname, 'hot-server.ts'), { env: { ...process.env, BODY: body } });
  const heard = async () => (await once(child, 'message'))[0] as number;
  const port = await heard();
  return {
    child,
    address: `http://127.0.0.1:${String(port)}`,
    /** Milliseconds of processor time so far. */
    cpuMs: () => {
      child.send('cpu');
      return heard();
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
