import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { decide, REDIRECT } from './helpers/assistant-client.ts';
import {
  createAssistantFixture,
  VERIFIER,
  type AssistantFixture,
} from './helpers/assistant-fixture.ts';

const SEARCH = { name: 'search_events', arguments: {} };
const DEMAND = { name: 'demand_artist', arguments: { artist_name: 'Aurora', city: 'Berlin' } };

let fixture: AssistantFixture;
let client_id: string;
beforeAll(async () => {
  fixture = await createAssistantFixture();
});
beforeEach(async () => {
  client_id = await register();
});
afterAll(() => fixture[Symbol.asyncDispose]());

async function register(redirect = REDIRECT): Promise<string> {
  const response = await fixture.register({ redirect_uris: [redirect] });
  return ((await response.json()) as { client_id: string }).client_id;
}

const codeFor = async (more: Record<string, string> = {}): Promise<string> => {
  const { end } = await fixture.connect(fixture.ask({ client_id }, more));
  return must(end.searchParams.get('code'));
};

interface Tokens {
  access_token: string;
  refresh_token: string;
  error?: string;
}

async function exchange(code: string, more: Record<string, string> = {}) {
  const response = await fixture.callOauth('token', {
    grant_type: 'authorization_code',
    code,
    client_id,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...more,
  });
  return { status: response.status, ...((await response.json()) as Tokens) };
}

const renew = async (refresh_token: string) => {
  const fields = { grant_type: 'refresh_token', refresh_token, client_id };
  const response = await fixture.callOauth('token', fields);
  return { status: response.status, ...((await response.json()) as Tokens) };
};

const demands = async () =>
  (await fixture.web.database.pool.query('SELECT 1 FROM demand_target')).rowCount;

const statusOf = async (token: string) => (await fixture.call(token, SEARCH)).status;

