import { createServer, type AddressInfo } from 'node:net';

/** Returns a free TCP port of loopback. */
export const freePort = (): Promise<number> => listenOn(0);

/** Whether a TCP port of loopback is free. */
export const isFree = (port: number): Promise<boolean> =>
  listenOn(port).then(
    () => true,
    () => false,
  );

function listenOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: taken } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(taken);
      });
    });
  });
}
