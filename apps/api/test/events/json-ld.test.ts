import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@marquee/domain';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from './odd-events-fixture.ts';

const jsonLdOf = async (api: Api, title: string) => {
  const { events } = (await api.get('/events?status=all&limit=100').expect(200)).body;
  const { slug } = (events as { slug: string; title: string }[]).find(
    (event) => event.title === title,
  ) ?? { slug: '' };
  const { text } = await api
    .get(`/events/${slug}.jsonld`)
    .expect(200)
    .expect('Content-Type', 'application/ld+json');
  return JSON.parse(text);
};

describe('GET /events/{id_or_slug}.jsonld', () => {
  it('contains all known values in the terms of schema.org', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS, source: 'agenda' });
    const slug = 'plain-evening-berlin-2026-11-28';
    expect(await jsonLdOf(api, 'Plain evening')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MusicEvent',
      '@id': `https://api.test/events/${slug}`,
      identifier: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Plain evening',
      description: 'First, second; third\\fourth.\n\nNew paragraph.',
      startDate: '2026-11-28T20:00:00+01:00',
      endDate: '2026-11-28T23:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Große Halle, Saal 2',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Hauptstraße 1, Hinterhof',
          addressLocality: 'Berlin',
          addressRegion: 'State of Berlin',
          addressCountry: 'DE',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 52.5, longitude: 13.4 },
      },
      performer: [
        { '@type': 'MusicGroup', name: 'Ana Öst' },
        { '@type': 'MusicGroup', name: 'The !!! Band' },
      ],
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 12.5,
        highPrice: 30,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/LimitedAvailability',
        url: 'https://tickets.example/1',
      },
      typicalAgeRange: '16-',
      image: ['https://images.example/a.jpg'],
      keywords: ['music', 'song', 'a,b;c'],
      url: `https://widgets.test/embed/event/${slug}`,
    });
  });

  it('omits unknown values', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const nowhere = await jsonLdOf(api, 'Nowhere yet');
    for (const name of [
      'location',
      'offers',
      'performer',
      'image',
      'endDate',
      'description',
      'isAccessibleForFree',
      'sameAs',
    ])
      expect(nowhere).not.toHaveProperty(name);
    expect(await jsonLdOf(api, 'No end known')).not.toHaveProperty('endDate');
  });

  it('uses dates with an inclusive end if only the days are known', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    expect(await jsonLdOf(api, 'Fair of three days')).toMatchObject({
      startDate: '2026-12-11',
      endDate: '2026-12-13',
    });
    expect(await jsonLdOf(api, 'Concert without a time')).toMatchObject({
      startDate: '2026-12-08',
    });
    expect(await jsonLdOf(api, 'Over the change of clocks')).toMatchObject({
      startDate: '2027-03-13T23:00:00-05:00',
      endDate: '2027-03-14T05:00:00-04:00',
    });
  });

  it('contains the status and the attendance mode', async () => {
    await using api = await createTestApi({ events: ODD_EVENTS });
    const words = async (title: string) => {
      const { eventStatus, eventAttendanceMode } = await jsonLdOf(api, title);
      return [eventStatus, eventAttendanceMode].map((word) =>
        word.replace('https://schema.org/', ''),
      );
    };
    expect(await words('Called off')).toEqual(['EventCancelled', 'OfflineEventAttendanceMode']);
    expect(await words('Put off')).toEqual(['EventPostponed', 'OfflineEventAttendanceMode']);
    expect(await words('Put somewhere else in time')).toEqual([
      'EventRescheduled',
      'OfflineEventAttendanceMode',
    ]);
    expect(await words('Streamed')).toEqual(['EventScheduled', 'OnlineEventAttendanceMode']);
    expect(await words('Moved online')).toEqual(['EventMovedOnline', 'MixedEventAttendanceMode']);
    expect((await jsonLdOf(api, 'Streamed')).location).toEqual({
      '@type': 'VirtualLocation',
      url: 'https://stream.example/1',
    });
  });

  it('agrees with the list and the filter on what is free, and states a lowest price as one', async () => {
    await using api = await createTestApi({
      events: [
        buildEvent({
          title: 'Pay what you can',
          is_free: true,
          price_min: 0,
          price_max: 35,
          currency: 'EUR',
        }),
        buildEvent({ title: 'From 13', price_min: 13, currency: 'EUR' }),
      ],
    });
    const { events } = (await api.get('/events').expect(200)).body;
    expect(events.map(({ is_free }: { is_free: boolean | null }) => is_free)).toEqual([
      false,
      null,
    ]);
    expect((await api.get('/events?free=1').expect(200)).body.events).toEqual([]);
    expect(await jsonLdOf(api, 'Pay what you can')).toMatchObject({ isAccessibleForFree: false });
    expect(events.find(({ title }: { title: string }) => title === 'From 13')).toMatchObject({
      price_min: 13,
      price_max: null,
    });
    const { offers } = await jsonLdOf(api, 'From 13');
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 13 });
    expect(offers).not.toHaveProperty('highPrice');
    const found = (await api.get('/events?price_max=13').expect(200)).body.events;
    expect(found.map(({ title }: { title: string }) => title)).toEqual([
      'Pay what you can',
      'From 13',
    ]);
  });

  it('has a type for every category, and the price 0 for a free ticket', async () => {
    await using api = await createTestApi({
      events: CATEGORIES.map((category) =>
        buildEvent({ title: `A ${category}`, category, is_free: true }),
      ),
    });
    const types = await Promise.all(
      CATEGORIES.map(async (category) => (await jsonLdOf(api, `A ${category}`))['@type']),
    );
    expect(types).toEqual([
      'MusicEvent',
      'SportsEvent',
      'TheaterEvent',
      'ScreeningEvent',
      'ComedyEvent',
      'Festival',
      'Event',
      'SocialEvent',
      'BusinessEvent',
    ]);
    expect(await jsonLdOf(api, 'A film')).toMatchObject({
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0 },
    });
  });

  it('can be embedded in a page with any title', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ title: '1 < 2 </script x> <!-- & more' })],
    });
    const [event] = (await api.get('/events')).body.events as [{ slug: string; title: string }];
    const { text } = await api.get(`/events/${event.slug}.jsonld`).expect(200);
    expect(text).not.toContain('<');
    expect(JSON.parse(text).name).toBe(event.title);
  });

  it('responds with 404 to an unknown slug', async () => {
    await using api = await createTestApi();
    await api
      .get('/events/nobody-knows-it.jsonld')
      .expect(404)
      .expect('Content-Type', /problem\+json/);
  });
});

describe('GET /events/{id_or_slug} with Accept', () => {
  it('returns JSON-LD if the client prefers it, with Vary: Accept', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Solo' })] });
    const path = '/events/solo-berlin-2026-11-28';
    const answer = async (accept: string) => {
      const { headers, status } = await api.get(path).set('Accept', accept);
      expect(headers['vary']).toMatch(/Accept/);
      return [status, headers['content-type']];
    };
    expect(await answer('application/ld+json')).toEqual([200, 'application/ld+json']);
    expect(await answer('application/ld+json, application/json;q=0.9')).toEqual([
      200,
      'application/ld+json',
    ]);
    for (const accept of [
      'application/json',
      '*/*',
      'application/json, text/html;q=0.9',
      'application/json, application/ld+json',
      '',
      'rubbish',
    ])
      expect([accept, ...(await answer(accept))]).toEqual([
        accept,
        200,
        'application/json; charset=utf-8',
      ]);
    const { headers } = await api.get(path).set('Accept', 'application/ld+json');
    await api
      .get(path)
      .set('Accept', 'application/ld+json')
      .set('If-None-Match', must(headers['etag']))
      .expect(304);
    await api.get(path).set('If-None-Match', must(headers['etag'])).expect(200);
  });
});
