import { expect, it } from '@jest/globals';
import { createTestMcpServer, buildEvent } from './create-test-mcp-server.ts';
import { sendHostileBodies } from './send-hostile-bodies.ts';

it('answers 50,000 hostile bodies in JSON, and none with a mistake of ours', async () => {
  await using mcp = await createTestMcpServer({
    events: Array.from({ length: 50 }, () => buildEvent()),
  });
  for (let round = 0; round < 10; round++)
    expect(await sendHostileBodies(mcp, 5_000, round)).toEqual([]);
});
