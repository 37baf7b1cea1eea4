import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOperatorRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { createAccountWeb, newAddress, type AccountWeb, type Fields } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
let operator: string;
let colleague: string;
let event: string;
let venue: string;
beforeAll(async () => {
  web = await createAccountWeb();
  await ingest(web.database, {
    source: { name: 'agenda' },
    records: [buildEvent({ title: 'Recital', venue_name: 'Lido' })],
  });
  const signIn = async () => {
    const email = newAddress();
    await createOperatorRepository(web.database).add(email);
    return web.signIn(email);
  };
  [operator, colleague] = [await signIn(), await signIn()];
  [event, venue] = [await slugOf('event'), await slugOf('venue')];
});
afterAll(() => web[Symbol.asyncDispose]());

const slugOf = async (table: string) =>
  must((await web.database.pool.query<{ slug: string }>(`SELECT slug FROM ${table}`)).rows[0]).slug;

/** Sends a form and returns the address of the next page. */
async function act(path: string, fields: Fields): Promise<string> {
  const { status, headers } = await web.act(`/console/${path}`, operator, fields);
  expect(status).toBe(303);
  return String(headers['location']);
}
const NOTICE =
  /<p class="notice" role="status">(.*?)<\/p>(?:<form[^>]* method="post"[^>]*action="([^"]*)")?/;
/** Returns the sentence of a page, and where its form to undo leads. */
async function read(path: string, cookie = operator) {
  const [, text, undo] = NOTICE.exec((await web.open(path, cookie).expect(200)).text) ?? [];
  return text === undefined
    ? null
    : { text: text.replace(' <a href="/console/log">Log</a>', ''), undo };
}

describe('the page after an action', () => {
  it('states what was done and offers to undo it', async () => {
    for (const [path, text, undo] of [
      ['events/feature', `Featured the event ${event}.`, '/console/events/unfeature'],
      [
        'events/unfeature',
        `The event ${event} is not featured any more.`,
        '/console/events/feature',
      ],
      ['events/remove', `Removed the event ${event}.`, '/console/events/restore'],
      ['events/restore', `Restored the event ${event}.`, '/console/events/remove'],
      ['events/cancel', `Cancelled the event ${event}.`, undefined],
      ['sources/pause', 'Paused the source agenda.', '/console/sources/resume'],
      ['sources/resume', 'Resumed the source agenda.', '/console/sources/pause'],
      ['sources/run', 'The worker reads agenda next, if it is in use there.', undefined],
    ] as const)
      expect([path, await read(await act(path, { event, source: 'agenda' }))]).toEqual([
        path,
        { text, undo },
      ]);
  });

  it('names the facts that are pinned', async () => {
    const title = await act('events/pin', { event, title: 'Concert', category: 'music' });
    expect(await read(title)).toMatchObject({
      text: `Saved the event ${event} (pinned: title, category).`,
    });
    expect(await read(await act('venues/pin', { venue, capacity: '90' }))).toMatchObject({
      text: `Saved the venue ${venue} (pinned: capacity).`,
    });
    expect(await read(await act('venues/pin', { venue }))).toMatchObject({
      text: `Saved the venue ${venue} (no fact is pinned).`,
    });
  });

  it('states that nothing was left to do', async () => {
    const next = await act('duplicates/lists/merge', { source: 'agenda', other: 'agenda' });
    expect(await read(next)).toMatchObject({ text: 'Nothing was left to do.' });
  });

  it('states nothing to another operator, from an invented address, or later', async () => {
    const next = await act('events/feature', { event });
    expect(await read(next, colleague)).toBeNull();
    for (const done of ['x', '', 'Featured', '019aa000-0000-7000-8000-000000000000'])
      expect(await read(`/console?done=${done}`)).toBeNull();
    await web.database.pool.query(`UPDATE audit_entry SET created_at = '2026-01-01'`);
    expect(await read(next)).toBeNull();
  });
});
