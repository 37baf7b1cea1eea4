import { createServer, type AddressInfo } from 'node:net';

/** A TCP port of loopback that nobody listens on now. */
export const freePort = (): Promise<number> => listenOn(0);

/** Whether nobody listens on this TCP port of loopback. */
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
