import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const CALLED_OFF: Partial<RawEvent> = {
  ticket_url: 'https://tickets.example/1',
  price_min: 20,
  price_max: 40,
  currency: 'EUR',
  availability: 'few_left',
  artists: ['The Testers'],
  venue_name: 'Tempodrom',
  start_local: '2026-11-21T20:00:00',
};

const OVER: Partial<RawEvent> = {
  start_local: '2026-11-10T20:00:00',
  artists: ['Can'],
  venue_name: 'Knust',
  organizer: 'Elbe Concerts',
  city: 'Hamburg',
};

const DAY_MS = 86_400_000;
const FAIR_DAY_0 = Date.parse('2026-11-21T00:00:00Z');

/** The daily dates of a fair, from one number of days after today to another. */
const fair = (first: number, last: number): RawEvent[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const day = new Date(FAIR_DAY_0 + (first + index) * DAY_MS).toISOString().slice(0, 10);
    return buildEvent({
      ...{ title: 'Fair', city: 'Leipzig', start_local: `${day}T10:00:00` },
      ...{ series_id: 'fair', series_title: 'Fair' },
    });
  });

let web: Web;
beforeAll(async () => {
  const exhibitions = Array.from({ length: 20 }, (_, index) =>
    buildEvent({
      title: `Exhibition ${String(index)}`,
      start_local: '2026-09-01',
      end_local: '2027-05-03',
      featured: true,
    }),
  );
  web = await createTestWeb([
    ...exhibitions,
    buildEvent({ title: 'Tonight only', start_local: '2026-11-21T20:00:00' }),
    buildEvent({ title: 'Opening', start_local: '2026-11-21', end_local: '2027-01-03' }),
    buildEvent({
      title: 'Salon',
      city: 'Paris',
      country: 'FR',
      venue_name: '1 Pl. de la Prte de Versailles, 75015 Paris',
    }),
    buildEvent({ title: 'Harbour jazz', city: 'Hamburg' }),
    buildEvent({
      title: 'Derby',
      artists: ['FC Pages'],
      category: 'sports',
      city: 'Madrid',
      country: 'ES',
    }),
    buildEvent({ title: 'Matinee', city: 'Munich', start_local: '2026-11-21T21:00:00' }),
    buildEvent({ ...CALLED_OFF, title: 'Not at all', status: 'cancelled', city: 'Munich' }),
    buildEvent({ ...CALLED_OFF, title: 'Not now', status: 'postponed', city: 'Munich' }),
    buildEvent({
      ...CALLED_OFF,
      title: 'Picnic concert',
      status: 'postponed',
      city: 'Munich',
      is_free: true,
      price_max: 0,
      price_min: 0,
    }),
    ...[
      { city: 'Tokyo', country: 'JP', timezone: 'Asia/Tokyo', start_local: '2026-12-12T21:00:00' },
      {
        city: 'Boston',
        country: 'US',
        timezone: 'America/New_York',
        start_local: '2026-12-12T11:00:00',
      },
      {
        city: 'Lisbon',
        country: 'PT',
        timezone: 'Europe/Lisbon',
        start_local: '2026-12-12T18:00:00',
      },
    ].map((event) => buildEvent({ ...event, title: `Gig in ${event.city}` })),
    ...['Early', 'Late'].flatMap((title) => [
      buildEvent({ title, city: 'Cologne', start_local: '2026-11-21T20:00:00' }),
      buildEvent({ title, city: 'Cologne', start_local: '2026-11-22T20:00:00' }),
    ]),
    ...['2025-03-01', '2026-11-20'].map((day) =>
      buildEvent({ ...OVER, title: `Over ${day}`, start_local: `${day}T20:00:00` }),
    ),
    buildEvent({ ...OVER, title: 'Over for Can', artists: ['Can', 'Air'] }),
    ...fair(-120, -1),
    ...fair(1, 2),
  ]);
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;

/** Returns the titles in each section of a page, by its heading. */
function sectionsOf(text: string): Record<string, string[]> {
  const parts = text.split('<h2>').slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const titles = [...part.matchAll(/class="title"><a [^>]*><bdi>([^<]*)<\/bdi>/g)].map(
        ([, title = '']) => title,
      );
      return [part.slice(0, part.indexOf('<')), titles];
    }),
  );
}

