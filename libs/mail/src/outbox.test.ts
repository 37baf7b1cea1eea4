import { describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createEmailHasher, createOutbox, type NewMail } from './index.ts';
import { createPayloadCipher } from './payload-cipher.ts';

const hashSecret = 'a-secret-of-the-tests-of-32-characters';
const { post } = createOutbox({ hashSecret });

const letterTo = (to: string, confirmed = false): NewMail => ({
  to,
  confirmed,
  content: { kind: 'api_key', apiKey: 'mq_live_x', confirmToken: 'y' },
});

const COUNTS = `SELECT (SELECT count(*)::int FROM mail WHERE content IS NOT NULL) AS mails, (SELECT count(*)::int FROM graphile_worker.jobs) AS jobs,
  (SELECT coalesce(sum(mails), 0)::int FROM mail_day) AS counted`;

describe('the outbox', () => {
  it('keeps nothing of a transaction that is rolled back', async () => {
    await using database = await createTestDatabase();
    const failing = database.transaction(async (query) => {
      expect(await post(query, letterTo('ann@example.com'))).toBe(true);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect((await database.pool.query(COUNTS)).rows).toEqual([{ mails: 0, jobs: 0, counted: 0 }]);
  });

  it('takes exactly three of 400 mails for an unconfirmed address, twenty of them at once all the time', async () => {
    await using database = await createTestDatabase();
    const wide = connectDatabase({ url: database.url, name: 'wide', poolSize: 20 });
    const spellings = ['ann@example.com', 'Ann@Example.com', 'ann+1@example.com', 'ANN+2@example.com'];
    const accepted: boolean[] = [];
    const keepPosting = async () => {
      for (let n = 0; n < 20; n++)
        accepted.push(await wide.transaction((query) => post(query, letterTo(spellings[n % 4] ?? ''))));
    };
    await Promise.all(Array.from({ length: 20 }, keepPosting));
    await wide.close();
    expect(accepted).toHaveLength(400);
    expect(accepted.filter(Boolean)).toHaveLength(3);
    expect((await database.pool.query(COUNTS)).rows).toEqual([{ mails: 3, jobs: 400, counted: 3 }]); // a job each, so that time is no hint
  });

  it('counts neither confirmed addresses nor yesterday', async () => {
    await using database = await createTestDatabase();
    for (let n = 0; n < 5; n++) expect(await post(database.query, letterTo('ann@example.com', true))).toBe(true);
    for (let n = 0; n < 3; n++) expect(await post(database.query, letterTo('ann@example.com'))).toBe(true);
    expect(await post(database.query, letterTo('ann@example.com'))).toBe(false);
    expect(await post(database.query, letterTo('bob@example.com'))).toBe(true);
    await database.pool.query('UPDATE mail_day SET day = day - 1');
    expect(await post(database.query, letterTo('ann@example.com'))).toBe(true);
  });
});

it('cannot be settled with its address kept', async () => {
  await using database = await createTestDatabase();
  await post(database.query, letterTo('ann@example.com'));
  await expect(database.pool.query('UPDATE mail SET sent_at = now()')).rejects.toThrow('mail_wiped_when_settled');
});

describe('a seal', () => {
  const { seal, open } = createPayloadCipher(hashSecret);

  it('opens for its own mail and secret only, and for nothing that was changed', () => {
    const sealed = seal('mq_live_x', 'mail-1');
    expect(open(sealed, 'mail-1')).toBe('mq_live_x');
    expect(() => open(sealed, 'mail-2')).toThrow();
    expect(() => createPayloadCipher('another').open(sealed, 'mail-1')).toThrow();
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => open(changed, 'mail-1')).toThrow();
    }
    expect(() => open(Buffer.alloc(0), 'mail-1')).toThrow();
    expect(seal('mq_live_x', 'mail-1').equals(sealed)).toBe(false);
  });
});

describe('a "never again" token', () => {
  const { hashOf, stopTokenOf, hashOfStopToken } = createEmailHasher(hashSecret);

  it('names its mailbox, and cannot be made up', () => {
    const hash = hashOf('ann@example.com');
    const token = stopTokenOf(hash);
    expect(hashOfStopToken(token)).toEqual(hash);
    const other = createEmailHasher('another');
    for (const wrong of ['', 'x', token.slice(1), `${token}AAAA`, other.stopTokenOf(hash), hash.toString('base64url')])
      expect(hashOfStopToken(wrong)).toBeNull();
  });
});
