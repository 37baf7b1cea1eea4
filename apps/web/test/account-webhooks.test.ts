import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createAccountWeb, idIn, newAddress, type AccountWeb } from './account-fixture.ts';

let web: AccountWeb;
beforeAll(async () => {
  web = await createAccountWeb();
});
afterAll(() => web[Symbol.asyncDispose]());

const FIELDS = {
  url: 'https://hooks.example.com/a',
  filter: 'city=Berlin&free=1',
  kind_created: '1',
};
const SECRET = /whsec_[\w+/=]+/;

async function createWebhook(cookie: string) {
  const { status, text } = await web.act('/account/webhooks', cookie, FIELDS);
  expect(status).toBe(200);
  return {
    path: idIn(text, /href="(\/account\/webhooks\/[\w-]{36})"/),
    secret: must(SECRET.exec(text))[0],
  };
}

async function countRows(table: string): Promise<number> {
  const { rows } = await web.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return must(rows[0]).count;
}

describe('the webhooks of an account', () => {
  it('are created with filters, and the secret is shown once', async () => {
    const cookie = await web.signIn(newAddress());
    const { path, secret } = await createWebhook(cookie);
    const { text } = await web.open(path, cookie).expect(200);
    expect(text).toContain('https://hooks.example.com/a');
    expect(text).toContain('value="city=Berlin&amp;free=true"');
    expect(text).not.toContain(secret);
    expect((await web.open('/account/webhooks', cookie)).text).toContain(path);
    const { rows } = await web.database.pool.query(
      'SELECT filter, kinds::text[] FROM webhook WHERE id = $1',
      [path.slice(-36)],
    );
    expect(rows).toEqual([{ filter: { city: 'Berlin', free: true }, kinds: ['created'] }]);
  });

  it.each([
    { wrong: { filter: 'town=Berlin' }, text: 'town' },
    { wrong: { filter: 'category=noise' }, text: '(category must be one or more of music' },
    { wrong: { url: 'https://127.0.0.1/' }, text: 'must have a public host' },
    { wrong: { kind_created: '' }, text: 'kinds' },
  ])('are refused with $wrong', async ({ wrong, text }) => {
    const cookie = await web.signIn(newAddress());
    const refused = await web.act('/account/webhooks', cookie, { ...FIELDS, ...wrong });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(text);
  });

  it('are stored once if the form is sent again, with a warning of unknown names', async () => {
    const cookie = await web.signIn(newAddress());
    const { path } = await createWebhook(cookie);
    const again = await web.act('/account/webhooks', cookie, FIELDS);
    expect([again.status, again.text.includes('has a webhook with these filters already')]).toEqual(
      [400, true],
    );
    const other = { ...FIELDS, filter: 'city=Atlantiss' };
    expect((await web.act('/account/webhooks', cookie, other)).text).toContain(
      "no upcoming events in 'Atlantiss'",
    );
    expect((await web.act(`${path}/settings`, cookie, other)).text).toContain(
      'Please check: no upcoming events',
    );
    const long = await web.act('/account/keys', cookie, { name: 'x'.repeat(61) });
    expect([long.status, long.text.includes('at most 60 characters')]).toEqual([400, true]);
    const large = await web.act('/account/keys', cookie, { name: 'x'.repeat(70_000) });
    expect([large.status, large.text.includes('larger than 64 KB')]).toEqual([413, true]);
  });

  it('are tested, paused, resumed, changed, given a new secret and removed', async () => {
    const cookie = await web.signIn(newAddress());
    const { path, secret } = await createWebhook(cookie);
    expect((await web.open(path, cookie)).text).toContain('the receiver must echo the challenge');
    await web.database.pool.query('UPDATE webhook SET verified_url = url'); // as if it had
    expect((await web.act(`${path}/test`, cookie)).headers['location']).toBe(path);
    const page = (await web.open(path, cookie)).text;
    expect(page).toContain('pending');
    expect((await web.open(`${path}?locale=de`, cookie)).text).toMatch(
      /wartet.*href="\/submit\?locale=de"/s,
    );
    const delivery = idIn(page, /deliveries\/(msg_[\w-]{36})\/replay/);
    expect((await web.act(`${path}/deliveries/${delivery}/replay`, cookie)).status).toBe(303);
    await web.act(`${path}/pause`, cookie);
    expect((await web.open(path, cookie)).text).toContain('disabled: you paused it');
    expect((await web.act(`${path}/test`, cookie)).status).toBe(400);
    await web.act(`${path}/resume`, cookie);
    await web.act(`${path}/settings`, cookie, {
      ...FIELDS,
      description: 'Free things',
      filter: '',
    });
    expect((await web.open(path, cookie)).text).toContain('Free things');
    const rotated = (await web.act(`${path}/rotate`, cookie)).text;
    expect(must(SECRET.exec(rotated))[0]).not.toBe(secret);
    expect((await web.act(`${path}/replay`, cookie, { since: 'wrong' })).status).toBe(400);
    expect((await web.act(`${path}/remove`, cookie)).headers['location']).toBe('/account/webhooks');
    await web.open(path, cookie).expect(404);
  });

  it('belong to their account, and each form needs its token', async () => {
    const [owner, other] = [await web.signIn(newAddress()), await web.signIn(newAddress())];
    const { path } = await createWebhook(owner);
    const before = await countRows('webhook');
    await web.open(path, other).expect(404);
    const german = (await web.open(`${path}?locale=de`, other).expect(404)).text;
    expect(german).toMatch(/Vielleicht wurde es umbenannt.*href="\/account\?locale=de"/s);
    expect(german).not.toContain('There is no');
    await web.open('/account/webhooks', 'marquee_session=none').expect(303);
    for (const action of ['settings', 'pause', 'resume', 'test', 'rotate', 'remove', 'replay']) {
      const since = 'WyJsb2ciLDBd';
      expect((await web.act(`${path}/${action}`, other, { ...FIELDS, since })).status).toBe(404);
      await web.send(`${path}/${action}`, FIELDS, { cookie: owner }).expect(400);
      const form_token = await web.formToken(owner);
      await web.send(`${path}/${action}`, { ...FIELDS, form_token }, { cookie: owner, origin: 'https://evil.test' }).expect(400); // prettier-ignore
    }
    expect(await countRows('webhook')).toBe(before);
  });

  it('are in the export of their owner, without secrets', async () => {
    const cookie = await web.signIn(newAddress());
    const { secret } = await createWebhook(cookie);
    const { text } = await web.open('/account/export', cookie).expect(200);
    const { webhooks, stored_rows } = JSON.parse(text) as {
      webhooks: object[];
      stored_rows: Record<string, number>;
    };
    expect(webhooks).toMatchObject([{ url: FIELDS.url, filter: { city: 'Berlin' } }]);
    expect(stored_rows).toMatchObject({ webhook: 1, webhook_delivery: 1 });
    expect(text).not.toContain(secret);
  });

  it('are in a form that a link has filled in', async () => {
    const cookie = await web.signIn(newAddress());
    const { text } = await web.open('/account/webhooks?filter=city%3DGhent', cookie).expect(200);
    expect(text).toContain('value="city=Ghent"');
  });
});
