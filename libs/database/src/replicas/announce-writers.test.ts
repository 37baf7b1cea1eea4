import { describe, expect, it } from '@jest/globals';
import type { Query } from '../connection/statement.ts';
import { createAnnouncer, parseAnnouncement } from './announce-writers.ts';

/** An announcer with a test clock, whose statements end on command. */
function createFixture() {
  let now = 0;
  const sent: string[][] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const query = (async ({ values }: { values: string[] }) => {
    sent.push(parseAnnouncement(values[0] ?? ''));
    await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
    return [];
  }) as unknown as Query;
  const announce = createAnnouncer({ query, now: () => now });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    announce,
    sent,
    advance: (ms: number) => (now += ms),
    end: async () => {
      ends.shift()?.resolve();
      await turn();
    },
    fail: async () => {
      ends.shift()?.reject(new Error('down'));
      await turn();
    },
  };
}

describe('the announcer of writers', () => {
  it('announces the first writer at once', () => {
    const { announce, sent } = createFixture();
    announce(['account', 'address']);
    expect(sent).toEqual([['account', 'address']]);
  });

  it('sends writers together that come during an announcement', async () => {
    const { announce, sent, end } = createFixture();
    for (const subject of ['a', 'b', 'c', 'd']) announce([subject]);
    expect(sent).toEqual([['a']]);
    await end();
    expect(sent).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('announces a subject once a second', async () => {
    const { announce, sent, end, advance } = createFixture();
    for (let write = 0; write < 50; write++) announce(['a']);
    await end();
    advance(999);
    announce(['a']);
    expect(sent).toHaveLength(1);
    advance(1);
    announce(['a']);
    expect(sent).toHaveLength(2);
  });

  it('announces a subject again if the announcement failed', async () => {
    const { announce, sent, fail } = createFixture();
    announce(['a']);
    await fail();
    announce(['a']);
    expect(sent).toEqual([['a'], ['a']]);
  });

  it('writes each notification below the limit of PostgreSQL', async () => {
    const { announce, sent, end } = createFixture();
    announce(['first']);
    announce(Array.from({ length: 400 }, (_, index) => `account-${String(index)}`.padEnd(45, 'x')));
    for (let batch = 0; batch < 4; batch++) await end();
    expect(sent.flat()).toHaveLength(401);
    for (const subjects of sent) expect(subjects.join(' ').length).toBeLessThan(8_000);
  });
});
