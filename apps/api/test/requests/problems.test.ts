import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

describe('an invalid request', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: [buildEvent()] });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('gets all errors in one response', async () => {
    const { body, headers } = await api
      .get('/events?limit=0&from=soon&country=Narnia&category=conce')
      .expect(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      ok: false,
      type: 'https://api.test/problems/invalid-parameter',
      title: 'Invalid parameter',
      status: 400,
      code: 'invalid_parameter',
      instance: '/events?limit=0&from=soon&country=Narnia&category=conce',
      request_id: headers['x-request-id'],
    });
    const { errors } = body as {
      errors: { in: string; name: string; code: string; detail: string }[];
    };
    expect(errors.map(({ name }) => name).sort()).toEqual(['category', 'country', 'from', 'limit']);
    expect(errors.find(({ name }) => name === 'limit')).toEqual({
      in: 'query',
      name: 'limit',
      code: 'too_small',
      detail: 'must be a whole number from 1 to 100',
    });
    expect(errors.find(({ name }) => name === 'category')?.detail).toContain(
      'music, sports, theater',
    );
  });

  it.each([
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=0x10', 'limit'],
    ['limit=１', 'limit'],
    ['limit=1e3', 'limit'],
    ['limit=10&limit=20', 'limit'],
    ['offset=100001', 'offset'],
    ['offset=99999999999999999999', 'offset'],
    ['offset=-1', 'offset'],
    ['city=%00', 'city'],
    ['city=%FF', 'city'],
    ['city=%E0%A4%A', 'city'],
    [`city=${'x'.repeat(201)}`, 'city'],
    ['featured=maybe', 'featured'],
    ['from=2026-02-30', 'from'],
    ['to=2026-12-31T20:00:00', 'to'],
    ['from=2026-12-31&to=2026-12-01', 'from'],
    ['tz=Mars/Olympus', 'tz'],
    ['tz=%2B02:00', 'tz'],
    ['on=someday', 'on'],
    ['near=52.5', 'near'],
    ['near=91,0', 'near'],
    ['near=52,13&radius_km=501', 'radius_km'],
    ['radius_km=10', 'radius_km'],
    ['sort=distance', 'sort'],
    ['sort=best', 'sort'],
    ['status=gone', 'status'],
    ['availability=maybe', 'availability'],
    ['price_max=-1', 'price_max'],
    ['price_max=free', 'price_max'],
    ['source_id=1', 'source_id'],
    ['category=', null],
    ['cursor=%22', 'cursor'],
  ])('of %s gets the name of the field', async (query, name) => {
    const { status, body } = await api.get(`/events?${query}`);
    if (name === null) expect(status).toBe(200);
    else
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { code: 'invalid_parameter', errors: [{ in: 'query', name }] },
      });
  });

  it('gets the accepted values of a flag', async () => {
    const { body } = await api.get('/events?featured=maybe').expect(400);
    expect(body).toMatchObject({ detail: 'featured must be 1, 0, true or false' });
  });

  it('gets a warning with a suggestion for an unknown parameter', async () => {
    const { body, headers } = await api.get('/events?cty=Berlin&zzzzzz=1').expect(200);
    expect(body).toMatchObject({
      warnings: ["unknown parameter 'cty'; did you mean 'city'?", "unknown parameter 'zzzzzz'"],
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('gets 404 for an unknown path or record', async () => {
    const missing = await api.get('/events/no-such-event-2026-01-01').expect(404);
    expect(missing.body).toMatchObject({
      ok: false,
      code: 'not_found',
      detail: 'There is no event with the id or slug "no-such-event-2026-01-01".',
    });
    await api.get('/events/01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9').expect(404);
    expect((await api.get('/nowhere').expect(404)).body).toMatchObject({ code: 'not_found' });
  });

  it('gets the location of a wrong path parameter', async () => {
    const { body } = await api.get(`/events/${'x'.repeat(97)}`).expect(400);
    expect(body).toMatchObject({ errors: [{ in: 'path', name: 'id_or_slug' }] });
    await api.get('/events/%00').expect(400);
    await api.get('/events/%ff').expect(400);
    await api.get('/events/%E0%A4%A').expect(400);
  });

  it('gets 405 with the supported methods', async () => {
    for (const path of ['/events', '/events/x', '/', '/health', '/openapi.json']) {
      const { headers, body } = await api.request.delete(path).expect(405);
      expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
      expect(body).toMatchObject({ code: 'method_not_allowed' });
    }
  });

  it('does not get a token or an e-mail address back', async () => {
    const { body } = await api.get('/events?limit=0&email=a@b.example&token=secret').expect(400);
    expect(JSON.stringify(body)).not.toMatch(/secret|a@b/);
  });

  it('gets a type with an explanation of every problem', async () => {
    const { body } = await api.get('/problems/invalid-parameter').expect(200);
    expect(body).toMatchObject({ ok: true, status: 400, title: 'Invalid parameter' });
    const page = await api
      .get('/problems/invalid-parameter')
      .set('Accept', 'text/html')
      .expect(200);
    expect(page.text).toContain('invalid value. <code>errors</code> names each one');
    await api.get('/problems/no-such-problem').expect(404);
  });
});

describe('an ambiguous request', () => {
  it.each([
    ['two Host headers', 'GET /events HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'],
    [
      'an unknown transfer coding',
      'GET /events HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: xchunked\r\n\r\n',
    ],
    ['no Host header', 'GET /events HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST /events HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
  ])('is rejected: %s', async (_what, text) => {
    await using api = await createTestApi();
    const server = createServer(api.handler).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => {
        resolve(received);
      });
      socket.write(text);
    });
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('an outage of the database', () => {
  it('causes 503 with Retry-After, and "down" in /health', async () => {
    await using api = await createTestApi();
    await api.database[Symbol.asyncDispose]();
    const { headers, body } = await api.get('/events?city=ber').expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toMatchObject({ ok: false, code: 'unavailable' });
    expect((await api.get('/health').expect(503)).body).toMatchObject({
      ok: false,
      status: 'down',
      checks: { database: 'down' },
    });
    await api.get('/health/live').expect(200);
  });
});
