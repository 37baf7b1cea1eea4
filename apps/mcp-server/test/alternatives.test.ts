// Every call that an answer suggests finds events if it is sent as it is.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestMcpServer, type TestMcpServer } from './create-test-mcp-server.ts';
import { TASK_EVENTS } from './task-catalogue.ts';

interface Found {
  events: unknown[];
  hint?: string;
  alternatives?: { arguments: object; count?: number }[];
}

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({ events: TASK_EVENTS });
});
afterAll(() => mcp[Symbol.asyncDispose]());

async function search(given: object): Promise<Found> {
  const { structuredContent, content } = await mcp.call('search_events', given);
  if (!structuredContent) throw new Error(`${JSON.stringify(given)}: ${content[0]?.text ?? ''}`);
  return structuredContent as Found;
}

const unique = (names: (string | null | undefined)[]) =>
  [...new Set(names)].filter((name) => typeof name === 'string');
const CITIES = unique(TASK_EVENTS.map(({ city }) => city));
const ARTISTS = unique(TASK_EVENTS.flatMap(({ artists }) => artists ?? []));
const swapLetters = (name: string) => name.replace(/^(.)(.)(.)/u, '$1$3$2');

const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const CALLS = fc
  .record({
    city: optional([...CITIES, ...CITIES.map(swapLetters), 'Ulm', 'Springfield, Illinois']),
    artist: optional([...ARTISTS, ...ARTISTS.map(swapLetters), 'Nobody Known']),
    q: optional([
      'jazz in Rome',
      'opera tomorrow',
      'techno Berlin under 5 euros',
      'kids London',
      'xqzw',
      ...ARTISTS,
    ]),
    on: optional(['today', 'next weekend', '2026-12-24', 'in march', 'until 3 May', 'fri']),
    category: optional(['music', 'comedy', 'sports', '!music']),
    genre: optional(['jazz', 'flamenco']),
    free: optional([true]),
    price_max: optional([1, 20]),
    country: optional(['DE', 'Europe', 'Japan']),
  })
  .map((call) =>
    Object.fromEntries(Object.entries(call).filter(([, value]) => value !== undefined)),
  );

/** Returns the calls that an answer suggests. */
const suggestions = (call: object, { hint = '', alternatives = [] }: Found): object[] => [
  ...alternatives.map((alternative) => alternative.arguments),
  ...[...hint.matchAll(/city="([^"]+)"/g)].map(([, city]) => ({ ...call, city })),
];

describe('an empty answer', () => {
  it('suggests calls that find events', async () => {
    await fc.assert(
      fc.asyncProperty(CALLS, async (call) => {
        const found = await search(call);
        if (found.events.length > 0) return;
        const suggested = suggestions(call, found);
        expect([call, suggested.length > 0]).toEqual([call, true]);
        for (const next of suggested)
          expect([call, next, (await search(next)).events.length > 0]).toEqual([call, next, true]);
      }),
      { numRuns: 80 },
    );
  });
});
