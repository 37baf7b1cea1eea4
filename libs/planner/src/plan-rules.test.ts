import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { buildPrompt } from './narrative/prompt.ts';
import { templateNarrative } from './narrative/template.ts';
import type { Plan } from './plan.ts';
import { buildEvent, planOf } from './testing/build-event.ts';

const stepsOf = ({ timeline }: Plan) =>
  timeline.map(({ at_local, what, minutes }) => [at_local.slice(11, 16), what, minutes]);
const stayOf = ({ hotel }: Plan) => [hotel.check_in, hotel.check_out];
const providersOf = ({ options }: Plan['transport']) => options.map(({ provider }) => provider);
const codesOf = ({ notice_codes }: Plan) => notice_codes.map(({ code }) => code);

const STADIUM = { category: 'sports', venue_name: 'Olympiastadion' } as const;
const DAY_OFF = { all_day: true, start_local: '2026-12-11T00:00:00' };
const EXHIBITION = {
  title: 'Long exhibition',
  category: 'community',
  start_local: '2022-12-14T10:00:00',
  end_local: '2027-01-31T18:00:00',
} as const;
const FAIR = { ...DAY_OFF, category: 'festival', end_local: '2026-12-13T00:00:00' } as const;

describe('the times of a plan', () => {
  it('are local: dinner, arrival, event, and one night', () => {
    const plan = planOf();
    expect(stepsOf(plan)).toEqual([
      ['18:00', 'Dinner', 75],
      ['19:15', 'Be at Kesselhaus, Berlin', 45],
      ['20:00', 'Evening concert', 180],
    ]);
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T18:00:00');
    expect(plan.transport).toMatchObject({
      arrive_by_local: '2026-11-28T19:15:00',
      summary: 'Be at Kesselhaus, Berlin by 19:15, 45 minutes before the start.',
    });
    expect(stayOf(plan)).toEqual(['2026-11-28', '2026-11-29']);
    expect(plan.notices).toEqual([]);
  });

  it('have an early arrival at a stadium, and dinner after an afternoon event', () => {
    const plan = planOf({ ...STADIUM, start_local: '2026-11-28T15:30:00' });
    expect(plan.transport.arrive_by_local).toBe('2026-11-28T14:00:00');
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T19:00:00');
  });

  it('end dinner before the early arrival at a stadium', () => {
    expect(stepsOf(planOf({ ...STADIUM, title: 'Match' }))).toEqual([
      ['17:15', 'Dinner', 75],
      ['18:30', 'Be at Olympiastadion, Berlin', 90],
      ['20:00', 'Match', 180],
    ]);
  });

  it('arrive when the doors open', () => {
    const plan = planOf({ doors_local: '2026-11-28T18:30:00' });
    expect(plan.transport.arrive_by_local).toBe('2026-11-28T18:30:00');
    expect(plan.transport.summary).toContain('Doors open at 18:30.');
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T17:15:00');
  });

  it.each([
    ['a matinee', '11:00', '13:00', '13:30', 'Lunch'],
    ['a late matinee', '12:00', '14:15', '19:00', 'Dinner'],
    ['a morning show', '09:30', '10:30', '12:00', 'Lunch'],
  ])('have a meal after %s', (_kind, ...[start, end, meal, kind]) => {
    const on = (clock: string) => `2026-11-29T${clock}:00`;
    const times = { start_local: on(must(start)), end_local: on(must(end)) };
    const { timeline } = planOf({ ...times, category: 'theater' });
    expect(timeline.at(-1)).toMatchObject({ at_local: on(must(meal)), kind: 'meal', what: kind });
  });

  it('have dinner at eight before a late event, on the day before midnight', () => {
    const plan = planOf({ category: 'nightlife', start_local: '2026-11-29T00:30:00' });
    expect(plan.dinner.reserve_at_local).toBe('2026-11-28T20:00:00');
    expect(stayOf(plan)).toEqual(['2026-11-28', '2026-11-29']);
    const over = { start_local: '2026-11-28T22:00:00', end_local: '2026-11-29T03:00:00' };
    expect(stayOf(planOf(over))).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('count minutes across a change of clocks', () => {
    const { arrive_by_local } = planOf({ start_local: '2027-03-28T03:30:00' }).transport;
    expect(arrive_by_local).toBe('2027-03-28T01:45:00');
  });

  it('leave out what is past', () => {
    const plan = planOf({}, { now: new Date('2026-11-28T18:30:00Z') });
    expect(stepsOf(plan)).toEqual([
      ['19:30', 'Be at Kesselhaus, Berlin', 30],
      ['20:00', 'Evening concert', 180],
    ]);
    const begun = planOf({}, { now: new Date('2026-11-28T19:30:00Z') });
    expect([codesOf(begun), begun.transport.leave_home_tip]).toEqual([['has_begun'], 'Leave now.']);
  });
});

describe('the stay', () => {
  it('begins the evening before a conference and ends after it', () => {
    const plan = planOf({
      ...{ category: 'conference', all_day: true },
      ...{ start_local: '2026-12-04T00:00:00', end_local: '2026-12-07T00:00:00' },
    });
    expect([plan.date, ...stayOf(plan)]).toEqual(['2026-12-04', '2026-12-03', '2026-12-08']);
  });

  it('begins on the day of a festival and ends after it', () => {
    expect(stayOf(planOf(FAIR))).toEqual(['2026-12-11', '2026-12-14']);
  });

  it('begins the evening before a start in the early morning', () => {
    expect(stayOf(planOf({ start_local: '2026-11-28T07:30:00' }))).toEqual([
      ...['2026-11-27', '2026-11-29'],
    ]);
    expect(stayOf(planOf({ start_local: '2026-11-28T10:00:00' }))).toEqual([
      ...['2026-11-28', '2026-11-29'],
    ]);
  });

  it('is not to be booked while the date is not confirmed', () => {
    const { hotel } = planOf({ date_tbd: true });
    expect([hotel.check_in, hotel.summary]).toEqual([null, expect.stringContaining('do not book')]);
    expect(hotel.options.length).toBeGreaterThan(0);
  });
});

describe('the day of an event that runs for years', () => {
  it('is the next sensible one', () => {
    const plan = planOf(EXHIBITION);
    expect([plan.date, plan.dinner.reserve_at_local]).toEqual([
      ...['2026-11-21', '2026-11-21T19:00:00'],
    ]);
    expect([plan.transport.arrive_by_local, plan.timeline]).toEqual([null, []]);
    expect(plan.notices[0]).toBe('It runs until Sun, 31 Jan 2027. This plan is for Sat 21 Nov.');
    const inTheEvening = planOf(EXHIBITION, { now: new Date('2026-11-21T16:00:00Z') });
    expect(inTheEvening.date).toBe('2026-11-22');
    const onTheLast = planOf(EXHIBITION, { now: new Date('2027-01-31T16:00:00Z') });
    expect(onTheLast.date).toBe('2027-01-31');
  });
});

describe('the links of a plan', () => {
  it('contain the place, the nights and the number of people', () => {
    const { hotel, transport } = planOf();
    const urlOf = (section: Plan['hotel'], name: string) =>
      new URL(must(section.options.find(({ provider }) => provider === name)).url).searchParams;
    expect(Object.fromEntries(urlOf(hotel, 'Booking.com'))).toMatchObject({
      ...{ ss: 'Kesselhaus, Berlin', checkin: '2026-11-28', checkout: '2026-11-29' },
      group_adults: '2',
    });
    expect(urlOf(transport as never, 'Uber').get('dropoff[latitude]')).toBe('52.54');
  });

  it('lead only to ride services that operate in the country', () => {
    expect(providersOf(planOf().transport)).not.toContain('Lyft');
    const newYork = { city: 'New York', country_code: 'US', lat: 40.7, lng: -74 };
    expect(providersOf(planOf(newYork).transport)).toContain('Lyft');
  });

  it('name the town once if the venue has its name', () => {
    expect(planOf({ venue_name: 'Berlin' }).transport.summary).toMatch(/^Be at Berlin by/);
  });
});

describe('the music', () => {
  const artists = ['Ana Öst', 'The Others', 'Third', 'Fourth'].map((name) => ({
    ...{ name, slug: name.toLowerCase().replace(' ', '-') },
  }));
  const spotifyIds: [string, string][] = [['ana-öst', '4TMHGUX5WI7OOm53PqSDAT']];

  it('is that of the first three artists, by id if it is known', () => {
    const { music } = planOf({ artists: artists }, { spotifyIds });
    expect(music.summary).toBe('Listen to Ana Öst, The Others, Third on the way.');
    expect(music.artists.map(({ spotify_id }) => spotify_id)).toEqual([
      ...['4TMHGUX5WI7OOm53PqSDAT', null, null, null],
    ]);
    const urls = music.options.map(({ url }) => url);
    expect(urls[0]).toBe('https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT');
    expect(urls).toContain('https://open.spotify.com/search/The%20Others');
  });

  it('suits the category if the line-up is not known as musicians', () => {
    const speakers = { category: 'conference', artists } as const;
    expect(planOf(speakers).music.summary).toBe('Get into the mood with deep focus.');
    expect(planOf(speakers, { spotifyIds }).music.summary).toMatch(/^Listen to Ana Öst/);
    expect(planOf({ category: 'film' }).music.options[0]?.label).toContain('Film scores');
  });

  it('is none for an event that does not take place, apart from its line-up', () => {
    const { music } = planOf({ status: 'cancelled' });
    expect([music.summary, music.options]).toEqual([expect.stringContaining('cancelled'), []]);
    const off = planOf({ status: 'cancelled', artists: artists.slice(0, 1) });
    expect(off.music.summary).toBe('Listen to Ana Öst.');
  });
});

describe('the outfit', () => {
  const weather = (temperature_c: number | null, conditions = 'clear sky') =>
    ({ temperature_c, conditions, source: 'forecast' }) as const;
  const itemsAt = (...[temperature, conditions, event]: [number, string?, object?]) =>
    planOf(event, { weather: weather(temperature, conditions) }).outfit.items;

  it.each([
    [-5, 'a winter coat'],
    [2, 'a warm coat'],
    [10, 'a jacket'],
    [18, 'a shirt and a thin layer for later'],
    [25, 'light clothes'],
  ])('at %d °C begins with %s', (temperature, item) => {
    expect(itemsAt(temperature)[0]).toBe(item);
  });

  it('is for rain: an umbrella, but a jacket in a stadium', () => {
    expect(itemsAt(12, 'light rain')).toContain('an umbrella');
    expect(itemsAt(12, 'light rain', STADIUM)).toContain('a rain jacket, no umbrella');
    expect(itemsAt(12)).not.toContain('an umbrella');
  });

  it('in the open is for the sun by day and for the cold after dark', () => {
    const at = (clock: string) => ({ ...STADIUM, start_local: `2026-11-28T${clock}:00` });
    const [sun, dark] = ['sunscreen and a cap', 'a layer more for after dark'];
    expect(itemsAt(20, undefined, at('15:00'))).toContain(sun);
    expect(itemsAt(17, undefined, at('15:00'))).not.toContain(sun);
    expect(itemsAt(20, undefined, at('18:00'))).toContain(dark);
    expect(itemsAt(20, undefined, at('18:00'))).not.toContain(sun);
    expect(itemsAt(22, undefined, at('18:00'))).not.toContain(dark);
    expect(itemsAt(20)).not.toContain(dark);
  });

  it('states the weather and its source, if it is known', () => {
    expect(planOf({}, { weather: weather(5) }).outfit.summary).toMatch(
      /^The forecast says 5 °C outside \(clear sky\)\. Wear a warm coat and a scarf\.$/,
    );
    const climate = { temperature_c: 5, conditions: 'usually cold', source: 'climate' } as const;
    expect(planOf({}, { weather: climate }).outfit.summary).toMatch(/^At this time of year/);
    const none = planOf({}, { weather: { ...weather(null), source: 'none' } }).outfit;
    expect(none.summary).toBe('Wear comfortable shoes and earplugs.');
  });
});

describe('the notices', () => {
  it.each([
    ['sold_out', 'sold_out', 'It is sold out: go only if you have a ticket.'],
    ['off_sale', 'sales_ended', 'Ticket sales have ended.'],
    ['not_yet', 'not_on_sale', 'Tickets are not on sale yet.'],
  ] as const)('state that sales are %s', (availability, code, sentence) => {
    const plan = planOf({ availability });
    expect([codesOf(plan), plan.notices]).toEqual([[code], [sentence]]);
  });

  it('state that the event was moved, or is a sample', () => {
    expect(codesOf(planOf({ status: 'rescheduled' }))).toEqual(['rescheduled']);
    expect(codesOf(planOf({ demo: true, availability: 'sold_out' }))).toEqual([
      ...['sample', 'sold_out'],
    ]);
  });

  it('state from when to when it runs, and that its hours are unknown', () => {
    const plan = planOf(FAIR);
    expect(plan.notices[0]).toBe('It runs 11 – 13 Dec. This plan is for Fri 11 Dec.');
    expect(plan.notice_codes).toEqual([
      { code: 'runs_days', from: '2026-12-11', to: '2026-12-13', date: '2026-12-11' },
      { code: 'hours_unknown', from: null, to: null, date: null },
    ]);
    expect([plan.transport.arrive_by_local, plan.timeline]).toEqual([null, []]);
    expect(plan.transport.summary).toContain('hours on this day are not known');
  });

  it('state that the time or the date is not known yet', () => {
    const untimed = planOf({ time_tbd: true, start_local: '2026-12-08T00:00:00' });
    expect(untimed.notices).toEqual(['The time is not known yet.']);
    expect(untimed.dinner.reserve_at_local).toBeNull();
    expect(untimed.transport.leave_home_tip).toBe('Check again when the time is known.');
    expect(planOf({ date_tbd: true }).date).toBeNull();
  });

  it.each([
    ['cancelled', { status: 'cancelled' }, /cancelled/],
    ['over', { start_local: '2026-11-01T20:00:00' }, /over/],
    ['online', { online: true, city: 'Online', venue_slug: null, lat: null, lng: null }, /online/],
    [
      'place_unknown',
      { venue_slug: null, city: 'To be announced', lat: null, lng: null },
      /not known yet/,
    ],
    ['postponed', { status: 'postponed' }, /postponed/],
  ] as const)('%s: nothing is to be booked, and every part states why', (code, event, words) => {
    const plan = planOf(event);
    expect(codesOf(plan)).toEqual([code]);
    expect(plan.notices.join(' ')).toMatch(words);
    expect(plan.transport.summary).toMatch(words);
    expect([plan.transport, plan.hotel, plan.dinner].flatMap(({ options }) => options)).toEqual([]);
    const times = [plan.dinner.reserve_at_local, plan.transport.arrive_by_local, ...stayOf(plan)];
    expect(times).toEqual([null, null, null, null]);
  });
});

describe('the text of a plan', () => {
  it('names the place, the day, the times and the night', () => {
    const event = buildEvent({ title: 'Concert, see www.a.example/x' });
    const text = templateNarrative(event, planOf());
    expect(text).toMatch(
      /^Your plan for “Concert, see …” \(Kesselhaus, Berlin\) on Saturday, 28 November 2026\. Eat at 18:00\./,
    );
    expect(text).toContain('Be there by 19:15. The forecast says');
    expect(text).toMatch(/Stay near Kesselhaus, Berlin from Sat 28 Nov to Sun 29 Nov\.$/);
  });

  it('leaves out what is not planned', () => {
    const event = buildEvent({ status: 'cancelled' });
    const text = templateNarrative(event, planOf({ status: 'cancelled' }));
    expect(text).toMatch(
      /^Your plan for “Evening concert” \(Kesselhaus, Berlin\)\. [^.]*cancelled[^.]*\.$/,
    );
  });

  it('gives a model the facts that are known', () => {
    const facts = (event: object, plan: Plan) =>
      JSON.parse(buildPrompt(buildEvent(event), plan)) as Record<'event' | 'plan', object>;
    const known = facts({}, planOf());
    expect(known.plan).toMatchObject({
      ...{ date: '2026-11-28', meal_at: '2026-11-28T18:00:00', weather: { temperature_c: 5 } },
      hotel: { check_in: '2026-11-28', check_out: '2026-11-29' },
    });
    const none = { temperature_c: null, conditions: 'unknown', source: 'none' } as const;
    const online = { online: true, city: 'Online', venue_slug: null, lat: null, lng: null };
    const unknown = facts(online, planOf(online, { weather: none }));
    expect(unknown.event).not.toHaveProperty('place');
    for (const absent of ['weather', 'hotel']) expect(unknown.plan).not.toHaveProperty(absent);
    const long = facts({ title: 'x'.repeat(300) }, planOf()).event as { title: string };
    expect(long.title).toHaveLength(200);
  });
});