describe('long runs', () => {
  it.each(['/', '/city/Berlin', '/?city=Berlin'])(
    'are apart from what is on tonight: %s',
    async (path) => {
      const sections = sectionsOf(await textOf(path));
      const { Tonight: tonight = [], Today: today } = sections;
      // A city has one section for the day.
      if (path !== '/') expect(today).toEqual(expect.arrayContaining(['Tonight only', 'Opening']));
      else {
        expect(tonight).toContain('Tonight only');
        expect(tonight.join()).not.toMatch(/Exhibition|Opening/);
        expect(today).toEqual(['Opening']);
      }
      expect(today?.join()).not.toContain('Exhibition');
      expect(sections['This weekend']?.join() ?? '').not.toContain('Exhibition');
      expect(sections['Also running']).toHaveLength(6);
      expect(sections['Also running']?.every((title) => title.startsWith('Exhibition'))).toBe(true);
    },
  );

  it('follow the events of a day with their last day', async () => {
    const text = await textOf('/search?city=Berlin&on=2026-11-21');
    const sections = sectionsOf(text.replace(/<h2>\d+ events/, '<h2>Events'));
    expect(sections['Events']).toEqual(expect.arrayContaining(['Tonight only', 'Opening']));
    expect(sections['Events']?.join()).not.toContain('Exhibition');
    expect(sections['Also running']?.length).toBeGreaterThan(10);
    expect(text).toContain('until Mon 3 May 2027'.replace('Mon 3 May', 'Mon, May 3,'));
  });
});

it('lists a day of several time zones by the local times that it shows', async () => {
  const text = await textOf('/search?on=2026-12-12');
  const [, day = ''] = /<h3>Saturday, December 12<\/h3>(.*?)<\/ul>/s.exec(text) ?? [];
  expect([...day.matchAll(/<p class="at">([^<]*)/g)].map(([, hour]) => hour)).toEqual([
    '11:00 AM',
    '6:00 PM',
    '9:00 PM',
  ]);
});

it('has the page of a city only for one city', async () => {
  const heading = '<h1><bdi>Berlin</bdi></h1>';
  expect(await textOf('/?city=Berlin')).toContain(heading);
  for (const city of ['!Berlin', 'Berlin,Cologne', 'Nowhereville'])
    expect(await textOf(`/?city=${city}`)).not.toContain(heading);
});

it.each(['/', '/?city=Cologne', '/city/Cologne'])(
  'has no event in two sections: %s',
  async (path) => {
    const found = [...(await textOf(path)).matchAll(/class="title"><a href="([^"]*)"/g)];
    const paths = found.map(([, each]) => each);
    expect(paths.length).toBeGreaterThan(2);
    expect(new Set(paths).size).toBe(paths.length);
  },
);

describe('the earlier dates', () => {
  const OVER_NEWEST_FIRST = ['Over 2026-11-20', 'Over for Can', 'Over 2025-03-01'];

  it.each(['/artist/can', '/venue/knust-hamburg', '/organizers/elbe-concerts'])(
    'are listed, newest first, where none are ahead: %s',
    async (path) => {
      const sections = sectionsOf(await textOf(path));
      expect(sections['Earlier dates']).toEqual(OVER_NEWEST_FIRST);
      expect(Object.keys(sections).slice(-2)).toEqual(['Earlier dates', 'Events in Hamburg']);
    },
  );

  it('are those of the artist alone', async () => {
    expect(sectionsOf(await textOf('/artist/air'))['Earlier dates']).toEqual(['Over for Can']);
  });

  it.each(['/artist/the-testers', '/venue/tempodrom-munich'])(
    'are absent where dates are ahead: %s',
    async (path) => {
      const sections = sectionsOf(await textOf(path));
      expect(sections['Upcoming dates']).toContain('Not now');
      expect(sections).not.toHaveProperty('Earlier dates');
    },
  );
});

it('hides the heading of a day that the heading of its section names', async () => {
  const [, tonight = '', weekend = ''] = (await textOf('/city/Cologne')).split('<h2>');
  expect(tonight).toMatch(/^Today.*<h3 class="heard">Today, Saturday, November 21</s);
  expect(weekend).toMatch(/^This weekend.*<h3>Tomorrow, Sunday, November 22</s);
});

