import { describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { createTestApi } from '../create-test-api.ts';
import { allFrom, from, GIG, listed, onlyEvent, type Full } from './multi-source-fixture.ts';

describe('an event with listings of four sources', () => {
  const FOUR: [string, RawEvent][] = [
    ['venue', { ...GIG, description: 'Doors at seven.' }],
    [
      'tickets',
      {
        ...GIG,
        source_id: 't9',
        title: 'AURORA LANE - The Northern Lights Tour',
        ticket_url: 'https://tickets.example/9',
      },
    ],
    [
      'paper',
      { ...GIG, source_id: 'p', title: 'Aurora Lane', start_local: '2026-12-05', artists: [] },
    ],
    [
      'fans',
      {
        ...GIG,
        source_id: 'f',
        start_local: '2026-12-05T19:00',
        venue_name: 'Kesselhaus Berlin',
        artists: ['Aurora Lane', 'The Testers'],
      },
    ],
  ];

  it('is one event with four sources and the match reasons in any order', async () => {
    for (const order of [FOUR, FOUR.toReversed()]) {
      await using api = await createTestApi();
      for (const [name, record] of order)
        expect(await from(api, name, [record])).toMatchObject({ created: 1 });
      const event = await onlyEvent(api);
      expect(event.sources.map(({ source }) => source).sort()).toEqual([
        'fans',
        'paper',
        'tickets',
        'venue',
      ]);
      const [first, ...others] = event.sources
        .map(({ matched_by }) => matched_by)
        .sort((a, b) => (a === null ? -1 : b === null ? 1 : 0));
      expect(first).toBeNull();
      for (const reason of others) expect(reason).toMatch(/same|contains|near/);
      expect(event).toMatchObject({
        description: 'Doors at seven.',
        ticket_url: 'https://tickets.example/9',
      });
      expect(event.artists.map(({ name }) => name).sort()).toEqual(['Aurora Lane', 'The Testers']);
      for (const [name, record] of order)
        expect(await from(api, name, [record])).toMatchObject({
          created: 0,
          changed: 0,
          unchanged: 1,
        });
      expect(await onlyEvent(api)).toEqual(event);
    }
  });

  it('is matched within one batch', async () => {
    await using api = await createTestApi({
      events: [
        GIG,
        { ...GIG, source_id: 'again' },
        { ...GIG, source_id: 'late', start_local: '2026-12-05T23:00' },
      ],
    });
    expect(await listed(api)).toHaveLength(2);
  });

  it('remains while one source lists it, with the values of the remaining sources', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [{ ...GIG, description: 'From the venue.' }]);
    await from(api, 'paper', [{ ...GIG, source_id: 'p', description: 'From the paper.' }]);
    expect((await onlyEvent(api)).description).toBe('From the venue.');
    expect(await allFrom(api, 'venue', [])).toMatchObject({ withdrawn: 1 });
    const left = await onlyEvent(api);
    expect([left.description, left.sources.map(({ source }) => source)]).toEqual([
      'From the paper.',
      ['paper'],
    ]);
    await allFrom(api, 'venue', [{ ...GIG, description: 'From the venue.' }]);
    expect((await onlyEvent(api)).description).toBe('From the venue.');
    await allFrom(api, 'venue', []);
    await allFrom(api, 'paper', []);
    expect(await listed(api)).toEqual([]);
    await from(api, 'paper', [{ ...GIG, source_id: 'p', description: 'From the paper.' }]);
    expect((await onlyEvent(api)).slug).toBe(left.slug);
  });

  it('is cancelled by the newest statement of any source, and moves with its source', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', status: 'cancelled' }]);
    expect((await onlyEvent(api)).status).toBe('cancelled');
    await from(api, 'venue', [{ ...GIG, start_local: '2027-01-20T20:00' }]);
    const moved = await onlyEvent(api);
    expect(moved).toMatchObject({ status: 'rescheduled', start_local: '2027-01-20T20:00:00' });
    await from(api, 'venue', [{ ...GIG, start_local: '2027-01-20T20:00', status: 'cancelled' }]);
    expect((await onlyEvent(api)).status).toBe('cancelled');
  });

  it('is listed again if another source has an identical listing', async () => {
    await using api = await createTestApi();
    await from(api, 'venue', [GIG]);
    const { slug } = await onlyEvent(api);
    await allFrom(api, 'venue', []);
    expect(await listed(api)).toEqual([]);
    const { next_cursor } = (await api.get('/events/changes').expect(200)).body as {
      next_cursor: string;
    };
    await from(api, 'paper', [GIG]);
    expect((await onlyEvent(api)).slug).toBe(slug);
    expect((await api.get('/search?q=aurora').expect(200)).body).toMatchObject({ count: 1 });
    const { body } = await api.get(`/events/changes?since=${next_cursor}`).expect(200);
    expect((body as { changes: { kind: string }[] }).changes.map(({ kind }) => kind)).toEqual([
      'created',
    ]);
  });

  it('remains cancelled despite other sources until the cancellation is withdrawn', async () => {
    await using api = await createTestApi();
    const statusAfter = async (name: string, more: Partial<RawEvent>) => {
      await from(api, name, [{ ...GIG, source_id: name, ...more }]);
      return (await onlyEvent(api)).status;
    };
    expect(await statusAfter('one', {})).toBe('scheduled');
    expect(await statusAfter('two', {})).toBe('scheduled');
    expect(await statusAfter('one', { status: 'cancelled' })).toBe('cancelled');
    expect(await statusAfter('two', { description: 'A word about the band.' })).toBe('cancelled');
    expect(await statusAfter('three', {})).toBe('cancelled');
    expect(await statusAfter('one', { status: 'cancelled', description: 'Sorry.' })).toBe(
      'cancelled',
    );
    expect(await statusAfter('one', { status: 'scheduled' })).toBe('scheduled');
  });

  it('takes the time from a source that knows the city', async () => {
    await using api = await createTestApi();
    const { city: _city, country: _country, ...nowhere } = GIG;
    await from(api, 'venue', [{ ...nowhere, venue_name: null, url: 'https://a.example/gig' }]);
    await from(api, 'fans', [{ ...GIG, source_id: 'f', url: 'https://a.example/gig' }]);
    const { timezone, start_utc } = (await onlyEvent(api)) as Full & {
      timezone: string;
      start_utc: string;
    };
    expect([timezone, start_utc]).toEqual(['Europe/Berlin', '2026-12-05T19:00:00Z']);
  });

  it('is not moved by the start time of another source', async () => {
    await using api = await createTestApi();
    await from(api, 'fans', [{ ...GIG, source_id: 'f', start_local: '2026-12-05T19:00' }]);
    await from(api, 'venue', [GIG]);
    expect(await onlyEvent(api)).toMatchObject({
      status: 'scheduled',
      start_local: '2026-12-05T20:00:00',
    });
  });
});
