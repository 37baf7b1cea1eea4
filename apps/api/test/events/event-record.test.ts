import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { createTestApi, buildEvent } from '../create-test-api.ts';

interface Shown {
  event: Record<string, unknown> & { id: string; slug: string; sources: { source: string }[] };
}

describe('GET /events/{id_or_slug}', () => {
  it('returns the full record by slug and by id', async () => {
    const record = buildEvent({
      title: 'An Evening of <b>Bold</b> Songs',
      description: '<p>First.</p><p>Second &amp; last.</p>',
      venue_name: 'Große Halle',
      address: 'Hauptstraße 1',
      artists: 'Ana Öst; The !!! Band',
      price_min: '12,50',
      price_max: 30,
      currency: 'eur',
      ticket_url: 'https://tickets.example/42?utm_source=x&seat=1',
      url: 'https://agenda.example/42',
      tags: 'song;evening',
    });
    await using api = await createTestApi({ events: [record], source: 'agenda' });
    const { body } = await api
      .get('/events/an-evening-of-bold-songs-berlin-2026-11-28')
      .expect(200);
    const { event } = body as Shown;
    expect(event).toMatchObject({
      slug: 'an-evening-of-bold-songs-berlin-2026-11-28',
      canonical_slug: event.slug,
      title: 'An Evening of Bold Songs',
      description: 'First.\n\nSecond & last.',
      venue_name: 'Große Halle',
      venue_slug: 'grosse-halle-berlin',
      address: 'Hauptstraße 1',
      city: 'Berlin',
      region: 'State of Berlin',
      country: 'Germany',
      country_code: 'DE',
      artists: [
        { name: 'Ana Öst', slug: 'ana-ost' },
        { name: 'The !!! Band', slug: 'the-band' },
      ],
      price_min: 12.5,
      price_max: 30,
      currency: 'EUR',
      ticket_url: 'https://tickets.example/42?seat=1',
      tags: ['song', 'evening'],
      links: {
        self: `https://api.test/events/${event.slug}`,
        ics: `https://api.test/events/${event.slug}.ics`,
        og: `https://api.test/og/${event.slug}`,
        og_png: `https://api.test/og/${event.slug}.png`,
        click: `https://api.test/click/${event.slug}`,
      },
      merged_ids: [],
      previous_start_utc: null,
      sources: [
        {
          source: 'agenda',
          source_id: record.source_id,
          url: 'https://agenda.example/42',
          licence: 'CC0-1.0',
          attribution: 'A test',
          matched_by: null,
        },
      ],
    });
    expect(((await api.get(`/events/${event.id}`).expect(200)).body as Shown).event).toEqual(event);
  });

  it('retains its slug when the event moves, and returns the previous start', async () => {
    const record = buildEvent({ title: 'Mover' });
    await using api = await createTestApi({ events: [record] });
    const before = (
      (await api.get('/events')).body as { events: [{ slug: string; start_utc: string }] }
    ).events[0];
    await ingest(api.database, {
      source: { name: 'test' },
      records: [{ ...record, start_local: '2026-12-05T20:00:00' }],
    });
    const { event } = (await api.get(`/events/${before.slug}`).expect(200)).body as Shown;
    expect(event).toMatchObject({
      slug: before.slug,
      status: 'rescheduled',
      previous_start_utc: before.start_utc,
      start_local: '2026-12-05T20:00:00',
    });
  });

  it('gives the second event of a title, city and day its own slug', async () => {
    const twins = [
      buildEvent({ title: 'Twin', start_local: '2026-11-28T18:00' }),
      buildEvent({ title: 'Twin', start_local: '2026-11-28T21:00' }),
    ];
    await using api = await createTestApi({ events: twins });
    const { events } = (await api.get('/events')).body as { events: { slug: string }[] };
    expect(events[0]?.slug).toBe('twin-berlin-2026-11-28');
    expect(events[1]?.slug).toMatch(/^twin-berlin-2026-11-28-[0-9a-z]{6}$/);
    for (const { slug } of events) await api.get(`/events/${slug}`).expect(200);
  });

  it('returns the remaining event for a merged slug and a merged id', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Survivor' })] });
    const { id } = ((await api.get('/events')).body as { events: [{ id: string }] }).events[0];
    const former = '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9';
    await api.database.prisma.alias.createMany({
      data: ['old-name-berlin-2026-11-28', former].map((alias) => ({
        kind: 'event' as const,
        alias,
        recordId: id,
      })),
    });
    for (const name of ['old-name-berlin-2026-11-28', former]) {
      const { event } = (await api.get(`/events/${name}`).expect(200)).body as Shown;
      expect(event).toMatchObject({
        id,
        slug: 'survivor-berlin-2026-11-28',
        canonical_slug: 'survivor-berlin-2026-11-28',
        merged_ids: [former],
      });
    }
  });

  it('gives an event a slug if its title has no letters for one', async () => {
    await using api = await createTestApi({
      events: [
        buildEvent({ title: '!!!' }),
        buildEvent({ title: '東京の夜', city: '東京', country: 'JP' }),
      ],
    });
    const { events } = (await api.get('/events')).body as {
      events: { slug: string; title: string }[];
    };
    expect(Object.fromEntries(events.map(({ title, slug }) => [title, slug]))).toEqual({
      '!!!': 'event-berlin-2026-11-28',
      東京の夜: expect.stringMatching(/^[a-z0-9-]+-tokyo-2026-11-28$/),
    });
  });
});
