import { describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent } from '../create-test-api.ts';

const KEY = 'mq_live_SECRETsecretSECRETsecretSECRETse000000';
const MAIL = 'ann.secret@private.example';

describe('secrets in requests', () => {
  it('are not in the log or in `instance`, wherever a caller puts them', async () => {
    const log: string[] = [];
    await using api = await createTestApi({
      events: [buildEvent()],
      log: (line) => void log.push(line),
    });
    const names = [
      'api_key',
      'key',
      'token',
      '%74oken',
      'user_email',
      'email',
      'q',
      'city',
      'anything',
    ];
    const values = [
      KEY,
      encodeURIComponent(MAIL),
      MAIL,
      encodeURIComponent(encodeURIComponent(MAIL)),
      KEY.replace('_', '%5F'),
    ];
    const queries = names.flatMap((name) => values.map((value) => `${name}=${value}`));
    const paths = [
      '/events',
      '/nowhere',
      `/events/${KEY}`,
      `/events/${MAIL}`,
      `/click/${MAIL}`,
      '/signup/confirm',
      '/usage',
    ];
    const instances: string[] = [];
    for (const query of queries)
      for (const path of paths.slice(0, 2))
        instances.push(instanceOf((await api.get(`${path}?${query}&limit=0`)).body));
    for (const path of paths)
      instances.push(
        instanceOf((await api.get(`${path}?token=${KEY}`).set('X-API-Key', KEY)).body),
      );
    await api.request.post('/signup').send({ email: `${MAIL},` });
    await api.request
      .post(`/demand-it?email=${MAIL}`)
      .set('Content-Type', 'application/json')
      .send(`{"email":"${MAIL}"`);
    await api.database.pool.query('ALTER TABLE address_confirmation RENAME TO gone');
    await api.request.post('/signup').send({ email: MAIL }).expect(500);
    await api.database.pool.query(`ALTER TABLE gone RENAME TO address_confirmation`);
    await api.database.pool.query(`ALTER TABLE key_confirmation ADD CHECK (email <> '${MAIL}')`);
    await api.request.post('/register-api-key').send({ email: MAIL }).expect(500);
    expect(log.length).toBeGreaterThan(queries.length);
    expect(log.some((line) => line.includes('request.failed'))).toBe(true);
    expect(
      [...log, ...instances].filter((text) => /SECRET|ann\.secret/i.test(decoded(text))),
    ).toEqual([]);
  });
});

const decoded = (text: string) =>
  text
    .replace(/%25/g, '%')
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const instanceOf = (body: unknown) =>
  JSON.stringify((body as { instance?: string }).instance ?? '');
