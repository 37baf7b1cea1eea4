import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createTestMcpServer, buildEvent } from './create-test-mcp-server.ts';
import { startBalancer, startInstance, type Instance } from './replicas-fixture.ts';

const CALLS = 10_000;
const CLIENTS = 6;
const RESTART_EVERY_MS = 5_000;

it('loses no call while one of two instances is restarted every 5 s', async () => {
  await using mcp = await createTestMcpServer({ events: [buildEvent({ title: 'Aurora Lane' })] });
  const { url } = mcp.database;
  const instances: Instance[] = [await startInstance(url), await startInstance(url)];
  const balancer = await startBalancer(() => instances.map(({ port }) => port));
  const codes: (number | null)[] = [];
  const reasons = new Set<string>();
  let left = CALLS;
  let isOver = false;

  async function restart(): Promise<void> {
    while (!isOver) {
      await setTimeout(RESTART_EVERY_MS);
      const oldest = instances[0];
      if (!oldest) return;
      // As an orchestrator does: the balancer sends no more to an instance that is to stop, which
      // serves for another second.
      instances.push(await startInstance(url));
      instances.splice(0, 1);
      codes.push(await oldest.stop());
    }
  }
  async function converse(mode: 'legacy' | 'auto'): Promise<number> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(balancer.url)));
    let failed = 0;
    while (left-- > 0) {
      const call = client.callTool({
        name: 'get_event',
        arguments: { slug: 'aurora-lane-berlin-2026-11-28' },
      });
      failed += await call.then(
        ({ isError }) => Number(isError ?? false),
        (error: unknown) => {
          reasons.add(String(error).slice(0, 200));
          return 1;
        },
      );
    }
    await client.close();
    return failed;
  }

  const restarting = restart();
  const failures = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => converse(index % 2 === 0 ? 'auto' : 'legacy')),
  );
  isOver = true;
  await restarting;
  for (const instance of instances) codes.push(await instance.stop());
  balancer.close();
  console.log(`${String(CALLS)} calls, ${String(codes.length - 2)} restarts`);
  expect([...reasons]).toEqual([]);
  expect(failures.reduce((sum, failed) => sum + failed)).toBe(0);
  expect(codes.length).toBeGreaterThan(3);
  expect(codes.every((code) => code === 0)).toBe(true);
});
