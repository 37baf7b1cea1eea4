import { describe, expect, it } from '@jest/globals';
import { createAnnouncer, parseAnnouncement } from './announce-writers.ts';

/** An announcer with a test clock, whose announcements end on command. */
function createFixture() {
  let now = 0;
  const sent: string[][] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const announce = createAnnouncer({
    now: () => now,
    sender: {
      ready: () => Promise.resolve(),
      send: async (payload) => {
        sent.push(parseAnnouncement(payload));
        await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
      },
    },
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    start: announce,
    announce: async (subjects: string[]) => {
      void announce(subjects);
      await turn();
    },
    /** Announces, and returns whether the promise has resolved. */
    isAnnounced: async (subjects: string[]) => {
      let isDone = false;
      void announce(subjects).then(() => (isDone = true));
      await turn();
      return isDone;
    },
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
  it('announces the first writer at once', async () => {
    const { announce, sent } = createFixture();
    await announce(['account', 'address']);
    expect(sent).toEqual([['account', 'address']]);
  });

  it('sends writers together that come during an announcement', async () => {
    const { announce, sent, end } = createFixture();
    for (const subject of ['a', 'b', 'c', 'd']) await announce([subject]);
    expect(sent).toEqual([['a']]);
    await end();
    expect(sent).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('announces a subject once a second', async () => {
    const { announce, sent, end, advance } = createFixture();
    for (let write = 0; write < 50; write++) await announce(['a']);
    await end();
    advance(999);
    await announce(['a']);
    expect(sent).toHaveLength(1);
    advance(1);
    await announce(['a']);
    expect(sent).toHaveLength(2);
  });

  it('announces a subject again if the announcement failed', async () => {
    const { announce, sent, fail } = createFixture();
    await announce(['a']);
    await fail();
    await announce(['a']);
    expect(sent).toEqual([['a'], ['a']]);
  });

  it('writes each notification below the limit of PostgreSQL', async () => {
    const { announce, sent, end } = createFixture();
    await announce(['first']);
    await announce(
      Array.from({ length: 400 }, (_, index) => `account-${String(index)}`.padEnd(45, 'x')),
    );
    for (let batch = 0; batch < 4; batch++) await end();
    expect(sent.flat()).toHaveLength(401);
    for (const subjects of sent) expect(subjects.join(' ').length).toBeLessThan(8_000);
  });

  it('resolves when the subject is announced, also for a later write of it', async () => {
    const { isAnnounced, end } = createFixture();
    expect([await isAnnounced(['a']), await isAnnounced(['a'])]).toEqual([false, false]);
    await end();
    expect(await isAnnounced(['a'])).toBe(true);
  });

  it('resolves if the announcement fails', async () => {
    const { isAnnounced, start, fail } = createFixture();
    const announced = start(['a']);
    expect(await isAnnounced(['a'])).toBe(false);
    await fail();
    await expect(announced).resolves.toBeUndefined();
  });
});
