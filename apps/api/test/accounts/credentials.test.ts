import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '@marquee/access';
import { routes } from '../../src/routes.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

const lines: string[] = [];
let api: Api;
let key: string;
beforeAll(async () => {
  api = await createTestApi({ log: (line) => lines.push(line) });
  const { body } = await api.request
    .post('/register-api-key')
    .send({ email: 'ada@example.com' })
    .expect(201);
  key = (body as { api_key: string }).api_key;
});
afterAll(() => api[Symbol.asyncDispose]());

describe('Authorization: Bearer', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])(
    'accepts %s with a key like X-API-Key',
    async (scheme) => {
      const { body } = await api.get('/usage').set('Authorization', `${scheme} ${key}`).expect(200);
      expect(body).toMatchObject({ tier: 'free', verified: false });
      const { headers } = await api
        .get('/events')
        .set('Authorization', `${scheme} ${key}`)
        .expect(200);
      expect(headers['cache-control']).toBe('private, max-age=30');
    },
  );

  it('authenticates writes', async () => {
    const { body } = await api.request
      .post('/keys/rotate')
      .set('Authorization', `Bearer ${key}`)
      .expect(200);
    key = (body as { api_key: string }).api_key;
    await api.get('/usage').set('X-API-Key', key).expect(200);
  });

  it.each(['/keys/rotate', '/account'])('is named where %s lacks a key', async (path) => {
    const call = path === '/account' ? api.request.delete(path) : api.request.post(path);
    const { body } = await call.expect(401);
    expect((body as { detail: string }).detail).toMatch(/Authorization: Bearer or X-API-Key/);
  });

  it('accepts the same key in X-API-Key', async () => {
    await api.get('/usage').set('X-API-Key', key).set('Authorization', `Bearer ${key}`).expect(200);
  });

  it('responds with 401 to another key than in X-API-Key', async () => {
    const { body } = await api
      .get('/usage')
      .set('X-API-Key', key)
      .set('Authorization', `Bearer ${newApiKey()}`)
      .expect(401);
    expect(body).toMatchObject({
      code: 'invalid_api_key',
      detail: 'X-API-Key and Authorization contain different keys. Send one of them.',
    });
  });

  it.each([
    'Basic YTpi',
    'Bearer',
    'Bearer ',
    'Digest x',
    'mq_live_x',
    `Bearer ${'x'.repeat(43)}`,
    'Bearer a b',
    '',
  ])('responds with 401 and WWW-Authenticate to "%s"', async (value) => {
    const { headers, body } = await api.get('/events').set('Authorization', value).expect(401);
    expect(headers['www-authenticate']).toBe('Bearer realm="marquee"');
    expect(body).toMatchObject({ code: 'invalid_api_key' });
  });

  it('counts a rejected request against the address', async () => {
    await using other = await createTestApi({ settings: {} });
    for (let sent = 0; sent < 100; sent++)
      await other.get('/events').set('Authorization', 'Basic YTpi').expect(401);
    await other.get('/events').set('Authorization', 'Basic YTpi').expect(429);
    await other.get('/events?api_key=x').expect(429);
  });

  it('is allowed by preflights and stated in the reference', async () => {
    const { headers } = await api.request
      .options('/events')
      .set('Origin', 'https://a.example')
      .set('Access-Control-Request-Method', 'GET')
      .expect(204);
    expect(headers['access-control-allow-headers']).toBe(
      'X-API-Key,Authorization,Content-Type,If-None-Match,X-Request-Id',
    );
    const { body } = await api.get('/openapi.json').expect(200);
    expect(body).toMatchObject({
      security: [{}, { ApiKey: [] }, { Bearer: [] }],
      components: { securitySchemes: { Bearer: { type: 'http', scheme: 'bearer' } } },
    });
  });
});

describe('a key in the query string', () => {
  const paths = [...new Set(routes.map(({ path }) => path.replace(/:\w+/g, 'x')))];

  it.each(routes.map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, 'x') })))(
    'is 400 on $method $path',
    async ({ method, path }) => {
      const { body } = await api.request[method](`${path}?key=${key}`).expect(400);
      expect(body).toMatchObject({
        code: 'invalid_parameter',
        errors: [{ in: 'query', name: 'key' }],
      });
      expect((body as { detail: string }).detail).toMatch(/X-API-Key.*Authorization: Bearer/);
    },
  );

  it.each([
    ['api_key=anything', 'api_key'],
    ['apikey=anything', 'apikey'],
    ['API-Key=anything', 'API-Key'],
    ['x-api-key=anything', 'x-api-key'],
    ['api%5Fkey=anything', 'api_key'],
    ['api%5Fkey=anything&city=%FF', 'api_key'],
    ['key=mq_live_secret%FF', 'key'],
    ['limit=1&token=mq_live_secret', 'token'],
    ['access_token=mq_pub_secret', 'access_token'],
    ['q=jazz+mq_live_secret', 'q'],
    ['key=%6dq%5Flive%5Fsecret', 'key'],
    ['mq_live_secret', 'query'],
    ['mq_live_secret=1', 'query'],
  ])('?%s names the parameter and never the value', async (query, name) => {
    const { body } = await api.get(`/events?${query}`).expect(400);
    expect(body).toMatchObject({ errors: [{ name, code: 'not_allowed' }] });
    expect(JSON.stringify(body)).not.toMatch(/secret|anything/);
  });

  it('is not detected in an empty value or another parameter', async () => {
    await api.get('/events?api_key=').expect(200);
    await api.get('/events?key=piano').expect(200);
    expect(paths.length).toBeGreaterThan(20);
  });

  it('is never in the log', async () => {
    await api.get(`/events?key=${key}`).expect(400);
    await api.get('/events?x=mq%5Flive%5Fconcealed').expect(400);
    expect(lines.join('')).not.toContain(key.slice('mq_live_'.length));
    expect(lines.join('')).not.toContain('concealed');
  });
});