describe('an event that is off', () => {
  it.each(['not-now', 'not-at-all'])('has its former date struck out: %s', async (slug) => {
    expect(await textOf(`/e/${slug}-munich-2026-11-21`)).toMatch(
      /<h1>.*?<s><time [^>]+>[^<]+<\/time><\/s>/s,
    );
  });

  const PATHS = [
    '/?city=Munich',
    '/search?q=not',
    '/search?city=Munich',
    '/city/Munich',
    '/artist/the-testers',
    '/venue/tempodrom-munich',
    ...['not-at-all', 'not-now', 'picnic-concert'].map((slug) => `/e/${slug}-munich-2026-11-21`),
    ...['not-at-all', 'not-now'].map((slug) => `/plan/${slug}-munich-2026-11-21`),
  ];

  it.each(PATHS)('is never offered: %s', async (path) => {
    const text = await textOf(path);
    expect(text).toMatch(/Not at all|Not now|Picnic/);
    expect(text).not.toMatch(
      /\/click\/|€|tickets\.example|InStock|LimitedAvailability|"offers"|Few tickets|Free entry|>Free</,
    );
  });
});

it.each(['/artist/can', '/venue/knust-hamburg', '/organizers/elbe-concerts'])(
  'names what is on in the city where nothing is ahead: %s',
  async (path) => {
    expect(sectionsOf(await textOf(path))['Events in Hamburg']).toEqual(['Harbour jazz']);
  },
);

it('does not ask for shows of a team', async () => {
  const text = await textOf('/artist/fc-pages');
  expect(text).toContain('href="/search?category=sports"');
  expect(text.split('<footer')[0]).not.toMatch(/href="\/(?:ask|demand\/|artists")/);
  expect(await textOf('/artist/the-testers')).toContain('href="/ask?artist=The+Testers"');
});

describe('the pages of an event that is off', () => {
  const EVENTS = ['not-at-all', 'not-now'].map((name) => `${name}-munich-2026-11-21`);
  const PAGES = EVENTS.flatMap((slug) => [`/e/${slug}`, `/plan/${slug}`]);

  it.each(PAGES)('lead to the artist, and to the day in the city: %s', async (path) => {
    const text = await textOf(path);
    const [, bar = ''] = /<div class="state-bar (.*?)<h1/s.exec(text) ?? [];
    expect(bar).toContain('value="artist=the-testers"');
    expect(bar).toContain('href="/search?city=Munich%2C+DE&amp;on=2026-11-21"');
    expect(sectionsOf(text)['Events in Munich, Nov 21']).toContain('Matinee');
  });

  it.each(EVENTS)('state the news once: /plan/%s', async (slug) => {
    const [, main = ''] = (await textOf(`/plan/${slug}`)).split('<main');
    const [words = ''] = main.replace(/<[^h][^>]*>/g, '').split('<h2>');
    expect(words.match(/cancelled|postponed/gi)).toHaveLength(1);
  });
});

it('shows a venue without a name by its address', async () => {
  const text = await textOf('/e/salon-paris-2026-11-28');
  expect(text).not.toContain('<dt>Where</dt>');
  expect(text).toMatch(
    /<p class="place"><a href="\/venue\/[^"]*"><bdi>1 Pl\. de la Prte de Versailles, Paris<\/bdi>/,
  );
  expect(text).toContain('"streetAddress": "1 Pl. de la Prte de Versailles"');
  expect(text).not.toContain('75015 Paris');
});

