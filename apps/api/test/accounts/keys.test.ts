import { describe, expect, it } from '@jest/globals';
import { createEmailHasher, createPayloadCipher } from '@marquee/mail';
import { must } from '@marquee/testing/must';
import { createTestApi, type Api } from '../create-test-api.ts';

const SECRET = 'a secret of thirty-two characters';

interface Issued {
  api_key: string;
  tier: string;
  verified: boolean;
  limits: { requests: number | null; per: string };
}

async function register(api: Api, email = 'ada@example.com'): Promise<Issued> {
  const { body } = await api.request.post('/register-api-key').send({ email }).expect(201);
  return body as Issued;
}

/** Returns the content of the mails in the outbox, oldest first. */
async function mailsOf({ database }: Api): Promise<{ apiKey: string; confirmToken: string }[]> {
  const { rows } = await database.pool.query<{ id: string; content: Buffer }>(
    'SELECT id, content FROM mail WHERE content IS NOT NULL ORDER BY created_at, id',
  );
  const { decrypt } = createPayloadCipher([SECRET]);
  return rows.map(
    ({ id, content }) =>
      JSON.parse(decrypt(content, id)) as { apiKey: string; confirmToken: string },
  );
}

const usage = (api: Api, key: string) => api.get('/usage').set('X-API-Key', key);

describe('POST /register-api-key', () => {
  it('returns a key that works immediately, and mails it', async () => {
    await using api = await createTestApi();
    const issued = await register(api);
    expect(issued).toMatchObject({
      ok: true,
      tier: 'free',
      verified: false,
      email: 'ada@example.com',
      limits: { requests: 500, per: 'day' },
    });
    expect(issued.api_key).toMatch(/^mq_live_[0-9A-Za-z]{38}$/);
    expect((await usage(api, issued.api_key).expect(200)).body).toMatchObject({
      tier: 'free',
      verified: false,
      limits: [{ name: 'free', limit: 500, per: 'day', used: 0, remaining: 500 }],
    });
    expect(await mailsOf(api)).toMatchObject([{ apiKey: issued.api_key }]);
  });

  it('responds in the same way to known and unknown addresses, and changes no key', async () => {
    await using api = await createTestApi();
    const first = await register(api);
    const [mail] = await mailsOf(api);
    const { body } = await api.request
      .post('/keys/confirm')
      .send({ token: mail?.confirmToken })
      .expect(200);
    const again = await register(api);
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect({ ...again, api_key: '' }).toEqual({ ...first, api_key: '' });
    await usage(api, (body as Issued).api_key).expect(200);
  });

  it('stores keys as hashes and mails encrypted', async () => {
    await using api = await createTestApi();
    const { api_key } = await register(api);
    for (const table of ['api_key', 'key_confirmation', 'mail', 'account']) {
      const { rows } = await api.database.pool.query<{ row: string }>(
        `SELECT t::text || encode(t::text::bytea, 'escape') AS row FROM ${table} t`,
      );
      expect(JSON.stringify(rows)).not.toContain(api_key.slice(8));
    }
  });

  it('responds in the same way to an address that gets no more mails today', async () => {
    await using api = await createTestApi();
    for (let n = 0; n < 5; n++) await register(api);
    expect(await mailsOf(api)).toHaveLength(3);
  });

  it.each([
    [{}, 'email', 'is required'],
    [{ email: '' }, 'email', 'is required'],
    [{ email: 'no address' }, 'email', 'must be one e-mail address, e.g. name@example.com'],
    [
      { email: 'a@example.com, b@example.com' },
      'email',
      expect.stringContaining('one e-mail address'),
    ],
    [
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      expect.stringContaining('one e-mail address'),
    ],
    [{ email: ['a@example.com'] }, 'email', 'must be an e-mail address'],
  ])('rejects %j', async (body, name, detail) => {
    await using api = await createTestApi();
    const answer = await api.request.post('/register-api-key').send(body).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_body',
      errors: [{ in: 'body', name, detail }],
    });
  });

  it('rejects a body that is not a JSON object with the reason', async () => {
    await using api = await createTestApi();
    const send = (type: string, body: string) =>
      api.request.post('/register-api-key').set('Content-Type', type).send(body);
    expect((await send('application/json', '{"email":').expect(400)).body).toMatchObject({
      code: 'malformed_json',
    });
    expect((await send('application/json', '[1]').expect(400)).body).toMatchObject({
      code: 'invalid_body',
    });
    expect((await send('text/plain', 'email=a@example.com').expect(415)).body).toMatchObject({
      code: 'unsupported_media_type',
    });
    expect(
      (await send('application/json', `"${'x'.repeat(103_000)}"`).expect(413)).body,
    ).toMatchObject({
      code: 'body_too_large',
    });
    await api.request.post('/register-api-key').expect(400);
  });

  it('allows 60 writes a day for an address, not counting rejected ones', async () => {
    await using api = await createTestApi({ settings: { quotaSchedule: 'B' } });
    const send = (email: string) =>
      api.request.post('/register-api-key').set('X-Forwarded-For', '203.0.113.7').send({ email });
    await send('wrong').expect(400);
    for (let n = 0; n < 60; n++) await send(`a${String(n)}@example.com`).expect(201);
    const { body, headers } = await send('b@example.com').expect(429);
    expect(body).toMatchObject({ 'violated-policies': ['writes'] });
    expect(headers['ratelimit-policy']).toBe('"writes";q=60;w=86400');
    await api.get('/events').set('X-Forwarded-For', '203.0.113.7').expect(200);
  });
});

