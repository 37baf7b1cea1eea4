import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createCalendarRepository,
  createJobLocks,
  createOperatorRepository,
} from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { createAccountWeb, idIn, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
let calendars: ReturnType<typeof createCalendarRepository>;
beforeAll(async () => {
  web = await createAccountWeb();
  calendars = createCalendarRepository(web.database);
});
afterAll(() => web[Symbol.asyncDispose]());

const FIELDS = {
  address: 'webcal://hall.example/agenda.ics',
  title: 'Town Hall Ghent',
  city: 'Ghent',
  is_owner: '1',
};
const found = (location: string) => ({
  ...{ format: 'ics', location, events: 9, upcoming: 7, next: '2026-12-01T20:00:00' },
  preview: [
    { title: 'Quiz', start: '2026-12-01', place: 'Hall', uncertain: ['no_hour'] },
    { title: '<b>Trio</b>', start: '2026-12-02T20:00:00', place: null, uncertain: [] },
  ],
});

/** Returns the id of a calendar that was named, and found by the worker. */
async function preview(location: string): Promise<string> {
  const { headers } = await web.send('/connect', FIELDS).expect(303);
  const id = idIn(String(headers['location']), /^\/connect\/([\w-]+)$/);
  await calendars.saveFound(id, found(location));
  return id;
}
const jobs = async (task: string) =>
  (
    await web.database.pool.query<{ key: string }>(
      'SELECT key FROM graphile_worker.jobs WHERE task_identifier = $1 ORDER BY id',
      [task],
    )
  ).rows.map(({ key }) => key);
const mailCount = async () =>
  (await web.database.pool.query("SELECT 1 FROM mail WHERE kind = 'calendar'")).rowCount ?? 0;
type ActOptions = Partial<
  Record<'note' | 'title' | 'description' | 'image_url' | 'ticket_url', string> & { status: number }
>;
/** Sends a form of the account or the console, and returns the page. */
async function act(path: string, cookie: string, { status = 303, ...fields }: ActOptions = {}) {
  const response = await web.act(path, cookie, fields);
  expect(response.status).toBe(status);
  return response.text;
}
const accountPath = (id: string) => `/account/calendars/${id}`;

it('states after a minute why a calendar is not read, and what to do', async () => {
  const { headers } = await web.send('/connect', FIELDS).expect(303);
  const page = String(headers['location']);
  const id = idIn(page, /^\/connect\/([\w-]+)$/);
  const data = { createdAt: new Date('2020-01-01') };
  await web.database.prisma.calendar.update({ where: { id }, data });
  const alone = await web.get(page).expect(200);
  expect(alone.headers['refresh']).toBe('30');
  expect(alone.text).toContain('reads calendars is not running');
  const session = await web.database.pool.connect();
  const locks = createJobLocks({ query: async (text) => (await session.query(text)).rows });
  await locks.acquire('a-worker');
  expect((await web.get(page).expect(200)).text).toContain('It waits for others');
  await locks.release('a-worker');
  session.release();
  await calendars.saveFound(id, found('https://hall.example/late.ics'));
  expect((await web.get(page).expect(200)).text).toContain('We found your events');
});

it('requests a preview from the worker, and reloads until it is there', async () => {
  const { headers } = await web.send('/connect', FIELDS).expect(303);
  const page = String(headers['location']);
  const reading = await web.get(page).expect(200);
  expect(reading.headers['refresh']).toBe('3');
  const id = page.replace('/connect/', '');
  expect(await jobs('preview_calendar')).toContain(`calendar:${id}`);
  expect(await calendars.find(id)).toMatchObject({
    address: 'https://hall.example/agenda.ics',
    settings: { city: 'Ghent' },
    owner: null,
  });
});

it('shows the events that were found, and what is uncertain', async () => {
  const id = await preview('https://hall.example/1.ics');
  const { text, headers } = await web.get(`/connect/${id}`).expect(200);
  expect(headers['refresh']).toBeUndefined();
  expect(text).toContain('Quiz');
  expect(text).toContain('<span class="problem"> no time</span>');
  expect(text).toContain('&lt;b>Trio&lt;/b>');
  expect(text).toContain(`href="${accountPath(id)}"`);
  expect((await web.get(`/connect/${id}?locale=de`)).text).toContain('keine Uhrzeit');
});

it('states why nothing was found', async () => {
  const { headers } = await web.send('/connect', FIELDS).expect(303);
  const page = String(headers['location']);
  await calendars.saveFound(page.replace('/connect/', ''), { problem: 'responded 404' });
  expect((await web.get(page).expect(200)).text).toContain('responded 404');
});

it.each([
  ['who does not state to be the owner', { is_owner: '' }, 'is_owner'],
  ['with an address that is none', { address: 'ftp://hall.example' }, 'address'],
])('shows the form again to a person %s', async (_, fields, name) => {
  const { text } = await web.send('/connect', { ...FIELDS, ...fields }).expect(400);
  expect(text).toContain(`name="${name}"`);
  expect(text).toContain('role="alert"');
});

it('belongs to the person who confirms a mailbox, and to no one else', async () => {
  const id = await preview('https://hall.example/2.ics');
  const redirected = await web.get(accountPath(id)).expect(303);
  expect(redirected.headers['location']).toBe('/account/sign-in');
  expect(String(redirected.headers['set-cookie'])).toContain(encodeURIComponent(accountPath(id)));
  const [owner, other] = [await web.signIn(newAddress()), await web.signIn(newAddress())];
  expect((await web.open(accountPath(id), owner).expect(200)).text).toContain('Quiz');
  await act(accountPath(id) + '/connect', owner, { status: 303 });
  expect(await calendars.find(id)).toMatchObject({ state: 'open', consented_at: expect.any(Date) });
  expect((await web.open('/account/calendars', owner)).text).toContain('Town Hall Ghent');
  await web.open(accountPath(id), other).expect(404);
  await web.get(`/connect/${id}`).expect(404);
  await act(accountPath(id) + '/end', other, { status: 404 });
  await act(accountPath(id) + '/connect', other, { status: 404 });
});

it('is not connected twice, but a stranger who waits for a decision blocks no one', async () => {
  const [stranger, first, second] = [
    await preview('https://same.example/'),
    await preview('https://same.example/'),
    await preview('https://same.example/'),
  ];
  await act(accountPath(stranger) + '/connect', await web.signIn(newAddress()));
  const owner = await web.signIn(newAddress());
  await act(accountPath(first) + '/connect', owner);
  await calendars.move({ id: first, from: ['open'], to: 'accepted' });
  const text = await act(accountPath(second) + '/connect', owner, { status: 400 });
  expect(text).toContain('This calendar is connected already.');
});

it('is read when an operator accepts it, and shows runs and events', async () => {
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  const [operator, owner] = [await web.signIn(email), await web.signIn(newAddress())];
  const id = await preview('https://hall.example/3.ics');
  await act(accountPath(id) + '/connect', owner, { status: 303 });
  expect((await web.open('/console/calendars', operator).expect(200)).text).toContain(
    'https://hall.example/3.ics',
  );
  await act(`/console/calendars/${id}/accept`, owner, { status: 404 });
  const mailsBefore = await mailCount();
  await act(`/console/calendars/${id}/accept`, operator, { note: 'Welcome!' });
  const { source } = (await calendars.find(id)) ?? { source: '' };
  expect(await jobs('read_feed')).toContain(`feed:${source}`);
  expect(await mailCount()).toBe(mailsBefore + 1);
  const records = [
    buildEvent({ title: 'Winter ball', source_id: '1' }),
    { title: 'Without a date', source_id: '2' },
  ];
  await ingest(web.database, { source: { name: source }, records });
  await web.database.pool.query(
    `INSERT INTO ingest_run (source_id, ended_at, report, rejected)
     SELECT id, now(), '{"read": 2, "created": 1, "rejected": 1}',
       '[{"reason": "no start date", "record": "Without a date"}]' FROM source WHERE name = $1`,
    [source],
  );
  const { text } = await web.open(accountPath(id), owner).expect(200);
  expect(text).toContain('Welcome!');
  expect(text).toContain('Without a date: no start date');
  expect(text).toMatch(/<a href="\/e\/winter-ball[^"]*">Winter ball<\/a>/);
  expect(text).toMatch(/<a href="\/account\/calendars\/[\w-]+\/events\/winter-ball/);
  await act(accountPath(id) + '/end', owner);
  expect(await jobs('remove_calendar')).toContain(`remove:${source}`);
  expect((await calendars.find(id))?.state).toBe('ended');
});

it('lets its owner correct, cancel and restore what it states of an event', async () => {
  const [owner, other] = [await web.signIn(newAddress()), await web.signIn(newAddress())];
  const id = await preview('https://hall.example/5.ics');
  await act(accountPath(id) + '/connect', owner);
  await calendars.move({ id, from: ['open'], to: 'accepted' });
  const { source } = (await calendars.find(id)) ?? { source: '' };
  const start_local = '2026-12-11T20:00';
  const night = buildEvent({ title: 'Brass nite', source_id: '1', start_local });
  const read = async () =>
    ingest(web.database, {
      source: { name: source, trust: 70 },
      records: [night],
      corrections: await calendars.findCorrections(id),
    });
  await read();
  const findStored = async () =>
    (
      await web.database.pool.query<Record<string, unknown>>(
        "SELECT slug, title, description, image_url, status FROM event WHERE title LIKE 'Brass%'",
      )
    ).rows;
  const [{ slug } = { slug: '' }] = await findStored();
  const path = `${accountPath(id)}/events/${String(slug)}`;
  expect((await web.open(path, owner).expect(200)).text).toContain('value="Brass nite"');
  await web.open(path, other).expect(404);
  await act(`${path}/cancel`, other, { status: 404 });
  const image_url = 'https://pictures.example/brass.jpg';
  const wrong = { status: 400, title: 'Brass Night', image_url: 'http://10.0.0.1/x' };
  const refused = await act(`${path}/correct`, owner, { ...wrong, description: 'A long text' });
  expect(refused).toContain('must be a public URL');
  expect(refused).toContain('A long text</textarea>');
  await act(`${path}/correct`, owner, { title: ' Brass Night ', image_url });
  await act(`${path}/correct`, owner, { description: 'Ten trumpets.' });
  await act(`${path}/cancel`, owner);
  expect(await jobs('read_feed')).toContain(`feed:${source}`);
  await read();
  const corrected = { title: 'Brass Night', description: 'Ten trumpets.', image_url };
  expect(await findStored()).toMatchObject([{ ...corrected, status: 'cancelled' }]);
  const shown = (await web.open(path, owner)).text;
  expect(shown).toContain('Ten trumpets.');
  expect(shown).not.toContain(`${path}/cancel`);
  await act(`${path}/restore`, owner);
  await read();
  expect(await findStored()).toMatchObject([
    { title: 'Brass nite', description: night.description ?? null, status: 'scheduled' },
  ]);
  await calendars.move({ id, from: ['accepted'], to: 'ended' });
  await act(`${path}/cancel`, owner, { status: 404 });
});

it('counts for an event of several sources as much as its calendar does', async () => {
  const owner = await web.signIn(newAddress());
  const id = await preview('https://hall.example/6.ics');
  await act(accountPath(id) + '/connect', owner);
  await calendars.move({ id, from: ['open'], to: 'accepted' });
  const { source } = (await calendars.find(id)) ?? { source: '' };
  const ticket_url = 'https://fair.example/tickets';
  const fair = buildEvent({ title: 'Comet Fair', start_local: '2026-12-12T20:00', ticket_url });
  const list = async (name: string, trust: number) =>
    ingest(web.database, {
      source: { name, trust },
      records: [fair],
      ...(name === source && { corrections: await calendars.findCorrections(id) }),
    });
  await list(source, 70);
  await list('official', 90);
  const { rows } = await web.database.pool.query<{ slug: string }>(
    "SELECT slug FROM event WHERE title = 'Comet Fair'",
  );
  const path = `${accountPath(id)}/events/${rows[0]?.slug ?? ''}`;
  await act(`${path}/correct`, owner, { ticket_url: 'https://elsewhere.example/buy' });
  await list(source, 70);
  const { rows: stored } = await web.database.pool.query(
    "SELECT ticket_url FROM event WHERE title = 'Comet Fair'",
  );
  expect(stored).toEqual([{ ticket_url }]);
});

it('is rejected with a note for the organiser', async () => {
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  const [operator, owner] = [await web.signIn(email), await web.signIn(newAddress())];
  const id = await preview('https://hall.example/4.ics');
  await act(accountPath(id) + '/connect', owner, { status: 303 });
  await act(`/console/calendars/${id}/reject`, operator, { note: 'Not yours' });
  expect((await web.open(accountPath(id), owner)).text).toContain('Not yours');
  const text = await act(`/console/calendars/${id}/accept`, operator, { status: 400 });
  expect(text).toContain('rejected already');
});
