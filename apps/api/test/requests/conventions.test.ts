import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import manifest from '../../../../package.json' with { type: 'json' };
import { OTHER_ENDPOINTS } from '../../src/other-endpoints.ts';
import { routes } from '../../src/routes.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

describe('every read', () => {
  let api: Api;
  let slug: string;
  beforeAll(async () => {
    api = await createTestApi({ events: [buildEvent({ title: 'Known' })] });
    slug = ((await api.get('/events')).body as { events: [{ slug: string }] }).events[0].slug;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const paths = () => ['/events', '/events?city=ber', `/events/${slug}`, '/openapi.json'];

  it('has a strong ETag and may be cached for 30 seconds', async () => {
    for (const path of paths()) {
      const { headers } = await api.get(path).expect(200);
      expect(headers['etag']).toMatch(/^"[\w-]{27}(?:-gzip)?"$/);
      expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300');
    }
  });

  it('responds with 304 to a matching If-None-Match', async () => {
    for (const path of paths()) {
      const { headers } = await api.get(path);
      const again = await api
        .get(path)
        .set('If-None-Match', `"other", W/${must(headers['etag'])}`)
        .expect(304);
      expect(again.text).toBe('');
      expect(again.headers['etag']).toBe(headers['etag']);
      await api.get(path).set('If-None-Match', '"other"').expect(200);
    }
  });

  it('sends what no one may cache, whatever If-None-Match names', async () => {
    for (const path of [
      '/usage',
      '/health',
      '/health/live',
      '/health/ready',
      '/events?cty=Berlin',
    ]) {
      const { headers } = await api.get(path).set('If-None-Match', '*').expect(200);
      expect(headers['cache-control']).toContain('no-store');
    }
  });

  it('responds to HEAD like to GET, without a body', async () => {
    for (const path of [...paths(), '/', '/health', '/docs']) {
      const get = await api.get(path).expect(200);
      const head = await api.request.head(path).set('Accept-Encoding', 'gzip, deflate').expect(200);
      expect(head.text).toBeFalsy();
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['etag']).toBe(get.headers['etag']);
    }
  });

  it('may be read by every site without credentials', async () => {
    const { headers } = await api.get('/events').set('Origin', 'https://a.example');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('lets browsers cache a preflight for a day', async () => {
    const { headers } = await api.request
      .options('/events')
      .set('Origin', 'https://a.example')
      .set('Access-Control-Request-Method', 'GET')
      .expect(204);
    expect(headers['access-control-max-age']).toBe('86400');
    expect(headers['access-control-allow-headers']).toContain('X-API-Key');
  });

  it('returns the request id of the caller if it is valid, otherwise a new one', async () => {
    expect(
      (await api.get('/events').set('X-Request-Id', 'job-42.a_b')).headers['x-request-id'],
    ).toBe('job-42.a_b');
    for (const odd of ['a b', 'x'.repeat(65), 'ä']) {
      expect(
        (await api.get('/events').set('X-Request-Id', Buffer.from(odd).toString('latin1'))).headers[
          'x-request-id'
        ],
      ).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('forbids scripts, frames and sniffing', async () => {
    const { headers } = await api.get('/events');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('ignores Host in its URLs', async () => {
    const { text } = await api
      .get('/events')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    expect(text).not.toContain('evil.example');
  });
});

describe('entry points', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('GET / lists the endpoints and examples that work', async () => {
    const { body } = await api.get('/').expect(200);
    const { examples, documentation } = body as { examples: string[]; documentation: string };
    expect(documentation).toBe('https://api.test/docs');
    for (const example of examples)
      await api.get(example.replace('https://api.test', '')).expect(200);
    const { detail } = (await api.get('/nope').expect(404)).body as { detail: string };
    expect(detail).toBe('No such endpoint. GET / lists the endpoints.');
  });

  it('GET /docs loads nothing and leads to a page of every request', async () => {
    const { text } = await api.get('/docs').expect(200);
    expect(text).not.toMatch(/ src=|<script|stylesheet/);
    const paths = new Set([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path));
    expect(paths.size).toBeGreaterThanOrEqual(routes.length);
    for (const path of paths) await api.get(path).set('Accept', 'text/html').expect(200, /<h1/);
    await api.get('/docs/nope').expect(404);
  });

  it('GET /llms.txt describes the API to language models', async () => {
    const { text, headers } = await api
      .get('/llms.txt')
      .expect(200)
      .expect('content-type', /text\/plain/);
    expect(text).toMatch(/^# Marquee API\n\n> .+\n\n- /);
    for (const { method, path } of routes)
      expect(text).toContain(`[${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}](`);
    for (const [, path = ''] of text.matchAll(/\]\(https:\/\/api\.test(\/[^)]*)\)/g))
      await api.get(path).expect(200);
    expect(headers['ratelimit-policy']).toBeUndefined();
  });

  it('GET /llms-full.txt describes every request with its parameters', async () => {
    const { text } = await api.get('/llms-full.txt').expect(200);
    for (const { method, path } of routes)
      expect(text).toContain(`### ${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(text).toContain('- `radius_km`: Radius around');
  });

  it('GET /health reports the version and the database', async () => {
    const { body, headers } = await api.get('/health').expect(200);
    expect(body).toMatchObject({
      ok: true,
      status: 'ok',
      version: manifest.version,
      checks: { database: 'ok' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('GET /openapi.json describes every parameter with an example or its bounds', async () => {
    const { body } = await api.get('/openapi.json').expect(200);
    const document = body as {
      openapi: string;
      info: { version: string };
      paths: Record<
        string,
        Record<string, { parameters?: { name: string; description?: string }[] }>
      >;
    };
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0', 'x-release': manifest.version },
    });
    expect(Object.keys(document.paths)).toEqual([
      ...new Set(routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))),
      ...OTHER_ENDPOINTS.map(({ path }) => path),
    ]);
    const parameters = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters = [] }) => parameters),
    );
    for (const { name, description } of parameters)
      expect([name, description?.length]).toEqual([name, expect.any(Number)]);
  });
});
