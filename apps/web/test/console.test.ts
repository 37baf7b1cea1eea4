import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCorrectionRepository, createOperatorRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
let operator: string;
let visitor: string;
beforeAll(async () => {
  web = await createAccountWeb();
  await ingest(web.database, {
    source: { name: 'agenda' },
    records: [
      buildEvent({ title: 'Jazz evening', venue_name: 'A-Trane' }),
      buildEvent({
        title: 'Evening of jazz',
        venue_name: 'Quasimodo',
        start_local: '2026-12-03T20:00',
      }),
      buildEvent({ title: 'Gone', venue_name: 'Lido', start_local: '2026-12-04T20:00' }),
      { title: 'Without a date' },
    ],
  });
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  operator = await web.signIn(email);
  visitor = await web.signIn(newAddress());
  // The counts of demands are cached for a minute after the first page that shows them.
  await web.send('/ask', { artist_name: 'Air', city: 'Berlin' }).expect(200);
});
afterAll(() => web[Symbol.asyncDispose]());

const PAGES = [
  '/console',
  '/console/events',
  '/console/venues',
  '/console/figures',
  '/console/duplicates',
  '/console/sources',
  '/console/sources/agenda',
  '/console/log',
];
const FORMS = [
  ...['reports/x/accept', 'reports/x/reject'],
  'duplicates/merge',
  'duplicates/apart',
  'duplicates/lists/merge',
  'events/pin',
  'events/remove',
  'venues/pin',
  'sources/pause',
  'sources/run',
];

async function report(fields: { kind: 'duplicate' | 'removal'; title: string; other?: string }) {
  const find = async (title: string) =>
    must(
      (
        await web.database.pool.query<{ id: string }>('SELECT id FROM event WHERE title = $1', [
          title,
        ])
      ).rows[0],
    ).id;
  const stored = await createCorrectionRepository(web.database).insert(
    {
      kind: fields.kind,
      eventId: await find(fields.title),
      otherEventId: fields.other === undefined ? null : await find(fields.other),
      ...{ detail: null, submission: null, locale: null },
      email: `${fields.kind}@example.com`,
      reporterHash: fields.title,
      network: fields.title,
      hasAccount: false,
    },
    { maxPerDay: 20, maxOpenPerNetwork: 20 },
  );
  return typeof stored === 'object' ? stored.id : '';
}
const readRow = async (sql: string) =>
  must((await web.database.pool.query<Record<string, unknown>>(sql)).rows[0]);
const count = async (sql: string) => (await web.database.pool.query(sql)).rowCount;

