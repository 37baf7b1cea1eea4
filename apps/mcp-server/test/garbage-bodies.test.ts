import { expect, it } from '@jest/globals';
import { sendGarbage } from '@marquee/testing/send-garbage';
import { createTestMcpServer } from './create-test-mcp-server.ts';

it('rejects unreadable bodies with a 4xx and logs no error', async () => {
  const lines: string[] = [];
  await using mcp = await createTestMcpServer({ log: (line) => lines.push(line) });
  const responses = await sendGarbage(new URL(mcp.url).origin, [
    '/mcp',
    '/mcp/server-card',
    '/nowhere',
  ]);
  expect(responses.filter(({ answered }) => answered >= 500 || answered < 400)).toEqual([]);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
});

it.each(['/mcp/%ff', '/%E0%A4%A', '/health/%'])(
  'responds to %s with 400, 404 or 405',
  async (path) => {
    await using mcp = await createTestMcpServer();
    const { status } = await fetch(`${new URL(mcp.url).origin}${path}`);
    expect([400, 404, 405]).toContain(status);
  },
);
