import { expect, it } from '@jest/globals';
import { agentsWith, buildEvent } from './agents-with.ts';
import { sendHostile } from './send-hostile.ts';

it('answers 50,000 hostile bodies in JSON, and none with a mistake of ours', async () => {
  await using agents = await agentsWith({ events: Array.from({ length: 50 }, () => buildEvent()) });
  for (let round = 0; round < 10; round++) expect(await sendHostile(agents, 5_000, round)).toEqual([]);
});
