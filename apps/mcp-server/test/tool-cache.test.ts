import { expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { waitFor } from '@marquee/testing/wait-for';
import { createTestMcpServer, buildEvent } from './create-test-mcp-server.ts';

const SHOW = buildEvent({ source_id: 'show', title: 'Aurora Lane', description: 'First words.' });

it('returns cached results until the catalogue changes', async () => {
  await using mcp = await createTestMcpServer({ events: [SHOW], settings: { answerCacheMb: 8 } });
  const search = async () =>
    (await mcp.call('search_events', { q: 'Aurora Lane' })).structuredContent;
  const slug = (await search()).events[0].slug as string;
  const read = async () =>
    (await mcp.call('get_event', { id_or_slug: slug })).structuredContent.event.description;
  await waitFor(async () => (await read()) === 'First words.');
  // A change without a notification: the cached result stays.
  await mcp.database.query({ text: `UPDATE event SET description = 'Unnoticed.'`, values: [] });
  expect(await read()).toBe('First words.');
  await ingest(mcp.database, {
    source: { name: 'test' },
    records: [{ ...SHOW, description: 'Second words.' }],
  });
  await waitFor(async () => (await read()) === 'Second words.');
});
