import { expect, it } from '@jest/globals';
import { sendGarbage } from '../../../tools/testing/send-garbage.ts';
import { agentsWith } from './agents-with.ts';

it('refuses bodies that cannot be read with a 4xx, and logs no error', async () => {
  const lines: string[] = [];
  await using agents = await agentsWith({ log: (line) => lines.push(line) });
  const responses = await sendGarbage(new URL(agents.url).origin, ['/mcp', '/mcp/server-card', '/nowhere']);
  expect(responses.filter(({ answered }) => answered >= 500 || answered < 400)).toEqual([]);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
});

it.each(['/mcp/%ff', '/%E0%A4%A', '/health/%'])('%s is a 404 or 400', async (path) => {
  await using agents = await agentsWith();
  const { status } = await fetch(`${new URL(agents.url).origin}${path}`);
  expect([400, 404, 405]).toContain(status);
});
