import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentsWith, buildEvent, post, type Agents } from './agents-with.ts';

let agents: Agents;
beforeAll(async () => {
  agents = await agentsWith({ events: [buildEvent()] });
});
afterAll(() => agents[Symbol.asyncDispose]());

const LEGACY = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const CLIENT = { name: 'test', version: '1' };
const MODERN = {
  ...LEGACY,
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': CLIENT,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};
const ERAS: [string, object, Record<string, string>][] = [
  ['older revisions', LEGACY, {}],
  ['2026-07-28', MODERN, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }],
];

/** As fetch cannot send them: names of other hosts, no Accept at all. */
const raw = (agents: Agents, body: string, { method = 'POST', path = '/mcp', headers = {} } = {}) =>
  new Promise<{ status: number; type: string; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const { port } = new URL(agents.url);
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => (text += chunk.toString()));
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, type: res.headers['content-type'] ?? '', text, headers: res.headers });
        });
      });
      sent.once('error', reject);
      sent.end(body);
    },
  );
const JSON_BODY = { 'content-type': 'application/json' };

describe.each(ERAS)('%s', (_era, message, more) => {
  const ACCEPTS: [string | undefined, string][] = [
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/json, text/event-stream', 'application/json'],
    ['text/event-stream', 'text/event-stream'],
    ['text/event-stream, */*;q=0.1', 'application/json'],
  ];
  it.each(ACCEPTS)('answers a client that accepts %s', async (accept, type) => {
    const headers = { ...JSON_BODY, ...more, ...(accept && { accept }) };
    const answer = await raw(agents, JSON.stringify(message), { headers });
    expect([answer.status, answer.type.split(';')[0]]).toEqual([200, type]);
    expect(answer.text).toContain('search_events');
  });
  it('takes the address with a slash, and a session that it never gave', async () => {
    const headers = { ...JSON_BODY, ...more, 'mcp-session-id': 'whatever' };
    expect((await raw(agents, JSON.stringify(message), { path: '/mcp/', headers })).status).toBe(200);
  });
});

it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07', '2031-01-01'])(
  'greets %s',
  async (version) => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo: CLIENT };
    const response = await agents.send({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const { result } = (await response.json()) as { result: { instructions: string } };
    expect(result).toMatchObject({
      protocolVersion: version.startsWith('2031') ? '2025-11-25' : version,
      serverInfo: { name: 'marquee', title: 'Marquee: events worldwide', icons: [{ mimeType: 'image/svg+xml' }] },
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
    });
    expect(result.instructions).toContain('Start with search_events');
  },
);

describe('a call of an older revision', () => {
  const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'search_events', arguments: { limit: 1 } } };
  const lost = { ...call, params: { name: 'no_such_tool', arguments: {} } };
  const send = (message: object, headers = {}) =>
    raw(agents, JSON.stringify(message), { headers: { ...JSON_BODY, ...headers } });

  it.each([
    ['a call', { ...call, id: 7 }],
    ['one with a word for an id', { ...call, id: 'seven' }],
    ['one of a tool that is not there', { ...lost, id: 7 }],
    ['one without its parameters', { jsonrpc: '2.0', id: 7, method: 'tools/call' }],
  ])('is answered alike alone and among others: %s', async (_what, message) => {
    const [alone, among] = await Promise.all([send(message), send([message])]);
    expect(alone.status).toBe(among.status);
    expect([JSON.parse(alone.text)]).toEqual([JSON.parse(among.text)].flat());
  });

  it.each([
    ['a revision that nobody knows', 400, { ...call, id: 7 }, { 'mcp-protocol-version': '1999-01-01' }],
    ['an old one', 200, { ...call, id: 7 }, { 'mcp-protocol-version': '2024-11-05' }],
    ['no wish for an answer', 202, call, {}],
    ['more than the protocol knows', 400, { ...call, id: 7, extra: true }, {}],
  ])('with %s: %i', async (...[, status, message, headers]) => {
    expect((await send(message, headers)).status).toBe(status);
  });
});

describe('is not for', () => {
  const body = JSON.stringify(LEGACY);
  const REFUSED: [string, number, Parameters<typeof raw>[1], Parameters<typeof raw>[2]][] = [
    ['hosts of others', 403, body, { headers: { ...JSON_BODY, host: 'evil.example' } }],
    ['pages of others', 403, body, { headers: { ...JSON_BODY, origin: 'https://evil.example' } }],
    ['pages without an origin', 403, body, { headers: { ...JSON_BODY, origin: 'null' } }],
    ['forms', 415, body, { headers: { 'content-type': 'text/plain' } }],
    ['bodies without a type', 415, body, {}],
    ['what is no JSON', 400, '{"jsonrpc":', { headers: JSON_BODY }],
    ['nothing', 400, '', { headers: JSON_BODY }],
    ['large bodies', 413, JSON.stringify({ ...LEGACY, params: { x: 'x'.repeat(300_000) } }), { headers: JSON_BODY }],
    ['deep bodies', 400, `${'['.repeat(5_000)}${']'.repeat(5_000)}`, { headers: JSON_BODY }],
    ['deep objects', 400, `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`, { headers: JSON_BODY }],
    [
      'hundreds of calls in one',
      400,
      JSON.stringify(Array.from({ length: 100 }, () => LEGACY)),
      { headers: JSON_BODY },
    ],
    ['GET', 405, '', { method: 'GET', headers: { accept: 'text/event-stream' } }],
    ['DELETE', 405, '', { method: 'DELETE' }],
  ];
  it.each(REFUSED)('%s: %i', async (...[, status, text, options]) => {
    const answer = await raw(agents, text, options);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('"jsonrpc":"2.0"')]);
    expect(answer.text).toContain('"error"');
    if (status === 405) expect(answer.headers['allow']).toBe('POST, OPTIONS');
  });
});

it('is for pages of ours: answers their preflight, and them', async () => {
  const origin = { origin: 'http://localhost:5173' };
  const asked = { ...origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'mcp-method' };
  const preflight = await raw(agents, '', { method: 'OPTIONS', headers: asked });
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, origin.origin]);
  expect(preflight.headers['access-control-allow-headers']).toContain('mcp-protocol-version');
  const answer = await raw(agents, JSON.stringify(LEGACY), { headers: { ...JSON_BODY, ...origin } });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin.origin]);
});

it('tells a person with a browser what it is', async () => {
  const page = await raw(agents, '', { method: 'GET', headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.type]).toEqual([405, 'text/html; charset=utf-8']);
  expect(page.text).toContain('https://mcp.test/mcp');
});

it('has no OAuth to find, for there is none', async () => {
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server/mcp'])
    expect((await raw(agents, '', { method: 'GET', path })).status).toBe(404);
});

it('answers an unknown method and an unknown tool in the words of the protocol', async () => {
  expect(await (await agents.send({ jsonrpc: '2.0', id: 1, method: 'nope' })).json()).toMatchObject({
    error: { code: -32601 },
  });
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nope', arguments: {} } };
  expect(await (await agents.send(call)).json()).toMatchObject({ error: { code: -32602 } });
});

it('stops a flood from one address', async () => {
  const from = { 'x-forwarded-for': '192.0.2.99' };
  for (let sent = 0; sent < 300; sent++) await (await post(agents.url, '{}', from)).text();
  const refused = await post(agents.url, JSON.stringify(LEGACY), from);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { message: expect.stringContaining('Try again in') },
  });
  expect((await agents.send(LEGACY)).status).toBe(200);
});
