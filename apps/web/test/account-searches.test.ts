import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEmailHasher } from '@marquee/mail';
import { createAccountWeb, idIn, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb({}, { events: [buildEvent()] });
});
afterAll(() => web[Symbol.asyncDispose]());

const FIELDS = {
  name: 'Jazz <b>Berlin</b>',
  filter: 'city=Berlin&category=music',
  frequency: 'daily',
};
const ID = /searches\/([\w-]{36})\/remove/;

describe('the saved searches of an account', () => {
  it('are saved from a link, shown with feed and webhook, and removed', async () => {
    const cookie = await web.signIn(newAddress());
    const form = (
      await web.open('/account/searches?filter=city%3DBerlin&name=Berlin', cookie).expect(200)
    ).text;
    expect(form).toContain('value="city=Berlin"');
    const { headers } = await web.act('/account/searches?locale=de', cookie, FIELDS);
    expect(headers['location']).toBe('/account/searches?done=searchSaved&locale=de');
    const done = await web.open(String(headers['location']), cookie);
    expect(done.text).toContain('role="status">Du folgst dieser Liste jetzt.');
    const { text } = await web.open('/account/searches', cookie);
    expect(text).toContain('Jazz &lt;b>Berlin&lt;/b>');
    expect(text).toContain('https://api.test/events.atom?city=Berlin&amp;category=music');
    expect(text).toContain('/account/webhooks?filter=city%3DBerlin%26category%3Dmusic');
    expect(text).toContain('<div><bdi>Berlin, Music</bdi></div>');
    expect((await web.open('/account/export', cookie)).text).toContain('"saved_search":1');
    expect((await web.act(`/account/searches/${idIn(text, ID)}/remove`, cookie)).status).toBe(303);
    expect((await web.open('/account/searches', cookie)).text).toContain('You follow nothing yet.');
  });

  it('are offered again after the visitor signs in', async () => {
    const path = '/account/searches?filter=city%3DBerlin&name=Berlin&locale=de';
    const { headers } = await web.get(path).expect(303);
    expect(headers['location']).toBe('/account/sign-in?locale=de');
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const enter = async (value: string) =>
      (
        await web.send(
          '/account/enter',
          { token: await web.requestLink(newAddress()) },
          { cookie: value },
        )
      ).headers;
    expect((await enter(cookie))['location']).toBe(path);
    for (const wrong of [
      'marquee_return=https%3A%2F%2Fevil.test',
      'marquee_return=%2F%2Fevil.test',
      'marquee_return=%2Faccount%2F%2F..%2F..%2F%2Fevil.test',
      'marquee_return=%2Faccount%2F..%2Fconsole',
      'marquee_return=%2Faccount%2F%252e%252e%2Fconsole',
      'marquee_return=%2Faccount%2Fsearches%0d%0aSet-Cookie%3A%20a%3Db',
      'marquee_return=%',
    ])
      expect((await enter(wrong))['location']).toBe('/account');
  });

  it('suggest what has events to an account that follows nothing', async () => {
    const cookie = await web.signIn(newAddress());
    const { text } = await web.open('/account', cookie);
    const [, list = ''] = /<p class="small"><a [^>]*>Cities<\/a><\/p>(.*?)<\/ul>/s.exec(text) ?? [];
    const [, filter = ''] = /name="filter" value="([^"]*)"/.exec(list) ?? [];
    const [, name = ''] = /name="name" value="([^"]*)"/.exec(list) ?? [];
    const followed = await web.act('/account/searches', cookie, {
      ...{ name, filter: filter.replaceAll('&amp;', '&'), frequency: 'weekly' },
    });
    expect(followed.status).toBe(303);
    const after = (await web.open('/account', cookie)).text;
    expect(after).toContain(`events.atom?${filter}`);
    expect(after).not.toContain('You follow nothing yet.');
  });

  it('show their filters in words', async () => {
    const cookie = await web.signIn(newAddress());
    await web.act('/account/searches', cookie, {
      ...FIELDS,
      filter: 'city=Berlin&category=music%2Cfilm',
    });
    const { text } = await web.open('/account/searches', cookie);
    expect(text).toContain('<div><bdi>Berlin, Music, Film</bdi></div>');
    expect(text).toContain('href="/search?city=Berlin&amp;category=music%2Cfilm"');
  });

  it('send mails as often as their owner chooses', async () => {
    const cookie = await web.signIn(newAddress());
    await web.act('/account/searches', cookie, FIELDS);
    const id = idIn((await web.open('/account/searches', cookie)).text, ID);
    const read = async () =>
      (
        await web.database.pool.query(
          'SELECT frequency, next_mail_at IS NULL AS is_off FROM saved_search WHERE id = $1',
          [id],
        )
      ).rows;
    expect(await read()).toEqual([{ frequency: 'daily', is_off: false }]);
    await web.act(`/account/searches/${id}/mails`, cookie, { frequency: 'none' });
    expect(await read()).toEqual([{ frequency: 'none', is_off: true }]);
    expect(
      (await web.act(`/account/searches/${id}/mails`, cookie, { frequency: 'hourly' })).status,
    ).toBe(400);
  });

  it('warn of names that are unknown', async () => {
    const cookie = await web.signIn(newAddress());
    const { status, text } = await web.act('/account/searches', cookie, {
      ...FIELDS,
      filter: 'city=Atlantiss',
    });
    expect([status, text.includes('Please check: no upcoming events')]).toEqual([200, true]);
  });

  it('belong to their account', async () => {
    const [owner, other] = [await web.signIn(newAddress()), await web.signIn(newAddress())];
    await web.act('/account/searches', owner, FIELDS);
    const id = idIn((await web.open('/account/searches', owner)).text, ID);
    for (const action of ['mails', 'remove']) {
      expect((await web.act(`/account/searches/${id}/${action}`, other, FIELDS)).status).toBe(404);
      await web.send(`/account/searches/${id}/${action}`, FIELDS, { cookie: owner }).expect(400);
    }
    expect((await web.open('/account/searches', owner)).text).toContain(id);
  });

  it.each([
    { filter: 'city=Berlin&nonsense=1' },
    { filter: 'city=Berlin&city=Hamburg' },
    { filter: 'radius_km=5' },
    { filter: '&&&' },
    { name: '' },
  ])('are refused with %p', async (wrong) => {
    const cookie = await web.signIn(newAddress());
    expect((await web.act('/account/searches', cookie, { ...FIELDS, ...wrong })).status).toBe(400);
  });
});

