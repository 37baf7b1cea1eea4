import { describe, expect, it } from '@jest/globals';
import { createPhotoReader } from './photo-reader.ts';
import { RED_JPEG } from './testing.ts';

const ID = '0b5a3f1e9c7d2846a1b3c5d7e9f01234';
const LANDSCAPE = { id: ID, width: 1280, height: 853 };
const OTHER = { ...LANDSCAPE, id: ID.replace('0', '1') };

interface Store {
  read: (name: string) => Promise<Buffer | null>;
}

function open({ read }: Store) {
  const time = { ms: 0 };
  const requested: string[] = [];
  const failures: unknown[] = [];
  const readPhoto = createPhotoReader({
    read: (name) => {
      requested.push(name);
      return read(name);
    },
    onFailure: (error) => failures.push(error),
    now: () => time.ms,
  });
  return { readPhoto, requested, failures, time };
}

describe('createPhotoReader', () => {
  it.each([
    [LANDSCAPE, '1280'],
    [{ id: ID, width: 600, height: 900 }, '640'],
    [{ id: ID, width: 300, height: 200 }, '320'],
  ])('reads the smallest file that fills the frame: %j', async (picture, width) => {
    const { readPhoto, requested } = open({ read: () => Promise.resolve(RED_JPEG) });
    expect(await readPhoto(picture)).toBe(RED_JPEG);
    expect(requested).toEqual([`${ID}-${width}.jpg`]);
  });

  it('reads a missing or broken file once a minute', async () => {
    for (const bytes of [null, RED_JPEG.subarray(0, 200), Buffer.from('<svg/>')]) {
      const { readPhoto, requested, failures, time } = open({ read: () => Promise.resolve(bytes) });
      expect([await readPhoto(LANDSCAPE), await readPhoto(LANDSCAPE), requested.length]).toEqual([
        null,
        null,
        1,
      ]);
      time.ms = 60_001;
      await readPhoto(LANDSCAPE);
      expect([requested.length, failures]).toEqual([2, []]);
    }
  });

  it.each<[string, Store['read']]>([
    ['fails', () => Promise.reject(new Error('no store'))],
    ['does not respond', () => new Promise(() => undefined)],
  ])('does without photos for 30 s after a store %s, and reports it once', async (_, read) => {
    const { readPhoto, requested, failures, time } = open({ read });
    expect(await Promise.all([readPhoto(LANDSCAPE), readPhoto(OTHER)])).toEqual([null, null]);
    time.ms = 29_000;
    expect([await readPhoto({ ...OTHER, id: ID.replace('0', '2') }), requested.length]).toEqual([
      null,
      2,
    ]);
    expect(failures).toHaveLength(1);
    time.ms = 30_001;
    await readPhoto({ ...OTHER, id: ID.replace('0', '3') });
    expect([requested.length, failures.length]).toEqual([3, 2]);
  });
});
