import { expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { waitFor } from '../../../tools/testing/wait-for.ts';
import { agentsWith, buildEvent } from './agents-with.ts';

const SHOW = buildEvent({ source_id: 'show', title: 'Aurora Lane', description: 'First words.' });

it('keeps answers until the catalogue changes', async () => {
  await using agents = await agentsWith({ events: [SHOW], settings: { answerCacheMb: 8 } });
  const search = async () => (await agents.call('search_events', { q: 'Aurora Lane' })).structuredContent;
  const slug = (await search()).events[0].slug as string;
  const read = async () => (await agents.call('get_event', { id_or_slug: slug })).structuredContent.event.description;
  await waitFor(async () => (await read()) === 'First words.');
  // Behind its back: nothing tells of it.
  await agents.database.query({ text: `UPDATE event SET description = 'Unheard.'`, values: [] });
  expect(await read()).toBe('First words.');
  await ingest(agents.database, { source: { name: 'test' }, records: [{ ...SHOW, description: 'Second words.' }] });
  await waitFor(async () => (await read()) === 'Second words.');
});
