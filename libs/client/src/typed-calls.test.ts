import { expect, it } from '@jest/globals';
import { createMarquee } from './index.ts';

const { get, events } = createMarquee({ baseUrl: 'http://api.test' });

// For the type checker: it reports each expected error that does not occur.
const calls = [
  () => get('/events'),
  () => get('/events', { query: { featured: 1, free: true } }),
  () => events({ featured: 0 }),
  // @ts-expect-error -- a flag is no text
  () => events({ featured: 'yes' }),
  async () => (await get('/events.rss')).length,
  // @ts-expect-error -- q is required
  () => get('/search'),
  // @ts-expect-error -- the path parameter is required
  () => get('/events/{id_or_slug}', { query: { include: 'related' } }),
  // @ts-expect-error -- no such path
  () => get('/gigs'),
  // @ts-expect-error -- no such filter
  () => events({ cty: 'Berlin' }),
  // @ts-expect-error -- no such field
  async () => (await get('/events')).events[0]?.name,
];

it('has the parameters and results of the OpenAPI document', () => {
  expect(calls).toHaveLength(10);
});
