import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { createEmailHasher } from '../email-hash.ts';
import { createPayloadCipher } from '../payload-cipher.ts';
import { deriveKey, type Secrets } from '../secrets.ts';
import { createOutbox, type NewMail } from './outbox.ts';

const hashSecrets: Secrets = ['a-secret-of-the-tests-of-32-characters'];
const { enqueue } = createOutbox({ hashSecrets });

const mailTo = (to: string, confirmed = false): NewMail => ({
  to,
  confirmed,
  locale: null,
  content: { kind: 'api_key', apiKey: 'mq_live_x', confirmToken: 'y' },
});

const COUNTS = `SELECT (SELECT count(*)::int FROM mail WHERE content IS NOT NULL) AS mails, (SELECT count(*)::int FROM graphile_worker.jobs) AS jobs,
  (SELECT coalesce(sum(mails), 0)::int FROM mail_day) AS counted`;

describe('createOutbox', () => {
  it('stores nothing if the transaction is rolled back', async () => {
    await using database = await createTestDatabase();
    const failing = database.transaction(async (query) => {
      expect(await enqueue(query, mailTo('ann@example.com'))).toBe(true);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await database.pool.query(COUNTS)).rows).toEqual([{ mails: 0, jobs: 0, counted: 0 }]);
  });

  it('accepts exactly three of 400 concurrent mails to an unconfirmed address', async () => {
    await using database = await createTestDatabase();
    const wide = connectDatabase({ url: database.url, name: 'wide', poolSize: 20 });
    const spellings = [
      'ann@example.com',
      'Ann@Example.com',
      'ann+1@example.com',
      'ANN+2@example.com',
    ];
    const accepted: boolean[] = [];
    const enqueueRepeatedly = async () => {
      for (let n = 0; n < 20; n++)
        accepted.push(
          await wide.transaction((query) => enqueue(query, mailTo(spellings[n % 4] ?? ''))),
        );
    };
    await Promise.all(Array.from({ length: 20 }, enqueueRepeatedly));
    await wide.close();
    expect(accepted).toHaveLength(400);
    expect(accepted.filter(Boolean)).toHaveLength(3);
    // one job each, so that response times reveal nothing
    expect((await database.pool.query(COUNTS)).rows).toEqual([{ mails: 3, jobs: 400, counted: 3 }]);
  });

  it('applies the daily limit only to unconfirmed addresses and only to the current day', async () => {
    await using database = await createTestDatabase();
    for (let n = 0; n < 5; n++)
      expect(await enqueue(database.query, mailTo('ann@example.com', true))).toBe(true);
    for (let n = 0; n < 3; n++)
      expect(await enqueue(database.query, mailTo('ann@example.com'))).toBe(true);
    expect(await enqueue(database.query, mailTo('ann@example.com'))).toBe(false);
    expect(await enqueue(database.query, mailTo('bob@example.com'))).toBe(true);
    await database.pool.query('UPDATE mail_day SET day = day - 1');
    expect(await enqueue(database.query, mailTo('ann@example.com'))).toBe(true);
  });
});

it('rejects a sent mail whose address is not erased', async () => {
  await using database = await createTestDatabase();
  await enqueue(database.query, mailTo('ann@example.com'));
  await expect(database.pool.query('UPDATE mail SET sent_at = now()')).rejects.toThrow(
    'mail_wiped_when_settled',
  );
});

describe('createPayloadCipher', () => {
  const { encrypt, decrypt } = createPayloadCipher(hashSecrets);

  it('decrypts only unchanged bytes with the same mail id and secret', () => {
    const encrypted = encrypt('mq_live_x', 'mail-1');
    expect(decrypt(encrypted, 'mail-1')).toBe('mq_live_x');
    expect(() => decrypt(encrypted, 'mail-2')).toThrow();
    expect(() => createPayloadCipher(['another']).decrypt(encrypted, 'mail-1')).toThrow();
    for (let index = 0; index < encrypted.length; index++) {
      const changed = Buffer.from(encrypted);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => decrypt(changed, 'mail-1')).toThrow();
    }
    expect(() => decrypt(Buffer.alloc(0), 'mail-1')).toThrow();
    expect(encrypt('mq_live_x', 'mail-1').equals(encrypted)).toBe(false);
  });

  it('decrypts with each secret, and encrypts again what is not of the first', () => {
    const rotated = createPayloadCipher(['the next', ...hashSecrets]);
    const formerly = encrypt('mq_live_x', 'mail-1');
    expect(rotated.decrypt(formerly, 'mail-1')).toBe('mq_live_x');
    const next = rotated.reencrypt(formerly, 'mail-1') ?? formerly;
    expect(createPayloadCipher(['the next']).decrypt(next, 'mail-1')).toBe('mq_live_x');
    expect(rotated.reencrypt(next, 'mail-1')).toBeNull();
  });

  it('decrypts what an earlier release encrypted, whose nonce names no key', () => {
    const nonce = Buffer.alloc(12, 7);
    const key = deriveKey(hashSecrets[0], 'seal');
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('mail-1'));
    const text = Buffer.concat([cipher.update('mq_live_x'), cipher.final()]);
    const stored = Buffer.concat([nonce, cipher.getAuthTag(), text]);
    const rotated = createPayloadCipher(['the next', ...hashSecrets]);
    expect(rotated.decrypt(stored, 'mail-1')).toBe('mq_live_x');
  });
});

describe('createEmailHasher', () => {
  const { hashEmail, createMailToken, verifyMailToken } = createEmailHasher(hashSecrets);

  it('verifies only stop tokens that it created with the same secret', () => {
    const hash = hashEmail('ann@example.com');
    const token = createMailToken(hash, 'stop');
    expect(verifyMailToken(token, 'stop')).toEqual(hash);
    expect(verifyMailToken(token, 'mail_preferences')).toBeNull();
    const other = createEmailHasher(['another']);
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      `${token}AAAA`,
      other.createMailToken(hash, 'stop'),
      hash.toString('base64url'),
    ])
      expect(verifyMailToken(wrong, 'stop')).toBeNull();
  });
});
