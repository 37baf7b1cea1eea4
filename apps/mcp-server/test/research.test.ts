import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  buildEvent,
  createTestMcpServer,
  post,
  type TestMcpServer,
} from './create-test-mcp-server.ts';

interface Tool {
  name: string;
  inputSchema: { properties: object; required?: string[] };
  annotations: object;
}

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: [
      buildEvent({
        title: 'Aurora Lane',
        city: 'Berlin',
        artists: ['Aurora Lane'],
        description: 'Songs of the north.',
      }),
      buildEvent({ title: 'Chess Open', city: 'Paris', country: 'FR', category: 'sports' }),
    ],
  });
});
afterAll(() => mcp[Symbol.asyncDispose]());

async function connect(mode: 'legacy' | { pin: string }) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${mcp.url}/research`)));
  return client;
}

describe.each([
  ['older revisions', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('the research endpoint with %s', (_era, mode) => {
  it('has the two tools that OpenAI requires', async () => {
    const client = await connect(mode);
    const { tools } = (await client.listTools()) as unknown as { tools: Tool[] };
    expect(
      tools.map(({ name, inputSchema }) => [
        name,
        Object.keys(inputSchema.properties),
        inputSchema.required,
      ]),
    ).toEqual([
      ['search', ['query'], ['query']],
      ['fetch', ['id'], ['id']],
    ]);
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
    await client.close();
  });

  it('finds events with pages to cite, and fetches one', async () => {
    const client = await connect(mode);
    const { content, structuredContent } = await client.callTool({
      name: 'search',
      arguments: { query: 'aurora Berlin' },
    });
    expect(content).toHaveLength(1);
    const [{ text } = { text: '' }] = content as { text: string }[];
    expect(JSON.parse(text)).toEqual(structuredContent);
    const { results } = structuredContent as {
      results: { id: string; title: string; url: string }[];
    };
    expect(structuredContent).toEqual({
      results: [
        {
          id: expect.any(String),
          title: expect.stringMatching(/^Aurora Lane, Berlin, Sat 28 Nov/),
          url: expect.any(String),
        },
      ],
    });
    const found = must(results[0]);
    const document = await client.callTool({ name: 'fetch', arguments: { id: found.id } });
    expect(document.structuredContent).toEqual({
      ...found,
      text: expect.stringMatching(
        /^Aurora Lane\nWhen: Sat 28 Nov.*\nVenue: Kesselhaus\n.*\n\nSongs of the north\.$/s,
      ),
      metadata: expect.objectContaining({ category: 'music', country_code: 'DE' }),
    });
    await client.close();
  });
});

const call = async (name: string, given: object) => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  };
  const { result } = (await (
    await post(`${mcp.url}/research`, JSON.stringify(message))
  ).json()) as {
    result: { isError?: boolean; content: { text: string }[]; structuredContent?: object };
  };
  return { ...result, text: must(result.content[0]).text };
};

it('finds nothing without an error', async () => {
  expect((await call('search', { query: 'zzzzqqq' })).structuredContent).toEqual({ results: [] });
});

it.each([
  ['search', {}, /missing argument `query`/],
  ['fetch', { id: '' }, /missing argument `id`/],
  ['fetch', { id: 'no-such-event' }, /No event has the slug .*call search with q/],
])('explains what is wrong with %s %j', async (name, given, reason) => {
  const { isError, text, structuredContent } = await call(name, given);
  expect([isError, structuredContent]).toEqual([true, undefined]);
  expect(text).toMatch(reason);
  expect(text).not.toMatch(/search_events|get_event/);
});

it('names its tools to a client that calls another one', async () => {
  const params = { name: 'search_events', arguments: {} };
  const response = await post(
    `${mcp.url}/research`,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  );
  expect(await response.json()).toMatchObject({
    error: { code: -32602, message: 'There is no such tool. The tools are search, fetch.' },
  });
});

it('is not part of the main endpoint', async () => {
  const response = await mcp.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(await response.text()).not.toMatch(/"name":"(?:search|fetch)"/);
});
