import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { routes } from '../../src/routes.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

const OWN: [string, string][] = [
  ['/', 'GET, HEAD, OPTIONS'],
  ['/health', 'GET, HEAD, OPTIONS'],
  ['/health/live', 'GET, HEAD, OPTIONS'],
  ['/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/docs', 'GET, HEAD, OPTIONS'],
  ['/docs/list_events', 'GET, HEAD, OPTIONS'],
  ['/problems/not-found', 'GET, HEAD, OPTIONS'],
  ['/billing/webhook', 'POST, OPTIONS'],
  ['/keys/confirm', 'GET, POST, HEAD, OPTIONS'],
  ['/mail/stop', 'GET, POST, HEAD, OPTIONS'],
  ['/signup/confirm', 'GET, POST, HEAD, OPTIONS'],
  ['/signup/erase', 'GET, POST, HEAD, OPTIONS'],
];
const paths = [...new Set(routes.map(({ path }) => path.replace(/:\w+/g, 'x')))];

describe('an unsupported method', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it.each([...new Set([...paths, ...OWN.map(([path]) => path)])])(
    'is a 405 with Allow: %s',
    async (path) => {
      const { headers, body } = await api.request.put(path).expect(405);
      expect(headers['allow']).toMatch(
        /^(?:GET|POST|PATCH|DELETE)(?:, (?:GET|POST|PATCH|DELETE|HEAD))*, OPTIONS$/,
      );
      expect(body).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it.each(OWN)('of %s gets Allow: %s', async (path, allow) => {
    expect((await api.request.put(path).expect(405)).headers['allow']).toBe(allow);
  });

  it('counts against the address', async () => {
    await using counted = await createTestApi({ settings: {} });
    // counts against the burst limit
    const reads = paths.filter((path) => path !== '/keys/confirm');
    for (let sent = 0; sent < 100; sent++)
      await counted.request.put(must(reads[sent % reads.length])).expect(405);
    await counted.request.put('/events').expect(429);
    await counted.request.put('/').expect(429);
  });
});