describe('a code', () => {
  it.each([
    ['with another verifier', { code_verifier: 'w'.repeat(43) }],
    ['without a verifier', { code_verifier: '' }],
    ['with another redirect', { redirect_uri: 'http://localhost:8788/callback' }],
    ['for another server', { resource: 'https://other.example/mcp' }],
  ])('is not exchanged %s', async (_what, more) => {
    expect((await exchange(await codeFor(), more)).status).toBe(400);
  });

  it('is not exchanged by another client', async () => {
    const code = await codeFor();
    expect((await exchange(code, { client_id: await register() })).error).toBe('invalid_grant');
  });

  it('works once: a second use ends the tokens of the first', async () => {
    const code = await codeFor();
    const { access_token } = await exchange(code);
    expect(await statusOf(access_token)).toBe(200);
    expect((await exchange(code)).error).toBe('invalid_grant');
    expect(await statusOf(access_token)).toBe(401);
  });

  it('is exchanged once by two requests at the same time', async () => {
    const code = await codeFor();
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('a refresh token', () => {
  it('works once: a second use ends all tokens of the assistant', async () => {
    const first = await exchange(await codeFor());
    const second = await renew(first.refresh_token);
    expect(await statusOf(second.access_token)).toBe(200);
    expect((await renew(first.refresh_token)).error).toBe('invalid_grant');
    expect(await statusOf(second.access_token)).toBe(401);
    expect((await renew(second.refresh_token)).error).toBe('invalid_grant');
  });
});

describe('an access token', () => {
  it('of another server is refused', async () => {
    const { access_token } = await exchange(await codeFor());
    await fixture.web.database.pool.query(
      `UPDATE oauth_record SET content = jsonb_set(content::jsonb, '{aud}', '"https://other.example/mcp"')
       WHERE kind = 'AccessToken'`,
    );
    const refused = await fixture.call(access_token, SEARCH);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
  });

  it('is refused after its time, and an invented one', async () => {
    const { access_token } = await exchange(await codeFor());
    await fixture.web.database.pool.query(
      `UPDATE oauth_record SET expires_at = now() WHERE kind = 'AccessToken'`,
    );
    for (const token of [access_token, 'x'.repeat(43), `mq_live_${'0'.repeat(38)}`])
      expect(await statusOf(token)).toBe(401);
  });

  it('without the scope "demand" cannot write, also not in a batch', async () => {
    const { access_token } = await exchange(await codeFor({ scope: 'read' }));
    const before = await demands();
    const refused = await fixture.call(access_token, DEMAND);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_scope", .*scope="read demand"$/,
    );
    const body = [SEARCH, DEMAND].map((params, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params,
    }));
    const batch = await fetch(fixture.resource, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });
    expect(batch.status).toBe(403);
    expect(await statusOf(access_token)).toBe(200);
    expect(await demands()).toBe(before);
  });

  it('with the scope "demand" writes, also on the research endpoint reads', async () => {
    const { access_token } = await exchange(await codeFor());
    const written = await fixture.call(access_token, {
      ...DEMAND,
      arguments: { ...DEMAND.arguments, new_artist: true },
    });
    expect(await written.json()).toMatchObject({ result: { structuredContent: { ok: true } } });
    const found = { name: 'search', arguments: { query: 'Berlin' } };
    expect((await fixture.call(access_token, found, '/research')).status).toBe(200);
    expect((await fixture.call(undefined, found, '/research')).status).toBe(401);
  });
});

describe('a request for access', () => {
  const start = (client: string, more: Record<string, string> = {}) =>
    fetch(fixture.ask({ client_id: client }, more), { redirect: 'manual' });

  it.each([
    ['an unregistered redirect', { redirect_uri: 'https://evil.example/callback' }],
    ['another path of a loopback redirect', { redirect_uri: 'http://localhost:8787/evil' }],
    ['another loopback name', { redirect_uri: 'http://127.0.0.1:8787/callback' }],
    ['a redirect with a user', { redirect_uri: 'http://localhost:8787@evil.example/callback' }],
  ])('is refused on a page for %s', async (_what, more) => {
    const response = await start(client_id, more);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('may use another port of a loopback redirect', async () => {
    const redirect_uri = 'http://localhost:51234/callback';
    const code = await codeFor({ redirect_uri });
    expect((await exchange(code, { redirect_uri })).status).toBe(200);
  });

  it.each([
    ['without PKCE', { code_challenge: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for another server', { resource: 'https://other.example/mcp' }],
    ['for a token in the address', { response_type: 'token' }],
    ['without a question', { prompt: 'none' }],
  ])('is refused to the client %s', async (_what, more) => {
    const response = await start(client_id, more);
    const location = new URL(must(response.headers.get('location')));
    const answer = new URLSearchParams(location.search || location.hash.slice(1));
    expect([location.origin, answer.get('error')]).toEqual([
      'http://localhost:8787',
      expect.stringMatching(/^(invalid|unsupported|login)_/),
    ]);
    expect(answer.has('code') || answer.has('access_token')).toBe(false);
  });

  it.each([
    ['https://phish.example/login', 'query'],
    ['https://phish.example/login', 'form_post'],
    ['phish:/login', 'query'],
  ])('that fails does not lead to %s by %s', async (redirect_uri, response_mode) => {
    const client = await register(redirect_uri);
    for (const more of [{ prompt: 'none' }, { code_challenge: '' }, { response_type: 'token' }]) {
      const response = await start(client, { redirect_uri, response_mode, ...more });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await response.text()).not.toContain('phish');
    }
  });

  it('is refused for documents on private hosts, which are not fetched', async () => {
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      'server.internal',
      'a.test:8443',
    ]) {
      const response = await start(`https://${host}/client.json`);
      expect([host, response.status]).toEqual([host, 400]);
    }
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.example/callback',
    'https://ok.example/#fragment',
    'https://ok.example;style-src.example/callback',
    'https://ok.example,other.example/callback',
    'no address',
  ])('is not registered with the redirect %s', async (redirect) => {
    expect((await fixture.register({ redirect_uris: [redirect] })).status).toBe(400);
  });

  it('is not registered with 100 kB', async () => {
    const long = { client_name: 'x'.repeat(100_000), redirect_uris: [REDIRECT] };
    expect((await fixture.register(long)).status).toBe(400);
  });

  it('is answered in the browser that received it only, with a form of the session', async () => {
    const first = await start(client_id);
    const page = new URL(must(first.headers.get('location')), fixture.web.url);
    const shown = await fixture.web.open(page.pathname, fixture.cookie);
    expect([shown.status, shown.text]).toEqual([400, expect.stringContaining('has expired')]);
    const denied = await fixture.web.act(`${page.pathname}/allow`, fixture.cookie);
    expect(denied.status).toBe(400);
    const forged = decide({
      address: fixture.ask({ client_id }),
      session: fixture.cookie,
      origin: 'https://evil.example',
      choice: 'allow',
    });
    await expect(forged).rejects.toThrow();
  });

  it('grants access once, however often it is allowed', async () => {
    const first = await start(client_id);
    const page = must(first.headers.get('location'));
    const received = first.headers.getSetCookie().map((each) => must(each.split(';')[0]));
    const cookies = [fixture.cookie, ...received].join('; ');
    const count = async () =>
      (await fixture.web.database.pool.query('SELECT FROM connected_assistant')).rowCount ?? 0;
    const before = await count();
    for (let sent = 0; sent < 3; sent++)
      expect((await fixture.web.act(`${page}/allow`, cookies)).status).toBe(303);
    expect(await count()).toBe(before + 1);
  });

  it('leads to the sign-in, and back', async () => {
    const first = await start(client_id);
    const page = must(first.headers.get('location'));
    const signIn = await fixture.web.open(page, '').expect(303);
    expect(signIn.headers['location']).toBe('/account/sign-in');
    const cookies = [signIn.headers['set-cookie'] as unknown].flat().join();
    expect(decodeURIComponent(cookies)).toContain(`marquee_return=${page}`);
  });
});
