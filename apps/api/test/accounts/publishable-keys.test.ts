import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';

const PAGE = 'https://example.com';
const OTHER_PAGE = 'https://evil.test';

interface Created {
  publishable_key: { id: string; key: string; origins: string[] };
}

describe('publishable keys', () => {
  let api: Api;
  let secret: string;
  beforeAll(async () => {
    api = await createTestApi({ events: [buildEvent()] });
    secret = await createKey(api, { email: 'ada@example.com' });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const create = async (origins = [PAGE], key = secret, server = api) => {
    const request = server.request.post('/keys/publishable').set('X-API-Key', key);
    const { body } = await request.send({ name: 'My site', origins }).expect(201);
    return (body as Created).publishable_key;
  };
  const read = (path: string, key: string, origin?: string) => {
    const request = api.get(path).set('X-API-Key', key);
    return origin === undefined ? request : request.set('Origin', origin);
  };

  it('read the catalogue from a page of their origins', async () => {
    const { key } = await create([PAGE, 'https://*.example.org']);
    for (const origin of [PAGE, 'https://www.example.org'])
      for (const path of ['/events', '/search?q=berlin', '/suggest?q=b']) {
        const { headers } = await read(path, key, origin).expect(200);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['ratelimit-policy']).toContain('"free";q=500;w=86400, "visitor";q=120;w=60');
      }
  });

  it('are accepted in the preflight of a browser', async () => {
    const { headers } = await api.request
      .options('/events')
      .set('Origin', PAGE)
      .set('Access-Control-Request-Method', 'GET')
      .set('Access-Control-Request-Headers', 'x-api-key')
      .expect(204);
    expect(headers['access-control-allow-headers']).toContain('X-API-Key');
  });

  it.each([
    [OTHER_PAGE, 'is not valid for the origin of this page'],
    ['null', 'is not valid for the origin of this page'],
    [undefined, 'works only in web pages'],
  ])('are refused with the origin %s', async (origin, reason) => {
    const { key } = await create();
    const { body, headers } = await read('/events', key, origin).expect(401);
    expect(body).toMatchObject({
      code: 'invalid_api_key',
      detail: expect.stringContaining(reason),
    });
    expect(headers['access-control-allow-origin']).toBe('*'); // so that the page can read why
  });

  it('cannot write or read the account', async () => {
    const { key, id } = await create();
    const demand = { artist_name: 'Air', city: 'Berlin' };
    const writes = [
      api.request.post('/demand-it').send(demand),
      api.request.post('/keys/rotate'),
      api.request.delete('/keys/current'),
      api.request.delete('/account').send({ give_up_plan: true }),
      api.request.delete(`/keys/publishable/${id}`),
      api.request.post('/keys/publishable').send({ name: 'x', origins: [PAGE] }),
      api.get('/keys/publishable'),
    ];
    for (const request of writes)
      await request.set('X-API-Key', key).set('Origin', PAGE).expect(401);
    await read('/events', key, PAGE).expect(200);
  });

  it('are listed, and one that is revoked is refused', async () => {
    const { id, key } = await create();
    await read('/events', key, PAGE).expect(200);
    const list = async () =>
      (await api.get('/keys/publishable').set('X-API-Key', secret).expect(200)).body as object;
    expect(await list()).toMatchObject({
      publishable_keys: expect.arrayContaining([expect.objectContaining({ id, key })]),
    });
    await api.request.delete(`/keys/publishable/${id}`).set('X-API-Key', secret).expect(200);
    await read('/events', key, PAGE).expect(401);
    expect(JSON.stringify(await list())).not.toContain(key);
  });

  it('of another account cannot be revoked', async () => {
    const { id, key } = await create();
    const other = await createKey(api, { email: 'bob@example.com' });
    await api.request.delete(`/keys/publishable/${id}`).set('X-API-Key', other).expect(404);
    await read('/events', key, PAGE).expect(200);
  });

  it('need the key of an account', async () => {
    const unconfirmed = await createKey(api);
    for (const key of [unconfirmed, undefined]) {
      const request = api.request.post('/keys/publishable').send({ name: 'x', origins: [PAGE] });
      await (key === undefined ? request : request.set('X-API-Key', key)).expect(401);
    }
  });

  it.each([
    [[]],
    [['http://example.com']],
    [['*']],
    [['https://example.com/path']],
    ['https://example.com'],
  ])('are not created for %j', async (origins) => {
    const request = api.request.post('/keys/publishable').set('X-API-Key', secret);
    const { body } = await request.send({ name: 'x', origins }).expect(400);
    expect(body).toMatchObject({ errors: [{ name: expect.stringMatching(/^origins(\.0)?$/) }] });
  });

  it('are at most ten for an account, also with concurrent requests', async () => {
    const key = await createKey(api, { email: 'many@example.com' });
    const requests = Array.from({ length: 14 }, () =>
      api.request
        .post('/keys/publishable')
        .set('X-API-Key', key)
        .send({ name: 'x', origins: [PAGE] }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  });
});

describe('the quota of publishable keys', () => {
  it('is apart from that of the secret keys, and the limit of the address follows it', async () => {
    await using api = await createTestApi({ settings: {} });
    const secret = await createKey(api, {
      email: 'ada@example.com',
      tier: 'custom',
      customLimit: 20,
    });
    const request = api.request.post('/keys/publishable').set('X-API-Key', secret);
    const { key } = (
      (await request.send({ name: 'x', origins: [PAGE] }).expect(201)).body as Created
    ).publishable_key;
    const send = () => api.get('/events').set('X-API-Key', key).set('Origin', PAGE);
    for (let sent = 0; sent < 20; sent++) await send().expect(200);
    const { headers } = await send().expect(200);
    expect(headers['ratelimit-policy']).toContain('"anonymous"');
    const { body } = await api.get('/usage').set('X-API-Key', secret).expect(200);
    expect(body).toMatchObject({ limits: [{ name: 'custom', used: 1 }] });
  });

  it('is not used up by one visitor', async () => {
    await using api = await createTestApi({ settings: {} });
    const secret = await createKey(api, { email: 'ada@example.com' });
    const request = api.request.post('/keys/publishable').set('X-API-Key', secret);
    const { key } = (
      (await request.send({ name: 'x', origins: [PAGE] }).expect(201)).body as Created
    ).publishable_key;
    const send = () => api.get('/events').set('X-API-Key', key).set('Origin', PAGE);
    const statuses: number[] = [];
    for (let sent = 0; sent < 240; sent++) statuses.push((await send()).status);
    // 120 of the key, 100 of the address
    expect(statuses.filter((status) => status === 200).length).toBe(220);
    expect(statuses.at(-1)).toBe(429);
  });
});
