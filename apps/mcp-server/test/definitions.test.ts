import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer';
import { createTestMcpServer, buildEvent, type TestMcpServer } from './create-test-mcp-server.ts';

interface Definition {
  name: string;
  title: string;
  description: string;
  inputSchema: {
    properties: Record<string, { type?: string; description?: string; enum?: unknown[] }>;
    additionalProperties?: boolean;
  };
  outputSchema: object;
  annotations: Record<string, boolean>;
}

const HIDDEN = /[^\n\t\x20-\x7e’]/;
const countTokens = (value: unknown) => encode(JSON.stringify(value)).length;

let mcp: TestMcpServer;
let tools: Definition[];
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: Array.from({ length: 60 }, (_, index) =>
      buildEvent({
        title: `Aurora Lane, night ${String(index)}`,
        artists: ['Aurora Lane', 'The Others'],
        description: 'A long evening of songs, old and new. '.repeat(40),
        ticket_url: `https://tickets.example/events/aurora-lane/${String(index)}`,
      }),
    ),
  });
  const response = await mcp.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  tools = ((await response.json()) as { result: { tools: Definition[] } }).result.tools;
});
afterAll(() => mcp[Symbol.asyncDispose]());

it('lists six tools in a fixed order', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'search_events',
    'get_event',
    'plan_my_night',
    'demand_artist',
    'demand_leaders',
    'list_news',
  ]);
});

it('defines the tools in at most 2,300 tokens', () => {
  const costs = Object.fromEntries(tools.map((tool) => [tool.name, countTokens(tool)]));
  expect(Math.max(...Object.values(costs))).toBeLessThanOrEqual(1_100);
  expect(Object.values(costs).reduce((sum, cost) => sum + cost)).toBeLessThanOrEqual(2_300);
});

it('describes every tool and parameter in visible characters', () => {
  for (const { name, description, inputSchema, annotations } of tools) {
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(600);
    expect(description).not.toMatch(HIDDEN);
    for (const [parameter, { type, description: words = '', enum: values }] of Object.entries(
      inputSchema.properties,
    ))
      expect([name, parameter, words !== '' || values !== undefined || type === 'boolean']).toEqual(
        [name, parameter, true],
      );
    expect(inputSchema.additionalProperties).toBe(false);
    expect(Object.keys(annotations)).toEqual(
      expect.arrayContaining([
        'readOnlyHint',
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
      ]),
    );
  }
});

describe('tool results', () => {
  const CALLS: [string, object][] = [
    ['search_events', {}],
    ['search_events', { q: 'aurora', limit: 50 }],
    ['search_events', { response_format: 'detailed', limit: 50 }],
    ['search_events', { city: 'Nowhere' }],
    ['demand_artist', { artist_name: 'Aurora Lane', city: 'Berlin' }],
    ['demand_leaders', { artist: 'aurora-lane' }],
    ['list_news', {}],
  ];

  it('match their output schema and their text, in at most 24,000 bytes', async () => {
    const ajv = new Ajv2020({ strict: true });
    const [slug] = (await mcp.call('search_events', { limit: 1 })).structuredContent.events.map(
      (row: { slug: string }) => row.slug,
    );
    const calls: [string, object][] = [
      ...CALLS,
      ['get_event', { slug }],
      ['plan_my_night', { slug, narrative: true }],
    ];
    for (const [name, given] of calls) {
      const { structuredContent, content } = await mcp.call(name, given);
      const schema = must(tools.find((tool) => tool.name === name)).outputSchema;
      expect([name, ajv.validate(schema, structuredContent), ajv.errors]).toEqual([
        name,
        true,
        null,
      ]);
      const { text } = must(content[0]);
      expect(JSON.parse(text)).toEqual(structuredContent);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(24_000);
      expect(schema).not.toHaveProperty('additionalProperties');
    }
  });

  it('cost at most 95 tokens per row of a search without arguments, which has ten rows', async () => {
    const { structuredContent: found } = await mcp.call('search_events', {});
    expect(found.events).toHaveLength(10);
    for (const row of found.events) expect(countTokens(row)).toBeLessThanOrEqual(95);
    expect(countTokens(found)).toBeLessThanOrEqual(1_000);
  });

  it('are truncated if they are too large, and continue at next_offset', async () => {
    const { structuredContent: first } = await mcp.call('search_events', {
      response_format: 'detailed',
      limit: 50,
    });
    expect(first.count).toBeLessThan(50);
    expect(first).toMatchObject({ has_more: true, next_offset: first.count, total: 60 });
    expect(first.hint).toContain('was cut');
    const { structuredContent: next } = await mcp.call('search_events', {
      offset: first.next_offset,
      limit: 1,
    });
    const slugs = first.events.map(({ slug }: { slug: string }) => slug);
    expect(slugs).not.toContain(next.events[0].slug);
  });
});