describe('the link of a key mail', () => {
  it('shows a page whose button creates an account with a new key', async () => {
    await using api = await createTestApi();
    const { api_key: unverified } = await register(api);
    const [mail] = await mailsOf(api);
    const path = `/keys/confirm?token=${must(mail).confirmToken}`;
    for (let n = 0; n < 2; n++) {
      const { text, headers } = await api.get(path).expect(200);
      expect(text).toContain('<form method="post"');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
    const { text } = await api.request
      .post('/keys/confirm')
      .type('form')
      .send({ token: mail?.confirmToken })
      .expect(200);
    const fresh = must(/mq_live_[0-9A-Za-z]{38}/.exec(text))[0];
    expect((await usage(api, fresh).expect(200)).body).toMatchObject({ verified: true });
    await usage(api, unverified).expect(401);
    expect((await api.get(path).expect(410)).text).toContain('Link used');
  });

  it('returns JSON to a form that prefers it', async () => {
    await using api = await createTestApi();
    await register(api);
    const [mail] = await mailsOf(api);
    const send = () =>
      api.request
        .post('/keys/confirm')
        .set('Accept', 'application/json')
        .type('form')
        .send({ token: mail?.confirmToken });
    expect((await send().expect(200)).body).toMatchObject({ ok: true, tier: 'free' });
    expect((await send().expect(410)).body).toMatchObject({ code: 'token_used' });
  });

  it('works once, also for two simultaneous requests', async () => {
    await using api = await createTestApi();
    await register(api);
    const [mail] = await mailsOf(api);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.request.post('/keys/confirm').send({ token: mail?.confirmToken })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(answers.find(({ status }) => status === 410)?.body).toMatchObject({
      code: 'token_used',
    });
  });

  it('works for seven days', async () => {
    await using api = await createTestApi();
    await register(api);
    const [mail] = await mailsOf(api);
    await api.database.pool.query(
      "UPDATE key_confirmation SET expires_at = now() - interval '1 second'",
    );
    const { body } = await api.request
      .post('/keys/confirm')
      .send({ token: mail?.confirmToken })
      .expect(410);
    expect(body).toMatchObject({ code: 'token_expired' });
  });

  it('is unknown with an invented token', async () => {
    await using api = await createTestApi();
    await api.request.post('/keys/confirm').send({ token: 'invented' }).expect(404);
    await api.get('/keys/confirm?token=%3Cscript%3E').expect(404);
    await api.get('/keys/confirm').expect(404);
  });

  it('revokes the oldest key if an account gets a sixth', async () => {
    await using api = await createTestApi();
    const keys: string[] = [];
    for (let n = 0; n < 6; n++) {
      await api.database.pool.query('DELETE FROM mail_day');
      await register(api);
      const mail = (await mailsOf(api)).at(-1);
      const { body } = await api.request
        .post('/keys/confirm')
        .send({ token: mail?.confirmToken })
        .expect(200);
      keys.push((body as Issued).api_key);
    }
    expect(await Promise.all(keys.map(async (key) => (await usage(api, key)).status))).toEqual([
      401, 200, 200, 200, 200, 200,
    ]);
  });
});

describe('the "never again" link', () => {
  it('stops every mail to the address after a confirmation or in one click', async () => {
    await using api = await createTestApi();
    await register(api);
    const emailHasher = createEmailHasher([SECRET]);
    const token = emailHasher.createMailToken(emailHasher.hashEmail('ada@example.com'), 'stop');
    const { text } = await api.get(`/mail/stop?token=${token}`).expect(200);
    expect(text).toContain('<form method="post"');
    await register(api);
    expect(await mailsOf(api)).toHaveLength(2);
    await api.request
      .post(`/mail/stop?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    await register(api);
    expect(await mailsOf(api)).toHaveLength(2);
    await api.get('/mail/stop?token=invented').expect(404);
    await api.request
      .post('/mail/stop')
      .type('form')
      .send({ token: `${token.slice(0, -2)}xx` })
      .expect(404);
  });
});

describe('a current key', () => {
  it('stops working after a rotation, which returns a new one', async () => {
    await using api = await createTestApi();
    const { api_key } = await register(api);
    await usage(api, api_key).expect(200);
    const { body, headers } = await api.request
      .post('/keys/rotate')
      .set('X-API-Key', api_key)
      .expect(200);
    expect(headers['cache-control']).toContain('no-store');
    await usage(api, (body as Issued).api_key).expect(200);
    await usage(api, api_key).expect(401);
  });

  it('stops working after a revocation', async () => {
    await using api = await createTestApi();
    const { api_key } = await register(api);
    await api.request.delete('/keys/current').set('X-API-Key', api_key).expect(200);
    await usage(api, api_key).expect(401);
    await api.request.delete('/keys/current').expect(401);
  });

  it('is not in the log, like mailed links and addresses', async () => {
    const lines: string[] = [];
    await using api = await createTestApi({ log: (line) => void lines.push(line) });
    const { api_key } = await register(api);
    const [mail] = await mailsOf(api);
    await usage(api, api_key).expect(200);
    await usage(api, `${api_key}x`).expect(401);
    await api.get(`/keys/confirm?token=${must(mail).confirmToken}`).expect(200);
    await api.get('/events?email=ada@example.com').expect(200);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const secret of [api_key, must(mail).confirmToken, 'ada@example.com'])
      expect(lines.join('')).not.toContain(secret);
  });
});
