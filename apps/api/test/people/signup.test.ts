import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestApi } from '../create-test-api.ts';
import { demand, send } from '../demand/demand-fixture.ts';
import { ANN, mailsOf, press, rowsOf, signUp, subscribed } from './signup-fixture.ts';

describe('POST /signup', () => {
  it('mails one link, and subscribes no one before the confirmation', async () => {
    await using api = await createTestApi();
    expect(await signUp(api)).toEqual({ ok: true });
    const [mail, ...others] = await mailsOf(api);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'confirm_address',
      recipient: ANN,
      about: 'new events in Berlin, weekly',
    });
    const path = `/signup/confirm?token=${must(mail).confirmToken}`;
    for (let n = 0; n < 2; n++)
      expect((await api.get(path).expect(200)).text).toContain('new events in Berlin, weekly');
    await api.request.head(path).expect(200);
    expect(await rowsOf(api, 'subscriber')).toEqual([]);
    expect((await press(api, 'confirm', must(mail).confirmToken).expect(200)).text).toContain(
      'preferences?token=',
    );
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ email: ANN, frequency: 'weekly' }]);
    expect((await press(api, 'confirm', must(mail).confirmToken).expect(410)).text).toContain(
      'Link used',
    );
    expect((await api.get(path).expect(410)).text).toContain('Link used');
  });

  it('stores the language of the request: as named, else that of the browser', async () => {
    await using api = await createTestApi();
    await signUp(api, { locale: 'de-AT' });
    const unknown = { email: 'bob@example.com', locale: 'xx' };
    await api.request.post('/signup').set('Accept-Language', 'ja').send(unknown).expect(200);
    const [mail, other] = await mailsOf(api);
    expect(mail).toMatchObject({
      about: 'neue Veranstaltungen in Berlin, wöchentlich',
      locale: 'de-AT',
    });
    expect(other).toMatchObject({ about: '新しいイベント、毎週', locale: 'ja' });
    const { confirmToken: token } = must(mail);
    const page = await api.get(`/signup/confirm?token=${token}&locale=de`).expect(200);
    expect(page.text).toContain('Du bekommst: neue Veranstaltungen in Berlin, wöchentlich.');
    expect(page.text).toContain('/embed/events?locale=de">Veranstaltungen<');
    await press(api, must(/action="([^"]+)"/.exec(page.text))[1] ?? '', token).expect(200);
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ locale: 'de' }]);
    const used = await api.get(`/signup/confirm?token=${token}&locale=ar`).expect(410);
    expect(used.text).toMatch(/<html lang="ar" dir="rtl".*هذا الرابط لم يعد صالحًا/s);
  });

  it('sends mails in the language of the page that confirms, whatever a stranger requests later', async () => {
    await using api = await createTestApi();
    await signUp(api, { locale: 'de-AT' });
    await signUp(api, { locale: 'ja' });
    const { confirmToken: token } = must((await mailsOf(api))[0]);
    await press(api, 'confirm?locale=de-AT', token).expect(200);
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ locale: 'de-AT' }]);
    await signUp(api, { locale: 'ar' });
    await demand(api, {
      artist_name: 'Air',
      city: 'Berlin',
      user_email: ANN,
      notify_me: true,
      locale: 'ar',
    });
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ locale: 'de-AT' }]);
  });

  it('responds in the same way to known and unknown addresses, and changes nothing for a known one', async () => {
    await using api = await createTestApi();
    await subscribed(api);
    const known = await api.request
      .post('/signup')
      .send({ email: ANN, city: 'Munich', frequency: 'daily' })
      .expect(200);
    const unknown = await api.request
      .post('/signup')
      .send({ email: 'bob@example.com', city: 'Munich', frequency: 'daily' })
      .expect(200);
    expect(known.text).toBe(unknown.text);
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ email: ANN, frequency: 'weekly' }]);
  });

  it('sends an address one link a day for any number of requests; the last request applies', async () => {
    await using api = await createTestApi();
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        signUp(api, { city: n % 2 ? 'Berlin' : 'Munich', email: n % 3 ? ANN : 'ANN@example.com' }),
      ),
    );
    await signUp(api, { city: 'Munich', frequency: 'DAILY' });
    const mails = await mailsOf(api);
    expect(mails).toHaveLength(1);
    await press(api, 'confirm', must(mails[0]).confirmToken).expect(200);
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ frequency: 'daily' }]);
    await api.database.pool.query(
      `UPDATE address_confirmation SET created_at = created_at - interval '1 day'`,
    );
    await signUp(api);
    expect(await mailsOf(api)).toHaveLength(2);
  });

  it('accepts a link for seven days, also after a newer one', async () => {
    await using api = await createTestApi();
    await signUp(api);
    await api.database.pool.query(
      `UPDATE address_confirmation SET created_at = created_at - interval '6 days', expires_at = expires_at - interval '6 days'`,
    );
    await signUp(api);
    const [old, fresh] = await mailsOf(api);
    await press(api, 'confirm', must(old).confirmToken).expect(200);
    await api.database.pool.query(
      `UPDATE address_confirmation SET expires_at = now() - interval '1 second'`,
    );
    expect((await press(api, 'confirm', must(fresh).confirmToken).expect(410)).text).toContain(
      'older than 7 days',
    );
  });

  it('confirms once for simultaneous confirmations', async () => {
    await using api = await createTestApi();
    await signUp(api);
    const [mail] = await mailsOf(api);
    const answers = await Promise.all(
      [1, 2, 3].map(() => press(api, 'confirm', must(mail).confirmToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await rowsOf(api, 'subscriber')).toHaveLength(1);
  });

  it('accepts a city as name,country', async () => {
    await using api = await createTestApi();
    await signUp(api, { city: 'Berlin, US' });
    const [mail] = await mailsOf(api);
    await press(api, 'confirm', must(mail).confirmToken);
    const { rows } = await api.database.pool.query(
      'SELECT c.country_code FROM subscriber s JOIN city c ON c.id = s.city_id',
    );
    expect(rows).toEqual([{ country_code: 'US' }]);
  });

  it('warns about an unknown city, and names similar ones', async () => {
    await using api = await createTestApi({ events: [buildEvent({ city: 'Hamburg' })] });
    expect(
      await send(api, '/signup', { body: { email: 'cid@example.com', city: 'Hmaburgg' } }),
    ).toMatchObject({
      warnings: [expect.stringContaining('did you mean city="Hamburg"?')],
    });
    expect(
      await send(api, '/signup', { body: { email: 'bob@example.com', city: 'Atlantis' } }),
    ).toMatchObject({
      warnings: [expect.stringContaining('Atlantis')],
    });
  });

  it.each([
    [{}, 'email', 'is required'],
    [{ email: 'a@b' }, 'email', expect.stringContaining('one e-mail address')],
    [{ email: ANN, frequency: 'hourly' }, 'frequency', 'must be one of daily, weekly'],
    [{ email: ANN, city: '\u0007' }, 'city', 'must not contain control characters'],
    [{ email: ANN, city: 7 }, 'city', 'must be text'],
  ])('rejects %j', async (body, name, detail) => {
    await using api = await createTestApi();
    const answer = await api.request.post('/signup').send(body).expect(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_body',
      errors: [{ in: 'body', name, detail }],
    });
    expect(await rowsOf(api, 'address_confirmation')).toEqual([]);
  });
});

