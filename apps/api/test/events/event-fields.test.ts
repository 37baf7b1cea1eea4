import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const EVENTS: RawEvent[] = [
  buildEvent({
    title: 'Kesänäyttely',
    kind: 'exhibition',
    audience: 'Family',
    languages: 'suomi; English, de-at',
    accessibility: { step_free: true, captions: 'no', parking: true },
    outdoor: 'yes',
    dogs_allowed: false,
    titles: { fi: 'Kesänäyttely', en: '<b>Summer</b> show', 'not a tag!': 'x' },
    descriptions: { en: 'Paintings of the <i>north</i>.' },
  }),
  buildEvent({ title: 'Signed tour', kind: 'tour', accessibility: 'BSL interpreted; not relaxed' }),
  buildEvent({ title: 'Dog walk', dogs_allowed: true, language: 'en-GB' }),
  buildEvent({ title: 'Plain evening', kind: 'unheard of' }),
];

let api: Api;
beforeAll(async () => {
  api = await createTestApi({ events: EVENTS });
});
afterAll(() => api[Symbol.asyncDispose]());

interface Listed {
  slug: string;
  title: string;
}

async function find(title: string): Promise<Listed> {
  const { events } = (await api.get('/events').expect(200)).body as { events: Listed[] };
  const found = events.find((event) => event.title === title);
  if (!found) throw new Error(`no event is called ${title}`);
  return found;
}

const UNKNOWN_ACCESS = {
  step_free: null,
  accessible_toilet: null,
  hearing_loop: null,
  sign_language: null,
  captions: null,
  audio_description: null,
  relaxed: null,
};

it('lists contain what the source states of the plain fields, and no translations', async () => {
  const listed = await find('Kesänäyttely');
  expect(listed).toMatchObject({
    kind: 'exhibition',
    audience: 'family',
    languages: ['fi', 'en', 'de-AT'],
    accessibility: { ...UNKNOWN_ACCESS, step_free: true, captions: false },
    outdoor: true,
    dogs_allowed: false,
  });
  expect(listed).not.toHaveProperty('titles');
});

it('unstated fields are null, empty, or null for each feature', async () => {
  expect(await find('Plain evening')).toMatchObject({
    audience: null,
    languages: [],
    accessibility: UNKNOWN_ACCESS,
    outdoor: null,
    dogs_allowed: null,
  });
});

it('full records contain the translations as plain text', async () => {
  const { slug } = await find('Kesänäyttely');
  const { event } = (await api.get(`/events/${slug}`).expect(200)).body as { event: object };
  expect(event).toMatchObject({
    titles: { fi: 'Kesänäyttely', en: 'Summer show' },
    descriptions: { en: 'Paintings of the north.' },
  });
});

it.each([
  ['kind=exhibition', ['Kesänäyttely']],
  ['kind=Exhibition,tour', ['Kesänäyttely', 'Signed tour']],
  ['kind=!exhibition', ['Dog walk', 'Plain evening', 'Signed tour']],
  ['audience=family', ['Kesänäyttely']],
  ['language=en', ['Dog walk', 'Kesänäyttely']],
  ['language=en-gb', ['Dog walk']],
  ['language=de,fr', ['Kesänäyttely']],
  ['accessibility=step_free', ['Kesänäyttely']],
  ['accessibility=sign-language', ['Signed tour']],
  ['accessibility=step_free,sign_language', []],
  ['accessibility=captions', []],
  ['dogs_allowed=1', ['Dog walk']],
  ['dogs_allowed=0', ['Kesänäyttely', 'Plain evening', 'Signed tour']],
  ['outdoor=1', ['Kesänäyttely']],
])('%s finds %j', async (query, titles) => {
  expect((await api.titles(`/events?${query}`)).sort()).toEqual(titles);
});

it.each(['kind=exhibitoin', 'language=klingonese', 'accessibility=lift', 'outdoor=maybe'])(
  '%s is an error that names what is allowed',
  async (query) => {
    const { body } = await api.get(`/events?${query}`).expect(400);
    expect(JSON.stringify(body)).toMatch(/must be/);
  },
);

it('counts by kind are facets, and a part of the list of categories', async () => {
  const { kinds } = (await api.get('/events/facets').expect(200)).body as { kinds: object[] };
  expect(kinds).toEqual(
    expect.arrayContaining([
      { kind: 'exhibition', count: 1 },
      { kind: 'tour', count: 1 },
    ]),
  );
  const { body } = await api.get('/categories').expect(200);
  expect((body as { kinds: object[] }).kinds).toContainEqual({
    kind: 'tour',
    category: 'community',
    upcoming_events: 1,
  });
});

it('lang selects the language of titles and descriptions, and falls back to that of the event', async () => {
  const { slug } = await find('Kesänäyttely');
  const inEnglish = await api.get(`/events/${slug}?lang=en-GB`).expect(200);
  expect((inEnglish.body as { event: object }).event).toMatchObject({
    title: 'Summer show',
    description: 'Paintings of the north.',
  });
  expect(await api.titles('/events?kind=exhibition&lang=en')).toEqual(['Summer show']);
  expect(await api.titles('/events?kind=exhibition&lang=sv')).toEqual(['Kesänäyttely']);
  expect(await api.titles('/search?q=Kes%C3%A4n%C3%A4yttely&lang=en')).toEqual(['Summer show']);
});

it('lists contain the translations that fields names', async () => {
  const { body } = await api.get('/events?kind=exhibition&fields=title,descriptions').expect(200);
  expect((body as { events: object[] }).events).toEqual([
    { title: 'Kesänäyttely', descriptions: { en: 'Paintings of the north.' } },
  ]);
});

it('JSON-LD contains languages, audience and what is stated about access', async () => {
  const { slug } = await find('Kesänäyttely');
  const { text } = await api.get(`/events/${slug}.jsonld`).expect(200);
  const feature = (name: string, value: boolean) =>
    expect.objectContaining({ '@type': 'LocationFeatureSpecification', name, value });
  expect(JSON.parse(text)).toMatchObject({
    inLanguage: ['fi', 'en', 'de-AT'],
    audience: { '@type': 'Audience', audienceType: 'family' },
    accessibilityFeature: ['step_free'],
    location: { amenityFeature: [feature('step_free', true), feature('captions', false)] },
  });
});
