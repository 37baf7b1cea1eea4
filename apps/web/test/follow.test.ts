import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { must } from '@marquee/testing/must';
import { createPayloadCipher } from '../../../libs/mail/src/payload-cipher.ts';
import { toMailName } from '../src/account/follow/name-list.ts';
import { createSiteTranslator } from '../src/texts/site-translator.ts';
import { cookiesIn, createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';

const CHOICE = { filter: 'city=Berlin', frequency: 'weekly' };
const SCAM = 'PayPal locked your account, call 0800 123 4567 now';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
  const records = [
    { title: 'A night', artists: ['P!nk'], venue_name: 'St. Vincent Hall', city: 'Berlin' },
    { title: 'A night', artists: ['AC/DC'], venue_name: SCAM, city: 'Berlin' },
    {
      title: 'A night',
      artists: ['will.i.am'],
      venue_name: 'Harbour Hall',
      city: 'Berlin',
    },
  ];
  await ingest(web.database, { source: { name: 'test' }, records: records.map(buildEvent) });
});
afterAll(() => web[Symbol.asyncDispose]());

interface Mailed {
  token: string;
  code: string;
  follow?: Record<string, string>;
}

/** Returns the contents of the mails of links, the newest last. */
async function mailed(): Promise<Mailed[]> {
  const { rows } = await web.database.pool.query<{ id: string; content: Buffer }>(
    `SELECT id, content FROM mail WHERE kind = 'sign_in' AND content IS NOT NULL ORDER BY created_at, id`,
  );
  const { decrypt } = createPayloadCipher(['a secret of thirty-two characters']);
  return rows.map(({ id, content }) => JSON.parse(decrypt(content, id)) as Mailed);
}

/** Sends the form. Returns the mail, and the cookies of the browser. */
async function follow(choice: Record<string, string> = {}) {
  const sent = { ...CHOICE, email: newAddress(), ...choice };
  const response = await web.send('/account/follow', sent).expect(200);
  const mail = must((await mailed()).at(-1));
  const query = new URLSearchParams({ token: mail.token, ...mail.follow });
  const link = `/account/enter?${query.toString()}`;
  return { ...mail, text: response.text, cookie: cookiesIn(response), link };
}

const valuesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );
const followedBy = async (cookie: string) =>
  [...(await web.open('/account/searches', cookie)).text.matchAll(/events\.atom\?([^"]*)"/g)].map(
    ([, filter]) => filter,
  );

const FOLLOWED = '/account/searches?done=searchSaved';

describe('following a list of events', () => {
  it('takes a form and the mailed link, in the browser that sent the form', async () => {
    const { text, cookie, link } = await follow();
    expect(text).toContain('to follow Berlin');
    const entered = await web.get(link).set('Cookie', cookie).expect(303);
    expect(entered.headers['location']).toBe(FOLLOWED);
    const session = cookiesIn(entered);
    expect(await followedBy(session)).toEqual(['city=Berlin']);
    const page = (await web.open('/account/searches', session)).text;
    expect(page).toMatch(
      /<option [^>]*(?:selected[^>]*value="weekly"|value="weekly"[^>]*selected)/,
    );
  });

  it('takes a button in a browser that knows nothing, which names whose account it opens', async () => {
    const email = newAddress();
    const { token, follow: mail, link } = await follow({ email });
    expect(mail).toEqual({ ...CHOICE, name: 'Berlin' });
    const page = (await web.get(link).expect(200)).text;
    expect(page).toContain(email);
    const fields = valuesIn(page);
    expect(fields).toEqual({ ...CHOICE, token });
    const entered = await web.send('/account/enter', fields).expect(303);
    expect(entered.headers['location']).toBe(FOLLOWED);
    expect(await followedBy(web.cookieOf(entered))).toEqual(['city=Berlin']);
  });

  it('takes the code of the mail, also after a wrong one', async () => {
    const { text, cookie, code } = await follow();
    const wrong = code === '000000' ? '000001' : '000000';
    const send = (fields: Record<string, string>) => web.send('/account/code', fields, { cookie });
    const again = await send({ ...valuesIn(text), code: wrong }).expect(400);
    const entered = await send({ ...valuesIn(again.text), code }).expect(303);
    expect(entered.headers['location']).toBe(FOLLOWED);
    expect(await followedBy(cookiesIn(entered))).toEqual(['city=Berlin']);
  });

  it('follows at once for the owner of the address, and the same list once', async () => {
    const address = newAddress();
    const cookie = await web.signIn(address);
    const before = (await mailed()).length;
    const send = (fields: Record<string, string>) =>
      web.send('/account/follow', { ...CHOICE, ...fields, email: address }, { cookie });
    const filters = ['city=Berlin&free=true', 'free=true&city=Berlin'];
    const both = await Promise.all(filters.map((filter) => send({ filter })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    await send({ filter: filters[0] ?? '', frequency: 'at_once' }).expect(303);
    expect((await mailed()).length).toBe(before);
    expect(await followedBy(cookie)).toHaveLength(1);
    const { rows } = await web.database.pool.query(
      'SELECT s.frequency FROM saved_search s JOIN account a ON a.id = account_id WHERE email = $1',
      [address],
    );
    expect(rows).toEqual([{ frequency: 'at_once' }]);
  });

  it('mails a link if the address is that of another person', async () => {
    const cookie = await web.signIn(newAddress());
    await web.send('/account/follow', { ...CHOICE, email: newAddress() }, { cookie }).expect(200);
    expect(await followedBy(cookie)).toEqual([]);
  });

  /** Returns the name in the mail, and the name of the list that its link stores. */
  async function namesOf(choice: Record<string, string>) {
    const { follow: mail, link, cookie } = await follow(choice);
    const entered = await web.get(link).set('Cookie', cookie).expect(303);
    expect(entered.headers['location']).toBe(FOLLOWED);
    const { rows } = await web.database.pool.query<{ name: string }>(
      'SELECT name FROM saved_search ORDER BY id DESC LIMIT 1',
    );
    return [mail?.['name'], must(rows[0]).name];
  }
  const filterOf = async (table: 'artist' | 'venue', name: string) => {
    const { rows } = await web.database.pool.query<{ slug: string }>(
      `SELECT slug FROM ${table} WHERE name = $1`,
      [name],
    );
    return `${table}=${must(rows[0]).slug}`;
  };

  it.each([
    ['city=Berlin&category=music', 'Berlin, Music'],
    ['city=Berlin&free=true&price_max=20', 'Berlin, Free events, ≤ 20'],
    ['region=Bavaria&country=DE', 'Bavaria'],
    ['country=DE', 'Germany'],
    ['genre=jazz', 'jazz'],
  ])('names %s as the website does, whatever the form names it', async (filter, name) => {
    expect(await namesOf({ filter, name: SCAM })).toEqual([name, name]);
  });

  it.each(['P!nk', 'AC/DC'])('names the artist %s as the catalogue does', async (name) => {
    expect(await namesOf({ filter: await filterOf('artist', name) })).toEqual([name, name]);
  });

  it.each([
    `city=${encodeURIComponent(SCAM)}`,
    'tag=call+0800',
    'genre=evil.example',
    'price_min=080012345',
    'language=en-paypal-locked',
  ])('mails nothing that a stranger wrote in %s', async (filter) => {
    expect(await namesOf({ filter })).toEqual(['Events', 'Events']);
  });

  it('mails no address and no phone number that is the name of a record', async () => {
    const names = async (table: 'artist' | 'venue', name: string) =>
      namesOf({ filter: await filterOf(table, name) });
    expect(await names('venue', SCAM)).toEqual(['Events', SCAM]);
    expect((await names('artist', 'will.i.am'))[0]).toBe('will. i. am');
    const context = { translator: createSiteTranslator('en') };
    expect(toMailName('https://evil.example/x', context)).toBe('https: //evil. example/x');
    expect((await names('venue', 'St. Vincent Hall'))[0]).toBe('St. Vincent Hall');
  });

  it('mails an address as few links as signing in does', async () => {
    const email = newAddress();
    const send = () =>
      web
        .send('/account/follow', { ...CHOICE, email })
        .set('X-Forwarded-For', '203.0.113.9')
        .expect(200);
    await Promise.all(Array.from({ length: 5 }, send));
    const { rowCount } = await web.database.pool.query('SELECT FROM mail WHERE recipient = $1', [
      email,
    ]);
    expect(rowCount).toBe(3);
  });

  it.each([
    { email: 'nobody' },
    { filter: '' },
    { filter: 'town=Berlin' },
    { filter: `city=${'x'.repeat(600)}` },
    { frequency: 'hourly' },
  ])('refuses %j and shows the form again', async (wrong) => {
    const before = (await mailed()).length;
    const sent = { ...CHOICE, email: newAddress(), ...wrong };
    const { status, text } = await web.send('/account/follow', sent);
    expect(status).toBe(400);
    expect(text).toContain('action="/account/follow"');
    expect((await mailed()).length).toBe(before);
  });

  it('does not use up a link whose address was damaged', async () => {
    const { cookie, link } = await follow();
    const open = (path: string) => web.get(path).set('Cookie', cookie);
    await open(link.replace('city%3D', 'town%3D')).expect(400);
    await open(link).expect(303);
  });
});