describe('an advertisement as a name', () => {
  it('does not get into a mail', async () => {
    await using api = await createTestApi();
    const plain = ['Pills at spam.example', 'http://spam', 'www spam', 'me@spam', 'Call 1.2.3.4'];
    const disguised = [
      'spam\uff0ecom',
      'spam\u3002com',
      'spam.c\u200bom',
      'spam\u200d.com',
      'x\u0301.com',
      'spam\u2024com',
    ];
    const names = [...plain, ...disguised];
    for (const [n, name] of names.entries()) {
      await demand(api, {
        artist_name: name,
        city: 'Berlin',
        user_email: `ann${String(n)}@example.com`,
        notify_me: true,
      });
      await send(api, '/signup', { body: { email: `bob${String(n)}@example.com`, city: name } });
    }
    const abouts = (await mailsOf(api)).map(({ about }) => about);
    expect(abouts).toEqual(Array(2 * names.length).fill('something that you requested'));
  });

  it('does not change the direction of the text around it', async () => {
    await using api = await createTestApi();
    const { artist } = await demand(api, {
      artist_name: '\u202eAir\u2066',
      city: 'Berlin',
      user_email: ANN,
      notify_me: true,
    });
    expect([artist.name, (await mailsOf(api))[0]?.about]).toEqual(['Air', 'Air in Berlin']);
    await expect(demand(api, { artist_name: '\u202e', city: 'Berlin' })).rejects.toThrow(
      'visible character',
    );
  });
});

describe('notify_me', () => {
  it('sends a confirmation mail, and warns if notifications are impossible', async () => {
    await using api = await createTestApi();
    const target = { artist_name: 'Air', city: 'Berlin', notify_me: true };
    expect((await demand(api, target)).warnings).toEqual([
      expect.stringContaining('notify_me needs user_email'),
    ]);
    await demand(api, { ...target, user_email: ANN });
    await demand(api, { ...target, artist_name: 'Can', user_email: ANN });
    expect((await demand(api, { ...target, user_email: ANN })).deduplicated).toBe(true);
    expect(await mailsOf(api)).toMatchObject([{ about: 'Air in Berlin', recipient: ANN }]);
    expect(await rowsOf(api, 'pending_notice')).toHaveLength(2);
    const [mail] = await mailsOf(api);
    expect((await api.get(`/signup/confirm?token=${must(mail).confirmToken}`)).text).toContain(
      'when there is news about an artist or event that you requested',
    );
    await press(api, 'confirm', must(mail).confirmToken).expect(200);
    expect(await rowsOf(api, 'subscriber')).toMatchObject([{ email: ANN, frequency: null }]);
    expect(await rowsOf(api, 'demand_notice')).toHaveLength(2);
  });

  it('of a repeated demand adds a notification', async () => {
    await using api = await createTestApi();
    const target = { artist_name: 'Air', city: 'Berlin', user_email: ANN };
    await demand(api, target);
    expect((await demand(api, { ...target, notify_me: 1 })).deduplicated).toBe(true);
    expect(await rowsOf(api, 'pending_notice')).toHaveLength(1);
  });
});
