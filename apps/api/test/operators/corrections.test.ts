import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCorrectionRepository } from '@marquee/database';
import { decideCorrection } from '@marquee/ingest';
import { answerCorrection } from '@marquee/operations';
import { must } from '@marquee/testing/must';
import { createKey } from '../accounts/key-fixture.ts';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';
import { ANN, mailsOf, rowsOf } from '../people/signup-fixture.ts';

const SUBMITTED = {
  title: 'Backyard Concert',
  start_local: '2026-12-05T20:00',
  venue_name: 'The Yard',
  city: 'Berlin',
  country: 'DE',
  category: 'music',
  url: 'https://yard.example/backyard',
};

const report = (api: Api, body: object, path = '/corrections') => api.request.post(path).send(body);
const openOf = (api: Api) => createCorrectionRepository(api.database).list('open', 100);

async function decideFirst(api: Api, isAccepted: boolean, note: string | null = null) {
  const [first] = await openOf(api);
  const enqueueAnswer = answerCorrection(api.dependencies, { isAccepted, note });
  return decideCorrection(api.database, must(first).id, { isAccepted, note, enqueueAnswer });
}

describe('a report', () => {
  let api: Api;
  let slugs: string[];
  beforeEach(async () => {
    api = await createTestApi({
      events: [
        buildEvent({ title: 'Jazz evening', venue_name: 'A-Trane' }),
        buildEvent({
          title: 'Evening of jazz',
          venue_name: 'Quasimodo',
          start_local: '2026-12-03T20:00',
        }),
      ],
    });
    const { events } = (await api.get('/events').expect(200)).body as {
      events: { slug: string }[];
    };
    slugs = events.map(({ slug }) => slug);
  });
  afterEach(() => api[Symbol.asyncDispose]());

  it('of a duplicate merges the events when it is accepted', async () => {
    await report(api, { kind: 'duplicate', event: slugs[0], other_event: slugs[1] }).expect(201);
    await decideFirst(api, true);
    expect(await api.titles('/events')).toHaveLength(1);
    expect((await api.get(`/events/${must(slugs[1])}`).expect(200)).body).toMatchObject({
      event: { canonical_slug: slugs[0] },
    });
  });

  it('of a cancelled event marks it', async () => {
    await report(api, { kind: 'cancelled', event: slugs[0] }).expect(201);
    await decideFirst(api, true);
    expect((await api.get(`/events/${must(slugs[0])}`).expect(200)).body).toMatchObject({
      event: { status: 'cancelled' },
    });
  });

  it('that requests removal hides the event', async () => {
    await report(api, { kind: 'removal', event: slugs[0] }).expect(201);
    await decideFirst(api, true);
    await api.get(`/events/${must(slugs[0])}`).expect(404);
  });

  it('changes nothing when it is rejected, and cannot be decided again', async () => {
    await report(api, { kind: 'removal', event: slugs[0] }).expect(201);
    const [open] = await openOf(api);
    await decideFirst(api, false);
    await api.get(`/events/${must(slugs[0])}`).expect(200);
    const again = decideCorrection(api.database, must(open).id, {
      isAccepted: true,
      note: null,
      enqueueAnswer: () => Promise.resolve(true),
    });
    await expect(again).rejects.toThrow('was rejected already');
    await api.get(`/events/${must(slugs[0])}`).expect(200);
  });

  it('is answered once by mail, and its address is erased', async () => {
    const detail = 'It starts at 19:00.';
    await report(api, { kind: 'wrong_fact', event: slugs[0], detail, email: ANN }).expect(201);
    await decideFirst(api, true, 'Thank you.');
    expect(await mailsOf(api)).toMatchObject([
      { kind: 'correction', recipient: ANN, isAccepted: true, note: 'Thank you.', slug: slugs[0] },
    ]);
    expect(await rowsOf(api, 'correction')).toMatchObject([
      { email: null, state: 'accepted', detail },
    ]);
  });

  it.each([
    [{ kind: 'duplicate' }, 'other_event'],
    [{ kind: 'wrong_fact' }, 'detail'],
    [{ kind: 'claim' }, 'detail'],
    [{ kind: 'spam' }, 'kind'],
    [{ kind: 'wrong_fact', detail: 'a\u0000b' }, 'detail'],
    [{ kind: 'wrong_fact', detail: 'x'.repeat(2_001) }, 'detail'],
    [{ kind: 'removal', email: 'not an address' }, 'email'],
  ])('%j is rejected because of %s', async (body, name) => {
    const response = await report(api, { event: slugs[0], ...body }).expect(400);
    expect(response.body).toMatchObject({ errors: [{ name }] });
  });

  it('of an unknown event, or of a duplicate of itself, is rejected', async () => {
    await report(api, { kind: 'removal', event: 'no-such-event' }).expect(404);
    await report(api, { kind: 'duplicate', event: slugs[0], other_event: slugs[0] }).expect(400);
  });

  it('that is sent again while it is open is stored once', async () => {
    const key = await createKey(api, { email: 'ada@example.com' });
    for (let sent = 0; sent < 3; sent++)
      await report(api, { kind: 'removal', event: slugs[0] }).set('X-API-Key', key).expect(201);
    expect(await openOf(api)).toHaveLength(1);
  });

  it('is refused after twenty of one reporter in a day', async () => {
    const key = await createKey(api, { email: 'ada@example.com', tier: 'business' });
    const send = (index: number) =>
      report(api, { kind: 'wrong_fact', event: slugs[0], detail: `Fault ${String(index)}` }).set(
        'X-API-Key',
        key,
      );
    for (let index = 0; index < 20; index++) await send(index).expect(201);
    const { body, headers } = await send(20).expect(429);
    expect(body).toMatchObject({ code: 'quota_exceeded' });
    expect(headers['retry-after']).toBeDefined();
  });
});

