// What another search engine must pass to take the place of PostgreSQL in `search` of the
// repositories. docs/scaling.md describes the port.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  EventFilter,
  QueryInterpretation,
  SearchRepository,
  SearchTerm,
} from '@marquee/database';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';

export type SearchPort = Pick<SearchRepository, 'find' | 'findEach'>;

/** An engine that contains the events. */
export interface SearchEngine {
  search: SearchPort;
  /** The stored events by title. */
  idsByTitle: ReadonlyMap<string, string>;
  cityIds: ReadonlyMap<string, number>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

const NOW = new Date('2026-11-21T11:00:00Z');
const LIMIT = 20;

const event = (title: string, more: Partial<RawEvent> = {}): RawEvent => ({
  source_id: title,
  title,
  category: 'music',
  start_local: '2099-06-06T20:00:00',
  city: 'Berlin',
  country: 'DE',
  venue_name: `Venue of ${title}`,
  ...more,
});

const EVENTS: RawEvent[] = [
  event('Harbour Lights', { venue_name: 'Opal House' }),
  event('Lights of the Harbour', { venue_name: 'Jade House', start_local: '2099-06-07T20:00:00' }),
  event('Summer Concert', { artists: ['Harbour'], venue_name: 'Ruby House' }),
  event('Organ Evening', { venue_name: 'Harbour Hall' }),
  event('Opal Quartet', { city: 'London', country: 'GB', venue_name: 'Onyx House' }),
  event('Clay Workshop', { category: 'conference', venue_name: 'Pearl House' }),
  event('Twin Night', { start_local: '2099-08-02T20:00:00', venue_name: 'Second House' }),
  event('Twin Night', {
    source_id: 'first twin',
    start_local: '2099-08-01T20:00:00',
    venue_name: 'First House',
    city: 'London',
    country: 'GB',
  }),
  event('Past Glory', { start_local: '2020-06-06T20:00:00', venue_name: 'Past House' }),
  event('Free Lantern', { is_free: true, venue_name: 'Topaz House' }),
  event('Called Lantern', { status: 'cancelled', venue_name: 'Amber House' }),
];

const term = (word: string, more: Partial<SearchTerm> = {}): SearchTerm => ({
  variants: [{ words: word.split(' ') }],
  ...more,
});
const query = (...terms: SearchTerm[]): QueryInterpretation => ({ terms, wholeNames: [] });

/** Describes an engine. `open` receives events that it must contain, and nothing else. */
export function describeSearchEngine(
  name: string,
  open: (events: RawEvent[]) => Promise<SearchEngine>,
): void {
  describe(`the search engine ${name}`, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await open(EVENTS);
    });
    afterAll(() => engine[Symbol.asyncDispose]());

    const idOf = (title: string) => must(engine.idsByTitle.get(title));
    const titleOf = (id: string) =>
      [...engine.idsByTitle].find(([, ofTitle]) => ofTitle === id)?.[0] ?? 'Twin Night';
    const find = async (interpretation: QueryInterpretation, filter: Partial<EventFilter> = {}) => {
      const hits = await engine.search.find(interpretation, { now: NOW, ...filter }, LIMIT);
      return hits.map(({ id }) => titleOf(id));
    };
    const berlin = () => must(engine.cityIds.get('Berlin'));

