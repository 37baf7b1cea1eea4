import { createServer } from 'node:net';

// Below the ports that the system gives to clients and to `listen(0)`, so that no program takes a
// port between this call and its use. Each test process of Jest has its own part of them.
const FIRST_PORT = 10_000;
const PARTS = 10;
const PORTS_PER_PART = 2_000;
const FIRST_OF_PART =
  FIRST_PORT + (Number(process.env['JEST_WORKER_ID'] ?? 0) % PARTS) * PORTS_PER_PART;

let last = process.pid * 97; // processes of one part begin at ports far from each other

/** Returns a free TCP port of loopback. No later call in this process returns it soon. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_PER_PART; tried += 1) {
    last += 1;
    const port = FIRST_OF_PART + (last % PORTS_PER_PART);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `No port is free from ${String(FIRST_OF_PART)} to ${String(FIRST_OF_PART + PORTS_PER_PART - 1)}.`,
  );
}

/** Whether a TCP port of loopback is free. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
