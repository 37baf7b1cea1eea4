import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * A TCP proxy that delays the data of both directions. It runs in its own process, so that a busy
 * test does not add to the delay.
 */
export async function startSlowLine(toPort: number) {
  const server = fork(fileURLToPath(new URL('./slow-line-server.ts', import.meta.url)), [
    String(toPort),
  ]);
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
