import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '../testing.ts';
import { probeDatabase } from './probe.ts';

/** Blocks the event loop. */
function stall(ms: number): void {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt);
}

describe('the probe of the database', () => {
  it('succeeds although this process stalls for longer than its time limit', async () => {
    await using database = await createTestDatabase();
    const probe = probeDatabase({ connectionString: database.url });
    stall(1_500);
    await expect(probe).resolves.toBeUndefined();
  });

  it('fails if the server accepts connections and does not respond', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const connected = once(server, 'connection');
    const probe = probeDatabase({ host: '127.0.0.1', port });
    const [socket] = (await connected) as [NodeJS.ReadableStream];
    await expect(probe).rejects.toThrow('timeout');
    await once(socket.resume(), 'close'); // the probe leaves no connection behind
    server.close();
  });
});
