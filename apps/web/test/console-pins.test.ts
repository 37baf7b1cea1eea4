import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const readRow = async (sql: string) =>
  must((await web.database.pool.query<Record<string, unknown>>(sql)).rows[0]);

describe('the console', () => {
  it('finds events and venues by part of their names', async () => {
    const gala = { title: 'Winter Gala', venue_name: 'Old Mill', start_local: '2026-12-01T20:00' };
    await ingest(web.database, { source: { name: 'named' }, records: [buildEvent(gala)] });
    const search = async (query: string) =>
      (await web.open(`/console/${query}`, operator).expect(200)).text;
    expect(await search('events?event=winter+ga')).toMatch(
      /href="\/console\/events\?event=winter-gala-[^"]+">Winter Gala<\/a>, 2026-12-01/,
    );
    expect(await search('venues?venue=old')).toContain('>Old Mill</a>, Berlin');
    expect(await search('events?event=100%25')).toContain('No event has this name, slug or id.');
  });

  it('pins facts that survive later runs, until it releases them', async () => {
    const source = { name: 'facts' };
    const event = buildEvent({
      title: 'Misspeled',
      venue_name: 'Kesselhaus',
      start_local: '2026-12-10T20:00',
    });
    await ingest(web.database, { source, records: [event] });
    const find = async (title: string) =>
      (
        await web.database.pool.query<{ slug: string; category: string }>(
          'SELECT slug, category FROM event WHERE title = $1',
          [title],
        )
      ).rows[0];
    const { slug } = must(await find('Misspeled'));
    const pins = { event: slug, title: 'Misspelled', category: 'theater' };
    expect((await web.act('/console/events/pin', operator, pins)).headers['location']).toContain(
      slug,
    );
    await ingest(web.database, { source, records: [{ ...event, description: 'New text' }] });
    expect(await find('Misspelled')).toEqual({ slug, category: 'theater' });
    const editor = (await web.open(`/console/events?event=${slug}`, operator)).text;
    expect(editor).toContain('value="Misspelled"');
    expect((await web.get('/search?q=misspelled')).text).toContain(slug);
    expect(
      (await web.act('/console/events/pin', operator, { event: slug, title: '', category: '' }))
        .status,
    ).toBe(303);
    await ingest(web.database, { source, records: [{ ...event, description: 'Newer text' }] });
    expect(await find('Misspeled')).toMatchObject({ slug });
    for (const wrong of [{ ticket_url: 'javascript:x' }, { title: 'Two\r\nlines' }])
      expect(
        (await web.act('/console/events/pin', operator, { event: slug, ...wrong })).status,
      ).toBe(400);
  });

  it('shows what each source states, and decides with a pin', async () => {
    const show = buildEvent({
      title: 'Duet',
      venue_name: 'Silent Hall',
      start_local: '2026-12-11T20:00',
    });
    await ingest(web.database, {
      source: { name: 'trusted', trust: 90 },
      records: [{ ...show, description: 'By the hall' }],
    });
    await ingest(web.database, {
      source: { name: 'fans', trust: 10 },
      records: [{ ...show, description: 'By the fans' }],
    });
    const slug = 'duet-berlin-2026-12-11';
    const open = async () => (await web.open(`/console/events?event=${slug}`, operator)).text;
    expect(await open()).toMatch(
      /<span>By the hall<\/span><span class="hint"> trusted, since 20.*<span>By the fans<\/span><span class="hint"> fans, since 20/s,
    );
    const forms = [
      ...(await open()).matchAll(/<form[^>]*action="\/console\/events\/pin"[^>]*>.*?<\/form>/gs),
    ].map(([form]) => form);
    const form = must(forms.find((each) => each.includes('By the fans')));
    const fields = Object.fromEntries(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    await web.act('/console/events/pin', operator, { event: slug, title: 'Duet, pinned' });
    expect(
      (await web.act('/console/events/pin', operator, { ...fields, title: 'Duet, pinned' })).status,
    ).toBe(303);
    const text = await open();
    expect(text).toContain('description (pinned)');
    expect(text).toMatch(/name="title" value="Duet, pinned"/);
    expect((await web.get(`/e/${slug}`)).text).toContain('By the fans');
  });

  it('decides which source states the right day and status, until it releases that', async () => {
    const night = buildEvent({
      title: 'Quartet',
      venue_name: 'Hall',
      start_local: '2027-02-05T20:00',
    });
    const write = (name: string, changes: object) =>
      ingest(web.database, {
        source: { name, trust: name === 'hall' ? 90 : 20 },
        records: [{ ...night, source_id: 'q', ...changes }],
      });
    await write('hall', {});
    await write('listings', {});
    await write('listings', { start_local: '2027-02-09T20:00' }); // the newest change counts
    const read = () =>
      readRow(
        `SELECT slug, start_local::text AS start, status, conflicts FROM event WHERE title = 'Quartet'`,
      );
    const { slug, start, conflicts } = await read();
    expect([start, conflicts]).toEqual(['2027-02-09 20:00:00', expect.anything()]);
    const act = (fields: object) =>
      web.act('/console/events/decide', operator, { event: String(slug), ...fields });
    expect((await act({ source: 'hall', id: 'q' })).status).toBe(303);
    expect(await read()).toMatchObject({ start: '2027-02-05 20:00:00', conflicts: null });
    await write('listings', { start_local: '2027-02-10T20:00', status: 'cancelled' });
    // the old date is no new date
    expect(await read()).toMatchObject({ start: '2027-02-05 20:00:00', status: 'scheduled' });
    const page = await web.open(`/console/events?event=${String(slug)}`, operator);
    expect(page.text).toContain('start_local (pinned)');
    await write('hall', { start_local: '2027-02-06T20:00' });
    expect(await read()).toMatchObject({ start: '2027-02-06 20:00:00' });
    expect((await read())['conflicts']).toMatchObject([
      { field: 'status' },
      { field: 'start_utc' },
    ]);
    expect((await act({ source: 'hall', id: 'unknown' })).status).toBe(400);
    expect((await act({ source: 'hall' })).status).toBe(400);
    expect((await act({})).status).toBe(303);
    await write('listings', { start_local: '2027-02-11T20:00', status: 'cancelled' });
    expect(await read()).toMatchObject({ start: '2027-02-11 20:00:00', status: 'cancelled' });
  });

  it('pins facts of a venue that survive later runs', async () => {
    const source = { name: 'halls' };
    const place = { venue_name: 'Grosser Saal', address: 'Wrong Street 1', lat: 52.5, lng: 13.4 };
    const event = buildEvent({ title: 'Recital', ...place, start_local: '2026-12-15T20:00' });
    const other = buildEvent({
      title: 'Swim',
      venue_name: 'Lido',
      start_local: '2026-12-16T20:00',
    });
    await ingest(web.database, { source, records: [event, other] });
    const { slug } = await readRow(`SELECT slug FROM venue WHERE name = 'Grosser Saal'`);
    const changes = async () => Number((await readRow('SELECT count(*) AS n FROM change'))['n']);
    const [venue, before] = [String(slug), await changes()];
    const pins = {
      venue,
      name: 'Großer Saal',
      address: 'Right Street 2',
      lat: '52.6',
      lng: '13.5',
      capacity: '900',
    };
    expect((await web.act('/console/venues/pin', operator, pins)).headers['location']).toContain(
      venue,
    );
    expect(await changes()).toBe(before + 1);
    await ingest(web.database, {
      source,
      records: [{ ...event, address: 'Wrong Street 1a', description: 'New' }, other],
    });
    expect(
      await readRow(
        `SELECT v.* FROM venue v JOIN event e ON e.venue_id = v.id WHERE e.title = 'Recital'`,
      ),
    ).toMatchObject({
      slug,
      name: 'Großer Saal',
      address: 'Right Street 2',
      lat: 52.6,
      lng: 13.5,
      capacity: 900,
    });
    expect((await web.open(`/console/venues?venue=${venue}`, operator)).text).toContain(
      'value="Right Street 2"',
    );
    expect((await web.open('/console/venues?venue=nothing', operator)).text).toContain(
      'No venue has this',
    );
    expect((await web.open('/console/log', operator)).text).toContain(
      `edit venue ${venue} (pinned: name, address`,
    );
    for (const wrong of [
      { lat: '91', lng: '0' },
      { lat: '1' },
      { url: 'javascript:x' },
      { name: 'Lido' },
      { venue: 'x' },
    ])
      expect((await web.act('/console/venues/pin', operator, { venue, ...wrong })).status).toBe(
        400,
      );
  });
});
