import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * A line to a port of this machine that can be made slow: what is sent comes so much later, in order, each way. It is a process of its own,
 * so that it is not slow because the test has much to do.
 */
export async function startSlowLine(toPort: number) {
  const server = fork(fileURLToPath(new URL('./slow-line-server.ts', import.meta.url)), [String(toPort)]);
  const [port] = (await once(server, 'message')) as [number];
  return {
    port,
    delay: async (ms: number) => {
      server.send(ms);
      await once(server, 'message');
    },
    close: () => server.kill(),
  };
}
