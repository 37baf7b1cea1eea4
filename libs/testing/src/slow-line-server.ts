// The process of latency-proxy.ts. The target port is its argument; messages set the delay in
// milliseconds and are confirmed.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

const toPort = Number(process.argv[2]);
let delayMs = 0;

const server = createServer((near) => {
  const far = connect(toPort, '127.0.0.1');
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('data', (chunk) => setTimeout(() => to.write(chunk), delayMs));
    from.on('error', () => to.destroy());
    from.once('close', () => to.destroy());
  }
}).listen(0, '127.0.0.1');
await once(server, 'listening');

process.on('message', (ms) => {
  delayMs = Number(ms);
  process.send?.('set');
});
process.once('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