describe('a submitted event', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('is listed when it is accepted, with its source', async () => {
    await report(api, { ...SUBMITTED, email: ANN }, '/submissions').expect(201);
    expect(await api.titles('/events')).not.toContain(SUBMITTED.title);
    await decideFirst(api, true);
    const { events } = (await api.get('/events?source=submissions').expect(200)).body as {
      events: object[];
    };
    expect(events).toContainEqual(
      expect.objectContaining({ title: SUBMITTED.title, venue_name: 'The Yard', city: 'Berlin' }),
    );
    expect((await mailsOf(api)).at(-1)).toMatchObject({ kind: 'correction', isAccepted: true });
  });

  it('is listed on each of its dates, as one series', async () => {
    const repeated = {
      ...SUBMITTED,
      title: 'Repeated Night',
      start_local: '2027-03-20T22:00',
      end_local: '2027-03-21T01:00',
      repeats: 'weekly',
      repeats_until: '2027-04-05',
      image_url: 'https://pictures.example/night.jpg',
    };
    await report(api, repeated, '/submissions').expect(201);
    await decideFirst(api, true);
    const { body } = await api.get('/events?source=submissions&from=2027-01-01').expect(200);
    const { events } = body as { events: { start_utc: string; series: { id: string } }[] };
    // Berlin moves its clocks on 28 March
    expect(events).toMatchObject([
      { start_utc: '2027-03-20T21:00:00Z', end_utc: '2027-03-21T00:00:00Z' },
      { start_utc: '2027-03-27T21:00:00Z', end_utc: '2027-03-28T00:00:00Z' },
      { start_utc: '2027-04-03T20:00:00Z', end_utc: '2027-04-03T23:00:00Z' },
    ]);
    expect(new Set(events.map(({ series }) => series.id)).size).toBe(1);
  });

  it.each([
    [{ repeats: 'daily', repeats_until: '2027-03-22', end_local: '2027-03-22T02:00' }, 'end_local'],
    [{ repeats: 'monthly', repeats_until: '2033-01-01' }, 'repeats_until'],
    [{ repeats: 'daily', repeats_until: '2028-03-20' }, 'repeats_until'],
    [{ repeats: 'weekly' }, 'repeats_until'],
  ])('with the repetition %j is rejected', async (fields, name) => {
    const start = { start_local: '2027-03-20T22:00' };
    const body = { ...SUBMITTED, ...start, ...fields };
    const response = await report(api, body, '/submissions').expect(400);
    expect(response.body).toMatchObject({ errors: [{ name }] });
  });

  it('is not listed when it is rejected', async () => {
    const before = await api.titles('/events');
    await report(api, { ...SUBMITTED, title: 'Spam' }, '/submissions').expect(201);
    await decideFirst(api, false);
    expect(await api.titles('/events')).toEqual(before);
  });

  it.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'http://127.0.0.1/'],
    ['ticket_url', 'http://user@evil.test/'],
    ['category', 'spam'],
    ['start_local', 'tomorrow'],
    ['start_local', '2026-02-30'],
    ['timezone', 'Mars/Olympus'],
    ['title', ''],
    ['repeats', 'hourly'],
    ['image_url', 'http://127.0.0.1/a.jpg'],
    ['repeats_until', '2999-01-01'],
  ])('with %s=%s is rejected', async (name, value) => {
    const response = await report(api, { ...SUBMITTED, [name]: value }, '/submissions').expect(400);
    expect(response.body).toMatchObject({ errors: [{ name }] });
  });
});
