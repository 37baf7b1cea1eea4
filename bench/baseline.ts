import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts a bare Express server in its own process that responds to every request with this text.
 */
export async function startBaseline(body: string) {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), {
    env: { ...process.env, BODY: body },
  });
  const receive = async () => (await once(child, 'message'))[0] as number;
  const port = await receive();
  return {
    child,
    address: `http://127.0.0.1:${String(port)}`,
    /** Returns the CPU time so far, in milliseconds. */
    cpuMs: () => {
      child.send('cpu');
      return receive();
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
