import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOperatorRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { createAccountWeb, newAddress, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';

let web: AccountWeb;
let operator: string;
let visitor: string;
beforeAll(async () => {
  web = await createAccountWeb();
  const place = { lat: 52.5412, lng: 13.4127 };
  await ingest(web.database, {
    source: { name: 'agenda' },
    records: [
      buildEvent({ title: 'One', venue_name: 'Kesselhaus Club', artists: ['AC/DC'], ...place }),
      buildEvent({ title: 'Two', venue_name: 'Kesselhaus Theater', artists: ['ACDC'], ...place }),
    ],
  });
  const email = newAddress();
  await createOperatorRepository(web.database).add(email);
  operator = await web.signIn(email);
  visitor = await web.signIn(newAddress());
});
afterAll(() => web[Symbol.asyncDispose]());

const slugOf = async (table: string, name: string) =>
  must(
    (
      await web.database.pool.query<{ slug: string }>(`SELECT slug FROM ${table} WHERE name = $1`, [
        name,
      ])
    ).rows[0],
  ).slug;
const count = async (sql: string) => (await web.database.pool.query(sql)).rowCount;

describe.each([
  { kind: 'venue', names: ['Kesselhaus Club', 'Kesselhaus Theater'] },
  { kind: 'artist', names: ['AC/DC', 'ACDC'] },
])('the duplicates of a $kind', ({ kind, names: [name = '', otherName = ''] }) => {
  const path = `/console/duplicate-${kind}s`;

  it('are shown to operators, separated or merged, and the former address leads to the one that stays', async () => {
    await web.open(path, visitor).expect(404);
    expect((await web.act(`${path}/merge`, visitor, {})).status).toBe(404);
    const { text } = await web.open(path, operator).expect(200);
    for (const part of [name, otherName, 'cannot be undone']) expect(text).toContain(part);
    const [into, from] = [await slugOf(kind, name), await slugOf(kind, otherName)];
    const apart = String(
      (await web.act(`${path}/apart`, operator, { into, from })).headers['location'],
    );
    const next = (await web.open(apart, operator)).text;
    expect(next).toContain(`The ${kind}s ${into} and ${from} are kept apart.`);
    expect(next).not.toContain(`Merge into ${from}`);

    await web.database.pool.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    const failed = await web.act(`${path}/merge`, operator, { into, from });
    await web.database.pool.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    expect([
      failed.status >= 500,
      await count(`SELECT FROM ${kind} WHERE slug = '${from}'`),
    ]).toEqual([true, 1]);

    expect((await web.act(`${path}/merge`, operator, { into, from })).status).toBe(303);
    expect((await web.get(`/${kind}/${from}`).redirects(1).expect(200)).text).toContain(
      `/${kind}/${into}`,
    );
    expect((await web.open('/console/log', operator)).text).toContain(
      `merge ${kind} ${from} into ${into}`,
    );
    expect((await web.act(`${path}/merge`, operator, { into, from })).text).toContain(
      `same ${kind} already`,
    );
    expect((await web.act(`${path}/merge`, operator, { into, from: 'nothing' })).status).toBe(400);
  });
});
