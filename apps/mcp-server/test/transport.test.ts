import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createTestMcpServer,
  buildEvent,
  post,
  type TestMcpServer,
} from './create-test-mcp-server.ts';

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({ events: [buildEvent()] });
});
afterAll(() => mcp[Symbol.asyncDispose]());

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

/** Sends requests that fetch cannot send: another Host, no Accept header. */
const raw = (
  mcp: TestMcpServer,
  body: string,
  { method = 'POST', path = '/mcp', headers = {} } = {},
) =>
  new Promise<{
    status: number;
    type: string;
    text: string;
    headers: NodeJS.Dict<string | string[]>;
  }>((resolve, reject) => {
    const { port } = new URL(mcp.url);
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => {
        resolve({
          status: res.statusCode ?? 0,
          type: res.headers['content-type'] ?? '',
          text,
          headers: res.headers,
        });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
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
    const answer = await raw(mcp, JSON.stringify(message), { headers });
    expect([answer.status, answer.type.split(';')[0]]).toEqual([200, type]);
    expect(answer.text).toContain('search_events');
  });
  it('accepts a trailing slash and an unknown session id', async () => {
    const headers = { ...JSON_BODY, ...more, 'mcp-session-id': 'whatever' };
    expect((await raw(mcp, JSON.stringify(message), { path: '/mcp/', headers })).status).toBe(200);
  });
});

