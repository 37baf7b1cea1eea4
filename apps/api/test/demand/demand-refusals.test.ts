import { describe, expect, it } from '@jest/globals';
import { createTestApi } from '../create-test-api.ts';

const WISH = { artist_name: 'Daft Punk', city: 'Berlin' };

describe('an invalid demand', () => {
  it.each([
    [{ city: 'Berlin' }, 'artist_name', 'is required'],
    [{ artist_name: 'Air' }, 'city', 'is required'],
    [{ ...WISH, artist_name: '   ' }, 'artist_name', 'must not be empty'],
    [{ ...WISH, artist_name: '\u200b' }, 'artist_name', 'must contain a visible character'],
    [{ ...WISH, artist_name: 'x'.repeat(121) }, 'artist_name', 'must be at most 120 characters'],
    [
      { ...WISH, artist_name: '\ufdfa'.repeat(120) },
      'artist_name',
      'is too long after normalisation',
    ],
    [{ ...WISH, artist_name: 'a\u0000b' }, 'artist_name', 'must not contain control characters'],
    [{ ...WISH, artist_name: 'a\ud800b' }, 'artist_name', 'must be well-formed Unicode'],
    [{ ...WISH, artist_name: { contains: '' } }, 'artist_name', 'must be text'],
    [{ ...WISH, city: ['Berlin'] }, 'city', 'must be text'],
    [{ ...WISH, country_code: 'XX' }, 'country_code', expect.stringContaining('ISO 3166')],
    [
      { ...WISH, user_email: 'a@b, c@d' },
      'user_email',
      expect.stringContaining('one e-mail address'),
    ],
    [{ ...WISH, notify_me: 'perhaps' }, 'notify_me', 'must be 1, 0, true or false'],
  ])('is rejected with the reason: %j', async (body, name, detail) => {
    await using api = await createTestApi();
    const answer = await api.request.post('/demand-it').send(body).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_body',
      errors: [{ in: 'body', name, detail }],
    });
    const { rows } = await api.database.pool.query(
      'SELECT 1 FROM demand_target UNION ALL SELECT 1 FROM artist',
    );
    expect(rows).toEqual([]);
  });

  it('is rejected after 60 writes of an address a day', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    const ask = (n: number) =>
      api.request
        .post('/demand-it')
        .set('X-Forwarded-For', '203.0.113.7')
        .send({ artist_name: `A${String(n)}`, city: 'Berlin' });
    for (let n = 1; n <= 60; n++) await ask(n).expect(200);
    await ask(61).expect(429);
  });
});
