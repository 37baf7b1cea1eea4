import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createOperatorRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
let operator: string;
beforeAll(async () => {
  web = await createAccountWeb();
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  operator = await web.signIn(email);
});
afterAll(() => web[Symbol.asyncDispose]());

const startsOn = (day: string) => ({ start_local: `2027-02-${day}T20:00` });

const write = (title: string, name: string, changes: object) =>
  ingest(web.database, {
    source: { name },
    records: [
      {
        ...buildEvent({ title, venue_name: 'Hall', ...startsOn('05') }),
        source_id: `${title} ${name}`,
        ...changes,
      },
    ],
  });

const read = async (title: string) => {
  const text = `SELECT slug, start_local::date::text AS day, status, previous_starts_at FROM event WHERE title = $1`;
  const { rows } = await web.database.pool.query<Record<string, unknown>>(text, [title]);
  return must(rows[0]);
};

const decide = async (title: string, source: string) => {
  const { slug } = await read(title);
  const fields = { event: String(slug), source, id: `${title} ${source}` };
  const { status } = await web.act('/console/events/decide', operator, fields);
  expect(status).toBe(303);
};

it('shows a night that a decision returns to its day as unmoved, on page and in JSON-LD', async () => {
  await write('Quintet', 'listings', {});
  await write('Quintet', 'hall', {});
  await write('Quintet', 'listings', startsOn('09'));
  const { slug } = await read('Quintet');
  const open = async () => (await web.get(`/e/${String(slug)}`)).text;
  const CONTRADICTION = /One source states another date: [^<]*Feb[^<]*/;
  expect(await open()).toContain('EventRescheduled');
  expect(await open()).toMatch(CONTRADICTION);
  await decide('Quintet', 'hall');
  const decided = { day: '2027-02-05', status: 'scheduled', previous_starts_at: null };
  expect(await read('Quintet')).toMatchObject(decided);
  const [page = ''] = (await open()).split('<h2>'); // without the rows of other nights
  expect(page).toContain('EventScheduled');
  expect(page).not.toMatch(/previousStartDate|New date|rescheduled|One source states/i);
  await write('Quintet', 'listings', { ...startsOn('10'), title: 'Quintet' });
  expect(await read('Quintet')).toMatchObject(decided);
});

it('does so after several false moves, if the decided listing is the first', async () => {
  await write('Sextet', 'hall', {});
  await write('Sextet', 'listings', {});
  for (const day of ['09', '12']) await write('Sextet', 'listings', startsOn(day));
  expect(await read('Sextet')).toMatchObject({ day: '2027-02-12', status: 'rescheduled' });
  await decide('Sextet', 'hall');
  expect(await read('Sextet')).toMatchObject({
    ...{ day: '2027-02-05', status: 'scheduled', previous_starts_at: null },
  });
});

it('shows a night as moved if the operator decides on the new day', async () => {
  await write('Septet', 'hall', {});
  await write('Septet', 'listings', {});
  await write('Septet', 'listings', startsOn('09'));
  await decide('Septet', 'listings');
  expect(await read('Septet')).toMatchObject({ day: '2027-02-09', status: 'rescheduled' });
  await decide('Septet', 'hall');
  await decide('Septet', 'listings');
  const { day, status, previous_starts_at } = await read('Septet');
  expect([day, status]).toEqual(['2027-02-09', 'rescheduled']);
  expect(previous_starts_at).not.toBeNull();
});