it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07', '2031-01-01'])(
  'initialises a session with revision %s',
  async (version) => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo: CLIENT };
    const response = await mcp.send({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const { result } = (await response.json()) as { result: { instructions: string } };
    expect(result).toMatchObject({
      protocolVersion: version.startsWith('2031') ? '2025-11-25' : version,
      serverInfo: {
        name: 'marquee',
        title: 'Marquee: events worldwide',
        icons: [{ mimeType: 'image/svg+xml' }],
      },
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
  const call = {
    jsonrpc: '2.0',
    method: 'tools/call',
    params: { name: 'search_events', arguments: { limit: 1 } },
  };
  const unknownTool = { ...call, params: { name: 'no_such_tool', arguments: {} } };
  const send = (message: object, headers = {}) =>
    raw(mcp, JSON.stringify(message), { headers: { ...JSON_BODY, ...headers } });

  it.each([
    ['a call', { ...call, id: 7 }],
    ['a call with a text id', { ...call, id: 'seven' }],
    ['a call of an unknown tool', { ...unknownTool, id: 7 }],
    ['a call without parameters', { jsonrpc: '2.0', id: 7, method: 'tools/call' }],
  ])('gives the same result alone and in a batch: %s', async (_what, message) => {
    const [alone, among] = await Promise.all([send(message), send([message])]);
    expect(alone.status).toBe(among.status);
    expect([JSON.parse(alone.text)]).toEqual([JSON.parse(among.text)].flat());
  });

  it.each([
    ['an unknown revision', 400, { ...call, id: 7 }, { 'mcp-protocol-version': '1999-01-01' }],
    ['an old revision', 200, { ...call, id: 7 }, { 'mcp-protocol-version': '2024-11-05' }],
    ['no id', 202, call, {}],
    ['an unknown member', 400, { ...call, id: 7, extra: true }, {}],
  ])('with %s is answered with %i', async (...[, status, message, headers]) => {
    expect((await send(message, headers)).status).toBe(status);
  });
});

describe('the endpoint', () => {
  const body = JSON.stringify(LEGACY);
  const REFUSED: [string, number, Parameters<typeof raw>[1], Parameters<typeof raw>[2]][] = [
    ['an unknown host', 403, body, { headers: { ...JSON_BODY, host: 'evil.example' } }],
    ['an unknown origin', 403, body, { headers: { ...JSON_BODY, origin: 'https://evil.example' } }],
    ['the origin null', 403, body, { headers: { ...JSON_BODY, origin: 'null' } }],
    ['a form', 415, body, { headers: { 'content-type': 'text/plain' } }],
    ['a body without a type', 415, body, {}],
    ['malformed JSON', 400, '{"jsonrpc":', { headers: JSON_BODY }],
    ['an empty body', 400, '', { headers: JSON_BODY }],
    [
      'a large body',
      413,
      JSON.stringify({ ...LEGACY, params: { x: 'x'.repeat(300_000) } }),
      { headers: JSON_BODY },
    ],
    [
      'deeply nested arrays',
      400,
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      { headers: JSON_BODY },
    ],
    [
      'deeply nested objects',
      400,
      `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`,
      { headers: JSON_BODY },
    ],
    [
      'a batch of 100 calls',
      400,
      JSON.stringify(Array.from({ length: 100 }, () => LEGACY)),
      { headers: JSON_BODY },
    ],
    ['GET', 405, '', { method: 'GET', headers: { accept: 'text/event-stream' } }],
    ['DELETE', 405, '', { method: 'DELETE' }],
  ];
  it.each(REFUSED)('rejects %s with %i', async (...[, status, text, options]) => {
    const answer = await raw(mcp, text, options);
    expect([answer.status, answer.text]).toEqual([
      status,
      expect.stringContaining('"jsonrpc":"2.0"'),
    ]);
    expect(answer.text).toContain('"error"');
    if (status === 405) expect(answer.headers['allow']).toBe('POST, OPTIONS');
  });
});

it('allows cross-origin requests from allowed origins', async () => {
  const origin = { origin: 'http://localhost:5173' };
  const headers = {
    ...origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'mcp-method',
  };
  const preflight = await raw(mcp, '', { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([
    204,
    origin.origin,
  ]);
  expect(preflight.headers['access-control-allow-headers']).toContain('mcp-protocol-version');
  const answer = await raw(mcp, JSON.stringify(LEGACY), { headers: { ...JSON_BODY, ...origin } });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([
    200,
    origin.origin,
  ]);
});

it('shows a help page to a browser', async () => {
  const page = await raw(mcp, '', { method: 'GET', headers: { accept: 'text/html,*/*' } });
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.text).toContain('https://mcp.test/mcp');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it('describes itself in llms.txt', async () => {
  const { status, type, text } = await raw(mcp, '', { method: 'GET', path: '/llms.txt' });
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# Marquee for AI assistants\n\n> /);
  for (const part of [
    'https://mcp.test/mcp',
    '`search_events`: ',
    '## Tool server',
    'https://api.test/openapi.json',
  ])
    expect(text).toContain(part);
});

it('has its tools, their arguments and its clients in llms-full.txt', async () => {
  const { status, text } = await raw(mcp, '', { method: 'GET', path: '/llms-full.txt' });
  expect(status).toBe(200);
  for (const part of [
    '### search_events',
    '- `sort` (one of start, -start,',
    '- `artist_name` (string, required): Name or slug.',
    '### Windsurf',
    '"serverUrl": "https://mcp.test/mcp"',
  ])
    expect(text).toContain(part);
});

it('advertises no OAuth server', async () => {
  const paths = [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/mcp',
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration/mcp',
    '/mcp/.well-known/openid-configuration',
    '/authorize',
  ];
  for (const path of paths) {
    const { status, headers } = await raw(mcp, '', { method: 'GET', path });
    expect([path, status, headers['www-authenticate']]).toEqual([path, 404, undefined]);
    if (path.startsWith('/.well-known')) expect(headers['access-control-allow-origin']).toBe('*');
  }
  const register = await raw(mcp, '{}', { method: 'POST', path: '/register', headers: JSON_BODY });
  expect([register.status, register.text]).toEqual([
    404,
    expect.stringMatching(/No such endpoint\. MCP is at http[^"]*\/mcp\."/),
  ]);
});

it('reports an unknown method and an unknown tool as protocol errors', async () => {
  expect(await (await mcp.send({ jsonrpc: '2.0', id: 1, method: 'nope' })).json()).toMatchObject({
    error: { code: -32601 },
  });
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'nope', arguments: {} },
  };
  expect(await (await mcp.send(call)).json()).toMatchObject({
    error: {
      code: -32602,
      message: expect.stringMatching(/The tools are search_events, get_event/),
    },
  });
});

it('limits the messages of one address', async () => {
  const from = { 'x-forwarded-for': '192.0.2.99' };
  for (let sent = 0; sent < 300; sent++) await (await post(mcp.url, '{}', from)).text();
  const refused = await post(mcp.url, JSON.stringify(LEGACY), from);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { message: expect.stringContaining('Try again in') },
  });
  expect((await mcp.send(LEGACY)).status).toBe(200);
});
