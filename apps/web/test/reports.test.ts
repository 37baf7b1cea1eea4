import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCorrectionRepository } from '@marquee/database';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const SUBMITTED = {
  title: 'Backyard Concert',
  start_local: '2026-12-05T20:00',
  venue_name: 'The Yard',
  city: 'Berlin',
  country: 'DE',
  category: 'music',
  url: 'https://yard.example/backyard',
};

let web: Web;
let slugs: string[];
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({ title: 'First' }),
    buildEvent({ title: HOSTILE, venue_name: 'Lido' }),
  ]);
  const { rows } = await web.database.pool.query<{ slug: string }>(
    'SELECT slug FROM event ORDER BY title DESC',
  );
  slugs = rows.map(({ slug }) => slug);
});
afterAll(() => web[Symbol.asyncDispose]());

const send = (path: string, fields: object, origin = web.url) =>
  web.request.post(path).type('form').set('Origin', origin).set('Accept', 'text/html').send(fields);
const open = () => createCorrectionRepository(web.database).list('open', 100);

describe('the form of an event page', () => {
  it('is linked from the event and stores a report', async () => {
    const [slug = ''] = slugs;
    expect((await web.get(`/e/${slug}`).expect(200)).text).toContain(`href="/report/${slug}"`);
    expect((await web.get(`/e/${slug}?locale=ja`).expect(200)).text).toContain(
      `href="/report/${slug}?locale=ja"`,
    );
    expect((await web.get(`/report/${slug}`).expect(200)).text).toContain('First');
    await send(`/report/${slug}`, {
      kind: 'cancelled',
      detail: '',
      other_event: '',
      email: '',
    }).expect(200);
    expect(await open()).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', email: null }),
    );
  });

  it('accepts the address of the other event', async () => {
    const [slug = '', other = ''] = slugs;
    const other_event = `${web.url}/e/${other}?locale=de#top`;
    await send(`/report/${slug}`, {
      kind: 'duplicate',
      other_event,
      email: 'ada@example.com',
    }).expect(200);
    const stored = (await open()).find(({ kind }) => kind === 'duplicate');
    expect(stored).toMatchObject({ otherEvent: { slug: other }, email: 'ada@example.com' });
  });

  it('shows the form again with what was sent, and the problem in the language of the reader', async () => {
    const fields = { kind: 'claim', detail: '', other_event: '', email: 'ada@example.com' };
    const { text } = await send(`/report/${must(slugs[0])}?locale=de`, fields).expect(400);
    expect(text).toContain('<p>Bitte prüfe deine Angaben</p>');
    expect(text).toContain('name="kind" value="claim" checked');
    expect(text).toMatch(
      /name="detail"[^>]* aria-invalid="true"[^>]*><\/textarea><span class="problem"><strong>Bitte fülle/,
    );
    expect(text).toContain('value="ada@example.com"');
    expect(text).toMatch(/<form method="post" action="\/report\/[^"]+\?locale=de"/);
  });

  it('names a problem that is of no field of the form', async () => {
    const { text } = await send(`/report/${must(slugs[0])}`, { kind: 'wrong_fact' }).expect(400);
    expect(text).toContain('detail is required for wrong_fact');
  });

  it('links back from an error to the form of this website only', async () => {
    const path = '/report/no-such-event';
    const sendFrom = (page: string) =>
      send(path, { kind: 'cancelled' }).set('Referer', page).expect(404);
    expect((await sendFrom(`${web.url}${path}`)).text).toContain(`href="${path}">Back to the form`);
    expect((await sendFrom(`https://evil.test${path}`)).text).not.toContain('Back to the form');
  });

  it('shows the text of a source without executing it', async () => {
    const { text } = await web.get(`/report/${must(slugs[1])}`).expect(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    const answer = await send(`/report/${must(slugs[1])}`, { kind: HOSTILE }).expect(400);
    expect(answer.text).not.toContain('<script>alert');
  });

  it('is refused from another site and for an unknown event', async () => {
    await send(`/report/${must(slugs[0])}`, { kind: 'removal' }, 'https://evil.test').expect(400);
    await send('/report/no-such-event', { kind: 'removal' }).expect(404);
    await web.get('/report/no-such-event').expect(404);
  });
});

describe('the form to submit an event', () => {
  it('stores the event for a decision', async () => {
    expect((await web.get('/submit').expect(200)).text).toContain('name="start_local"');
    await send('/submit', { ...SUBMITTED, end_local: '', ticket_url: '' }).expect(200);
    expect((await open()).find(({ kind }) => kind === 'submission')).toMatchObject({
      submission: SUBMITTED,
    });
  });

  it('shows what was entered after a mistake and over a limit', async () => {
    const fields = {
      ...SUBMITTED,
      category: 'comedy',
      repeats: 'weekly',
      description: 'Bring <b>chairs</b>.',
      email: 'ada@example.com',
    };
    const sendFrom = (address: string) =>
      send('/submit?locale=de', fields).set('X-Forwarded-For', address);
    const expectEntries = (text: string) => {
      expect(text).toContain('value="Backyard Concert"');
      expect(text).toContain('<option selected value="comedy">');
      expect(text).toContain('<option selected value="weekly">');
      expect(text).toContain('Bring &lt;b>chairs&lt;/b>.</textarea>');
      expect(text).toContain('value="ada@example.com"');
    };
    const refused = await sendFrom('192.0.2.20').expect(400);
    expect(refused.text).toMatch(/name="repeats_until"[^>]* aria-invalid="true"/);
    expectEntries(refused.text);
    let answer = refused;
    for (let sent = 0; sent < 80 && answer.status !== 429; sent++)
      answer = await sendFrom('192.0.2.21');
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expectEntries(answer.text);
    expect(answer.text).not.toContain('Bitte prüfe deine Angaben');
  });

  it('is refused from another site and with a hostile address', async () => {
    await send('/submit', SUBMITTED, 'null').expect(400);
    await send('/submit', { ...SUBMITTED, url: 'javascript:alert(1)' }).expect(400);
  });
});