    describe('finds', () => {
      it('events that satisfy every term, in the title before other fields', async () => {
        expect((await find(query(term('harbour')))).toSorted()).toEqual([
          'Harbour Lights',
          'Lights of the Harbour',
          'Organ Evening',
          'Summer Concert',
        ]);
        expect((await find(query(term('harbour')))).slice(0, 2).toSorted()).toEqual([
          'Harbour Lights',
          'Lights of the Harbour',
        ]);
        expect(await find(query(term('harbour'), term('organ')))).toEqual(['Organ Evening']);
      });

      it('one variant of a term', async () => {
        const variants = [{ words: ['nowhere'] }, { words: ['clay'] }];
        expect(await find(query({ variants }))).toEqual(['Clay Workshop']);
      });

      it('adjacent words and beginnings of words', async () => {
        const adjacent = { variants: [{ words: ['harbour', 'lights'], adjacent: true }] };
        expect(await find(query(adjacent))).toEqual(['Harbour Lights']);
        expect(await find(query({ variants: [{ words: ['works'], prefix: true }] }))).toEqual([
          'Clay Workshop',
        ]);
        expect(await find(query(term('works')))).toEqual([]);
      });

      it('names in their fields', async () => {
        expect(await find(query(term('opal', { fields: 'subject' })))).toEqual(['Opal Quartet']);
        expect((await find(query(term('opal', { fields: 'names' })))).toSorted()).toEqual([
          'Harbour Lights',
          'Opal Quartet',
        ]);
      });

      it('events in a city, a country or a category instead of a word', async () => {
        const inCity = term('nowhere', { cityIds: [berlin()] });
        expect(await find(query(term('opal'), inCity))).toEqual(['Harbour Lights']);
        expect(await find(query(term('opal'), term('nowhere', { countryCode: 'GB' })))).toEqual([
          'Opal Quartet',
        ]);
        expect(await find(query(term('nowhere', { categories: ['conference'] })))).toEqual([
          'Clay Workshop',
        ]);
      });

      it('events without an optional term, behind those with it', async () => {
        const found = await find(query(term('harbour'), term('concert', { isOptional: true })));
        expect([found[0], found.length]).toEqual(['Summer Concert', 4]);
      });

      it('no event with an excluded term', async () => {
        const excluded = [term('lights')];
        expect((await find({ ...query(term('harbour')), excluded })).toSorted()).toEqual([
          'Organ Evening',
          'Summer Concert',
        ]);
      });

      it('the event of exactly this name first', async () => {
        const whole = { ...query(term('harbour'), term('lights')), wholeNames: ['harbour lights'] };
        expect(await find(whole)).toEqual(['Harbour Lights', 'Lights of the Harbour']);
      });

      it('the earlier of two events with the same score', async () => {
        const hits = await engine.search.find(query(term('twin')), { now: NOW }, LIMIT);
        expect(hits.map(({ starts_at }) => starts_at.toISOString().slice(0, 10))).toEqual([
          '2099-08-01',
          '2099-08-02',
        ]);
        expect(new Set(hits.map(({ score }) => score)).size).toBe(1);
      });
    });

    describe('filters', () => {
      const all = query();
      it('by time', async () => {
        expect(await find(query(term('past')), { from: NOW })).toEqual([]);
        expect(await find(query(term('past')), { to: NOW })).toEqual(['Past Glory']);
        const days = {
          from: new Date('2099-06-07T00:00:00Z'),
          to: new Date('2099-06-08T00:00:00Z'),
        };
        expect(await find(all, days)).toEqual(['Lights of the Harbour']);
        expect(await find(all, { from: NOW, on: '2099-06-07' })).toEqual(['Lights of the Harbour']);
      });

      it('by place', async () => {
        expect((await find(all, { countryCode: 'GB' })).toSorted()).toEqual([
          'Opal Quartet',
          'Twin Night',
        ]);
        expect(await find(query(term('opal')), { cityIds: [berlin()] })).toEqual([
          'Harbour Lights',
        ]);
        const near = { lat: 51.5, lng: -0.12, radiusKm: 50 };
        const hits = await engine.search.find(query(term('opal')), { now: NOW, near }, LIMIT);
        expect(hits.map(({ id, distance }) => [titleOf(id), (distance ?? 99) < 50])).toEqual([
          ['Opal Quartet', true],
        ]);
      });

      it('by what the event is', async () => {
        expect(await find(all, { categories: ['conference'] })).toEqual(['Clay Workshop']);
        expect(await find(query(term('lantern')), { statuses: ['cancelled'] })).toEqual([
          'Called Lantern',
        ]);
        expect(await find(query(term('lantern')), { free: true })).toEqual(['Free Lantern']);
      });
    });

    it('returns as many hits as were requested, and those of each of several searches', async () => {
      const search = { interpretation: query(term('harbour')), filter: { now: NOW }, limit: 2 };
      const other = { interpretation: query(term('clay')), filter: { now: NOW }, limit: 2 };
      const alone = await engine.search.find(search.interpretation, search.filter, search.limit);
      expect(alone).toHaveLength(2);
      const ids = (hits: { id: string }[] | null | undefined) => hits?.map(({ id }) => id);
      const each = await engine.search.findEach([search, other]);
      expect(each.map(ids)).toEqual([ids(alone), [idOf('Clay Workshop')]]);
      const [, notRun] = await engine.search.findEach([search, other], 1);
      expect(notRun).toBeNull();
    });
  });
}