describe('the console', () => {
  it.each(PAGES)('%s exists for operators only', async (path) => {
    await web.open(path, operator).expect(200);
    await web.open(path, visitor).expect(404);
    await web.get(path).expect(404);
  });

  it.each(FORMS)(
    '%s is refused to everyone else, and without a form of the session',
    async (path) => {
      expect((await web.act(`/console/${path}`, visitor, { source: 'agenda' })).status).toBe(404);
      await web.send(`/console/${path}`, { source: 'agenda' }, { cookie: operator }).expect(400);
      const form_token = await web.formToken(operator);
      const foreign = { cookie: operator, origin: 'https://evil.test' };
      await web.send(`/console/${path}`, { source: 'agenda', form_token }, foreign).expect(400);
      expect(await count('SELECT FROM source WHERE paused_at IS NOT NULL')).toBe(0);
    },
  );

  it('resolves a duplicate that a stranger reported, answers and writes the log', async () => {
    const id = await report({ kind: 'duplicate', title: 'Jazz evening', other: 'Evening of jazz' });
    expect((await web.open('/console', operator)).text).toContain('Same as: ');
    const done = await web.act(`/console/reports/${id}/accept`, operator, { note: 'Thanks.' });
    expect([done.status, done.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/console\?done=[\w-]+$/),
    ]);
    expect(
      await count(`SELECT FROM event WHERE title IN ('Jazz evening', 'Evening of jazz')`),
    ).toBe(1);
    expect(await count(`SELECT FROM mail WHERE recipient = 'duplicate@example.com'`)).toBe(1);
    expect((await web.open('/console/log', operator)).text).toContain(
      `accept report ${id} (Thanks.)`,
    );
    expect((await web.act(`/console/reports/${id}/accept`, operator)).text).toContain(
      'was accepted already',
    );
  });

  it('rejects a report without a change', async () => {
    const id = await report({ kind: 'removal', title: 'Gone' });
    expect((await web.act(`/console/reports/${id}/reject`, operator)).status).toBe(303);
    expect(await count('SELECT FROM event WHERE removed_at IS NOT NULL')).toBe(0);
  });

  it('pauses, resumes and runs a source', async () => {
    const send = (action: string, source = 'agenda') =>
      web.act(`/console/sources/${action}`, operator, { source });
    const paused = () => count('SELECT FROM source WHERE paused_at IS NOT NULL');
    expect([(await send('pause')).status, await paused(), (await send('run')).status]).toEqual([
      303, 1, 400,
    ]);
    expect([(await send('resume')).status, await paused(), (await send('run')).status]).toEqual([
      303, 0, 303,
    ]);
    expect((await send('pause', 'nothing')).status).toBe(404);
  });

  it('explains an entry that no record has', async () => {
    for (const [path, fields, status] of [
      ['reports/x/accept', {}, 400],
      ['reports/%00/reject', {}, 404],
      ['events/pin', { event: 'a\0b', title: 'Other' }, 400],
      ['duplicates/merge', { event: 'a', other: '\0' }, 400],
      ['duplicates/lists/apart', { source: 'agenda', other: 'nothing' }, 404],
      ['sources/run', { source: 'nothing' }, 404],
    ] as const)
      expect([path, (await web.act(`/console/${path}`, operator, fields)).status]).toEqual([
        path,
        status,
      ]);
    expect((await web.open('/console/events?event=%00', operator)).status).toBe(400);
    for (const name of ['%00', 'nothing'])
      expect((await web.open(`/console/sources/${name}`, operator)).status).toBe(404);
    expect((await web.get('/report/%00')).status).toBe(404);
  });

  it('separates two events and merges them', async () => {
    await ingest(web.database, {
      source: { name: 'other' },
      records: [
        buildEvent({ title: 'P' }),
        buildEvent({ title: 'Q', start_local: '2026-12-08T20:00' }),
      ],
    });
    const slug = async (title: string) =>
      String((await readRow(`SELECT slug FROM event WHERE title = '${title}'`))['slug']);
    const pair = { event: await slug('P'), other: await slug('Q') };
    expect((await web.act('/console/duplicates/apart', operator, pair)).status).toBe(303);
    expect(await count('SELECT FROM ruling WHERE NOT is_same')).toBe(1);
    expect((await web.act('/console/duplicates/merge', operator, pair)).status).toBe(303);
    expect(await count(`SELECT FROM event WHERE title = 'Q'`)).toBe(0);
    expect((await web.act('/console/duplicates/merge', operator, pair)).text).toContain(
      'same event already',
    );
  });

  it('features, cancels, removes and restores an event', async () => {
    const records = [
      buildEvent({ title: 'Acted on', venue_name: 'Huxleys', start_local: '2026-12-11T20:00' }),
    ];
    await ingest(web.database, { source: { name: 'acts' }, records });
    const read = () => readRow(`SELECT * FROM event WHERE title = 'Acted on'`);
    const event = String((await read())['slug']);
    for (const action of ['feature', 'cancel', 'remove', 'restore'])
      expect([
        action,
        (await web.act(`/console/events/${action}`, operator, { event })).status,
      ]).toEqual([action, 303]);
    expect(await read()).toMatchObject({
      featured: true,
      status: 'cancelled',
      removed_at: null,
      withdrawn_at: null,
    });
    const log = (await web.open('/console/log', operator)).text;
    for (const action of ['feature event', 'cancel event', 'remove event', 'restore event'])
      expect(log).toContain(`${action} ${event}`);
  });

  it('names what a run did and what a person submitted', async () => {
    await web.database.pool.query(
      `INSERT INTO ingest_run (source_id, started_at, ended_at, report)
       SELECT id, '2026-11-21T09:30:00Z', '2026-11-21T09:30:42Z', $1 FROM source WHERE name = 'agenda'`,
      [
        {
          ...{ read: 1_200, created: 3, changed: 0, rejected: 2, seconds: 42 },
          reasons: { 'start_local is not a time': { count: 2, examples: ['Gala', 'Derby'] } },
        },
      ],
    );
    const { text } = await web.open('/console/sources/agenda', operator).expect(200);
    expect(text).toMatch(/<h2>Run \d+, 2026-11-21 09:30<\/h2><p class="hint">42 s<\/p>/);
    expect(text).toContain('<dt>Records read</dt><dd>1,200</dd><dt>New</dt><dd>3</dd>');
    expect(text).toContain('2 × start_local is not a time<p class="hint">Gala, Derby</p>');
    expect(text).not.toContain('<pre>');

    await createCorrectionRepository(web.database).insert(
      {
        ...{ kind: 'submission', eventId: null, otherEventId: null, detail: null, locale: null },
        submission: { title: 'Tea dance', start_local: '2026-12-24T16:00:00' },
        ...{ email: null, reporterHash: 'tea', network: 'tea', hasAccount: false },
      },
      { maxPerDay: 20, maxOpenPerNetwork: 20 },
    );
    const queue = (await web.open('/console', operator)).text;
    expect(queue).toContain('Submitted event · ');
    expect(queue).toContain('<dt>Start, local time</dt><dd>2026-12-24 16:00</dd>');
  });

  it('does nothing if the action cannot be written to the log', async () => {
    const events = await count('SELECT FROM event WHERE removed_at IS NOT NULL');
    const [row] = (
      await web.database.pool.query<{ slug: string }>(`SELECT slug FROM event WHERE title = 'Gone'`)
    ).rows;
    await web.database.pool.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    try {
      for (const [path, fields] of [
        ['events/remove', { event: must(row).slug }],
        ['events/pin', { event: must(row).slug, title: 'Other' }],
        ['sources/pause', { source: 'agenda' }],
        ['sources/run', { source: 'agenda' }],
      ] as const)
        expect((await web.act(`/console/${path}`, operator, fields)).status).toBeGreaterThanOrEqual(
          500,
        );
    } finally {
      await web.database.pool.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    }
    expect(await count('SELECT FROM event WHERE removed_at IS NOT NULL')).toBe(events);
    expect(await count('SELECT FROM source WHERE paused_at IS NOT NULL')).toBe(0);
    expect(await count(`SELECT FROM event WHERE title = 'Gone'`)).toBe(1);
  });

  it('decides on all possible duplicates of two sources', async () => {
    const records = [buildEvent({ title: 'R', start_local: '2026-12-09T20:00' })];
    await ingest(web.database, { source: { name: 'second' }, records });
    const lists = { source: 'agenda', other: 'second' };
    expect((await web.act('/console/duplicates/lists/apart', operator, lists)).status).toBe(303);
    expect(
      (await web.act('/console/duplicates/lists/merge', operator, { ...lists, other: '' })).status,
    ).toBe(400);
  });

  it('shows who is near a limit, mails, jobs, clicks and what is not read', async () => {
    await web.database.pool.query(
      `INSERT INTO click_hour (hour, partner, clicks) VALUES (now(), 'Ticket shop', 41)`,
    );
    await web.database.pool.query(
      `INSERT INTO usage_day (account_id, day, endpoint, requests)
       SELECT id, (now() AT TIME ZONE 'UTC')::date, 'GET /events', 4711 FROM account LIMIT 1`,
    );
    await web.database.pool.query(
      `INSERT INTO picture (url_hash, url, attempts, problem) VALUES ('x', 'https://a.example/big.avif', 3, 'needs memory')`,
    );
    const { text } = await web.open('/console/figures', operator).expect(200);
    for (const part of ['https://a.example/big.avif', 'needs memory']) expect(text).toContain(part);
    const parts = ['Ticket shop', '41', '4,711', 'sign_in', 'Database', 'ok', '<title>Berlin: 1'];
    for (const part of parts) expect(text).toContain(part);
  });
});
