import { describe, expect, it } from '@jest/globals';
import { createCuration } from '@marquee/catalogue';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { createTestApi, type Api } from '../create-test-api.ts';
import { from, fullOf, GIG, listed, onlyEvent } from './multi-source-fixture.ts';

const CONF = {
  category: 'conference',
  city: 'Berlin',
  country: 'DE',
  start_local: '2026-12-10',
  end_local: '2026-12-11',
};

/** Ingests two events, and then a listing of a third source that shows that they are one. */
async function linkTwoEvents(api: Api) {
  await from(api, 'a', [
    { ...CONF, source_id: 'a', title: 'GROCO', url: 'https://groco.example/' },
  ]);
  await from(api, 'b', [
    {
      ...CONF,
      source_id: 'b',
      title: 'Gotham Rose Convention 2026',
      url: 'https://gothamrose.example/2026/info',
    },
  ]);
  const before = await listed(api);
  expect(before).toHaveLength(2);
  const { next_cursor } = (await api.get('/events/changes').expect(200)).body as {
    next_cursor: string;
  };
  await from(api, 'c', [
    {
      ...CONF,
      source_id: 'c',
      title: 'GROCO (Gotham Rose Convention)',
      url: 'https://groco.example/',
      ticket_url: 'https://gothamrose.example/2026/info',
    },
  ]);
  const event = await onlyEvent(api);
  expect(event.sources).toHaveLength(3);
  expect(event.merged_ids).toHaveLength(1);
  return { before, event, cursor: next_cursor };
}

describe('two events', () => {
  it('are found under both old slugs after a third source links them', async () => {
    await using api = await createTestApi();
    const { before, event } = await linkTwoEvents(api);
    for (const { slug } of before) expect((await fullOf(api, slug)).id).toBe(event.id);
    expect((await fullOf(api, must(event.merged_ids[0]))).id).toBe(event.id);
  });

  it('are reported as merged in the change feed after a third source links them', async () => {
    await using api = await createTestApi();
    const { event, cursor } = await linkTwoEvents(api);
    const { body } = await api.get(`/events/changes?since=${cursor}`).expect(200);
    expect((body as { changes: object[] }).changes).toContainEqual(
      expect.objectContaining({ kind: 'merged', event_id: event.merged_ids[0], into: event.id }),
    );
  });

  it('are not merged through a third that is similar to both', async () => {
    await using api = await createTestApi();
    const show = (source_id: string, start_local: string): RawEvent => ({
      ...GIG,
      source_id,
      start_local,
    });
    await from(api, 'venue', [show('early', '2026-12-05T18:00'), show('late', '2026-12-05T21:00')]);
    await from(api, 'paper', [show('p', '2026-12-05')]);
    expect(await listed(api)).toHaveLength(2);
  });

  it('are merged and separated by an operator, and later runs do not change this', async () => {
    await using api = await createTestApi();
    const LATE = { ...GIG, source_id: 'late', start_local: '2026-12-05T23:30' };
    await from(api, 'venue', [GIG]);
    await from(api, 'paper', [LATE]);
    const [one, other] = await listed(api);
    const curation = createCuration(api.database);
    await curation.merge(must(one).slug, must(other).slug);
    const joined = await onlyEvent(api);
    expect(joined.sources.find(({ source }) => source === 'paper')?.matched_by).toBe(
      'joined by hand',
    );
    await from(api, 'paper', [{ ...LATE, description: 'New words.' }]);
    await from(api, 'venue', [GIG]);
    expect((await onlyEvent(api)).sources).toHaveLength(2);
    const { slug } = await curation.split(joined.slug, { source: 'paper', id: 'late' });
    expect(await listed(api)).toHaveLength(2);
    expect((await fullOf(api, slug)).sources.map(({ source }) => source)).toEqual(['paper']);
    await from(api, 'paper', [{ ...LATE, start_local: must(GIG.start_local) }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    expect(await listed(api)).toHaveLength(2);
    await expect(curation.split(slug, { source: 'paper', id: 'late' })).rejects.toThrow(
      'only one listing',
    );
    await expect(curation.merge(slug, 'nonsense')).rejects.toThrow(
      'No event has the id or slug "nonsense".',
    );
  });

  it('retain pinned fields of both after a merge', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'paper', [{ ...GIG, source_id: 'late', start_local: '2026-12-05T23:30' }]);
    const [stays, goes] = await listed(api);
    const curation = createCuration(api.database);
    await curation.cancel(must(goes).slug);
    await curation.feature(must(goes).slug, true);
    const { next_cursor } = (await api.get('/events/changes').expect(200)).body as {
      next_cursor: string;
    };
    await curation.merge(must(stays).slug, must(goes).slug);
    const event = await onlyEvent(api);
    expect(event).toMatchObject({ id: stays?.id, status: 'cancelled', featured: true });
    const { body } = await api.get(`/events/changes?since=${next_cursor}`).expect(200);
    expect((body as { changes: object[] }).changes).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', event_id: stays?.id }),
    );
    const found = async (status: string) => {
      const { body: page } = await api
        .get('/search')
        .query({ q: event.title, status, featured: 'true' })
        .expect(200);
      return (page as { events: { id: string }[] }).events.map(({ id }) => id);
    };
    expect([await found('cancelled'), await found('scheduled')]).toEqual([[stays?.id], []]);
  });

  it('stay separate and are listed as a possible duplicate if the evidence is unclear', async () => {
    await using api = await createTestApi();
    const { artists: _artists, ...plain } = GIG;
    await from(api, 'venue', [
      { ...plain, title: 'Winter Gala of the Lakeside Orchestra', venue_name: 'Old Hall' },
    ]);
    await from(api, 'paper', [
      {
        ...plain,
        source_id: 'p',
        title: 'Winter Gala of the Lakeside Orchestra',
        venue_name: 'Concert House',
      },
    ]);
    expect(await listed(api)).toHaveLength(2);
    const [question] = await createCuration(api.database).possibleDuplicates({ limit: 10 });
    expect(question).toMatchObject({
      reasons: expect.arrayContaining(['other venues', 'same title']),
    });
    await createCuration(api.database).merge(must(question).a.slug, must(question).b.slug);
    expect(await createCuration(api.database).possibleDuplicates({ limit: 10 })).toEqual([]);
  });

  it('retain pinned fields in later runs', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    const { slug } = await onlyEvent(api);
    const curation = createCuration(api.database);
    await curation.cancel(slug);
    await curation.feature(slug, true);
    await from(api, 'venue', [{ ...GIG, description: 'All is well.' }]);
    expect(await onlyEvent(api)).toMatchObject({
      status: 'cancelled',
      featured: true,
      description: 'All is well.',
    });
  });
});

describe('two simultaneous runs', () => {
  it('create one event from listings of two sources', async () => {
    await using api = await createTestApi();
    const many = (source: string) =>
      Array.from({ length: 600 }, (_, index) => ({
        ...GIG,
        source_id: `${source}${String(index)}`,
        title: `Night ${String(index)}`,
        artists: [],
      }));
    const reports = await Promise.all(['a', 'b', 'c'].map((name) => from(api, name, many(name))));
    expect(reports.map(({ created }) => created)).toEqual([600, 600, 600]);
    expect(reports.reduce((sum, { joined }) => sum + joined, 0)).toBe(1200);
  });
});
