import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer';
import { agentsWith, buildEvent, type Agents } from './agents-with.ts';

interface Definition {
  name: string;
  title: string;
  description: string;
  inputSchema: {
    properties: Record<string, { description?: string; enum?: unknown[] }>;
    additionalProperties?: boolean;
  };
  outputSchema: object;
  annotations: Record<string, boolean>;
}

const HIDDEN = /[^\n\t\x20-\x7e’]/;
const tokensOf = (value: unknown) => encode(JSON.stringify(value)).length;

let agents: Agents;
let tools: Definition[];
beforeAll(async () => {
  agents = await agentsWith({
    events: Array.from({ length: 60 }, (_, index) =>
      buildEvent({
        title: `Aurora Lane, night ${String(index)}`,
        artists: ['Aurora Lane', 'The Others'],
        description: 'A long evening of songs, old and new. '.repeat(40),
        ticket_url: `https://tickets.example/events/aurora-lane/${String(index)}`,
      }),
    ),
  });
  const response = await agents.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  tools = ((await response.json()) as { result: { tools: Definition[] } }).result.tools;
});
afterAll(() => agents[Symbol.asyncDispose]());

it('offers six tools, always in the same order', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'search_events',
    'get_event',
    'plan_my_night',
    'demand_artist',
    'demand_leaders',
    'list_news',
  ]);
});

it('costs a model few tokens before the first call', () => {
  const costs = Object.fromEntries(tools.map((tool) => [tool.name, tokensOf(tool)]));
  expect(Math.max(...Object.values(costs))).toBeLessThanOrEqual(550);
  expect(Object.values(costs).reduce((sum, cost) => sum + cost)).toBeLessThanOrEqual(1_500);
});

it('describes every parameter, and hides nothing in what it says', () => {
  for (const { name, description, inputSchema, annotations } of tools) {
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(600);
    expect(description).not.toMatch(HIDDEN);
    for (const [parameter, { description: words = '', enum: values }] of Object.entries(inputSchema.properties))
      expect([name, parameter, words !== '' || values !== undefined]).toEqual([name, parameter, true]);
    expect(inputSchema.additionalProperties).toBe(false);
    expect(Object.keys(annotations)).toEqual(
      expect.arrayContaining(['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']),
    );
  }
});

describe('results', () => {
  const CALLS: [string, object][] = [
    ['search_events', {}],
    ['search_events', { q: 'aurora', limit: 50 }],
    ['search_events', { response_format: 'detailed', limit: 50 }],
    ['search_events', { city: 'Nowhere' }],
    ['demand_artist', { artist_name: 'Aurora Lane', city: 'Berlin' }],
    ['demand_leaders', { artist: 'aurora-lane' }],
    ['list_news', {}],
  ];

  it('are what their schemas say, the same as text, and small', async () => {
    const ajv = new Ajv2020({ strict: true });
    const [slug] = (await agents.call('search_events', { limit: 1 })).structuredContent.events.map(
      (row: { slug: string }) => row.slug,
    );
    const calls: [string, object][] = [...CALLS, ['get_event', { slug }], ['plan_my_night', { slug, narrative: true }]];
    for (const [name, given] of calls) {
      const { structuredContent, content } = await agents.call(name, given);
      const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? {};
      expect([name, ajv.validate(schema, structuredContent), ajv.errors]).toEqual([name, true, null]);
      expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
      expect(Buffer.byteLength(content[0]?.text ?? '')).toBeLessThanOrEqual(24_000);
      expect(schema).not.toHaveProperty('additionalProperties');
    }
  });

  it('cost at most 1,000 tokens where nothing else is asked for', async () => {
    const { structuredContent: found } = await agents.call('search_events', {});
    expect(tokensOf(found)).toBeLessThanOrEqual(1_000);
  });

  it('are cut where they would be too large, and go on where they were cut', async () => {
    const { structuredContent: first } = await agents.call('search_events', { response_format: 'detailed', limit: 50 });
    expect(first.count).toBeLessThan(50);
    expect(first).toMatchObject({ has_more: true, next_offset: first.count, total: 60 });
    expect(first.hint).toContain('was cut');
    const { structuredContent: next } = await agents.call('search_events', { offset: first.next_offset, limit: 1 });
    const slugs = first.events.map(({ slug }: { slug: string }) => slug);
    expect(slugs).not.toContain(next.events[0].slug);
  });
});
