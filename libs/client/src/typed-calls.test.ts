import { expect, it } from '@jest/globals';
import { createMarquee } from './index.ts';

const { get, events } = createMarquee({ baseUrl: 'http://api.test' });

// Read by the type checker alone: each expected error that is none fails it.
const calls = [
  () => get('/events'),
  async () => (await get('/events.rss')).length,
  // @ts-expect-error -- q is required
  () => get('/search'),
  // @ts-expect-error -- and so is what stands in a path
  () => get('/events/{id_or_slug}', { query: { include: 'related' } }),
  // @ts-expect-error -- there is no such address
  () => get('/gigs'),
  // @ts-expect-error -- there is no such filter
  () => events({ cty: 'Berlin' }),
  // @ts-expect-error -- events have no such field
  async () => (await get('/events')).events[0]?.name,
];

it('takes and answers what the OpenAPI document says', () => {
  expect(calls).toHaveLength(7);
});