it('the owner of an account turns kinds of mails off and on', async () => {
  const [cookie, other] = [await web.signIn(newAddress()), await web.signIn(newAddress())];
  const isOn = async (by: string) =>
    /name="mail_saved_search"[^>]* checked/.test(
      (await web.open('/account/mails', by).expect(200)).text,
    );
  expect(await isOn(cookie)).toBe(true);
  expect((await web.act('/account/mails', cookie, { mail_digest: '1' })).status).toBe(303);
  expect([await isOn(cookie), await isOn(other)]).toEqual([false, true]);
  expect((await web.open('/account/export', cookie)).text).toContain('"mail_opt_out":5');
  await web.act('/account/mails', cookie, { mail_digest: '1', mail_saved_search: '1' });
  expect(await isOn(cookie)).toBe(true);
});

it('the owner of an account sees that all mails are stopped, and allows them again', async () => {
  const email = newAddress();
  const cookie = await web.signIn(email);
  await web.database.query({
    text: 'INSERT INTO mail_stop (recipient_hash) VALUES ($1)',
    values: [createEmailHasher(['a secret of thirty-two characters']).hashEmail(email)],
  });
  const { text } = await web.open('/account/mails', cookie);
  expect(text).toContain('All mails to this address are stopped');
  expect(text).not.toContain('name="mail_digest"');
  await web.act('/account/mails', cookie, { allow: '1' });
  expect((await web.open('/account/mails', cookie)).text).toMatch(
    /name="mail_digest"[^>]* checked/,
  );
});