describe('a search', () => {
  it.each([
    [
      'opening in berlin in march 2019',
      'Nothing matches on these dates. These events are on other dates.',
    ],
    ['opening in munich', 'Nothing matches there. These events are elsewhere.'],
    ['openning', 'Nothing matches exactly. These events are similar.'],
    [
      'opening near me',
      'We do not know where you are, so these events are anywhere. Choose a city below “Where”.',
    ],
    ['opening', ''],
  ])('states how the results of %j differ from it', async (query, difference) => {
    const text = await textOf(`/search?q=${encodeURIComponent(query)}`);
    expect(/<p class="notice" role="status">([^<]*)/.exec(text)?.[1] ?? '').toBe(difference);
  });

  it.each([
    ['events in berlin tomorrow', 'en', ['Nov 22, 2026', 'Berlin']],
    ['termine in berlin morgen', 'de', ['22.11.2026', 'Berlin']],
  ])('shows once, in its filters, what %j was read as (%s)', async (query, locale, filters) => {
    const text = await textOf(`/search?q=${encodeURIComponent(query)}&locale=${locale}`);
    const shown = text.matchAll(/<summary><bdi>([^<]*)/g);
    expect([...shown].map(([, name]) => name)).toEqual(filters);
    expect(text).not.toContain('class="chips conditions"');
  });

  it('names both meanings of "next weekend" on a Thursday', async () => {
    const settings = { now: () => new Date('2026-11-26T11:00:00Z') };
    await using other = await createTestWeb([buildEvent()], { settings });
    const { text } = await other.get('/search?q=concert+berlin+next+weekend').expect(200);
    expect(text).toMatch(/<bdi>Dec 4\s–\s6, 2026 or This weekend<\/bdi>/);
  });

  it('leads to the artists and venues that it names, and to requests for who is not on', async () => {
    expect(await textOf('/search?q=testers')).toContain('href="/artist/the-testers"');
    expect(await textOf('/search?q=tempodrm')).toContain('href="/venue/tempodrom-munich"');
    expect(await textOf('/search?q=opening')).not.toMatch(/href="\/(?:artist|venue)\//);
    const empty = await textOf('/search?q=zyxwvu+in+munich');
    expect(empty).toContain('href="/ask?artist=zyxwvu&amp;city=Munich"');
  });
});

describe('the page of a series', () => {
  it('has the next date, how it repeats and four dates at first', async () => {
    await using other = await createTestWeb(
      Array.from({ length: 8 }, (_, week) =>
        buildEvent({
          ...{ title: 'Quiz', series_id: 'quiz', series_title: 'Quiz', description: 'Ten rounds.' },
          start_local: `${new Date(FAIR_DAY_0 + (3 + 7 * week) * DAY_MS).toISOString().slice(0, 10)}T18:30:00`,
        }),
      ),
    );
    const { text } = await other.get('/series/quiz').expect(200);
    expect(text).toMatch(/<h1><bdi>Quiz<\/bdi><\/h1>.*Next: Tuesday, November 24, 2026, 6:30/s);
    expect(text).toMatch(/>every Tuesday, 6:30\sPM</);
    expect(text).toContain('Ten rounds.');
    const [shown = '', rest = ''] = text.split('<summary>All dates (8)');
    expect(shown.match(/class="row /g)).toHaveLength(4);
    expect(rest.match(/class="row /g)).toHaveLength(3);
  });

  it('states no repetition that has a gap', async () => {
    expect(await textOf('/series/fair')).not.toMatch(/daily|every/);
  });
});

it('names other dates of a sold-out event below its description', async () => {
  const tour = (city: string, more: Partial<RawEvent>) =>
    buildEvent({ title: 'The Reeds', artists: ['The Reeds'], city, ...more });
  await using other = await createTestWeb([
    tour('Berlin', { availability: 'sold_out', description: 'Loud.' }),
    tour('Hamburg', { start_local: '2026-12-01T20:00:00' }),
    tour('Cologne', { start_local: '2026-12-02T20:00:00', availability: 'sold_out' }),
  ]);
  const { text } = await other.get('/e/the-reeds-berlin-2026-11-28').expect(200);
  const [, dates = ''] = text.split('<h2>More from The Reeds');
  expect([...dates.matchAll(/class="title"><a href="([^"]*)"/g)][0]?.[1]).toContain('hamburg');
  expect(sectionsOf(text)['More from The Reeds']).toHaveLength(1);
  expect(text.indexOf('<h2>More from')).toBeGreaterThan(text.indexOf('dir="auto">Loud.'));
});

it('lists the dates of a series that lie ahead, and the last ones that are over', async () => {
  const [ahead = '', earlier = ''] = (await textOf('/series/fair')).split('class="earlier"');
  const daysIn = (html: string) => [
    ...new Set([...html.matchAll(/href="\/e\/fair[a-z-]*-([\d-]+)"/g)].map(([, day]) => day)),
  ];
  expect(daysIn(ahead)).toEqual(['2026-11-22', '2026-11-23']);
  expect(daysIn(earlier).slice(0, 2)).toEqual(['2026-11-20', '2026-11-19']);
});
