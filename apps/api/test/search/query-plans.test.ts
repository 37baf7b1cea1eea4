import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEventRepository } from '@marquee/database';
import { createFilledDatabase } from '@marquee/database/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';
import { COMBINATIONS, SINGLE_FILTERS, SORTS, type Known } from '@marquee/testing/query-cases';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';
import { explainingDatabase } from '../explain-plans.ts';

const KNOWN: Known = {
  cities: ['Berlin', 'London'],
  countries: ['DE', 'NZ'],
  venues: ['venue-1', 'venue-15'],
  artists: ['artist-1', 'artist-500'],
  sources: ['bulk-1'],
  sourceIds: ['5'],
  positions: ['52.5,13.4', '35.7,139.7'],
  days: ['2027-02-01'],
};

describe('queries of GET /events', () => {
  let database: Awaited<ReturnType<typeof createFilledDatabase>>;
  let dependencies: ReturnType<typeof connectDependencies>;
  let explaining: ReturnType<typeof explainingDatabase>;
  beforeAll(async () => {
    database = await createFilledDatabase(40_000);
    dependencies = connectDependencies({
      databaseUrl: database.url,
      logLevel: 'silent',
      addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
      hashSecrets: ['a secret of thirty-two characters'],
      deadlineMs: 20_000, // long enough for a busy machine
      trustProxy: 1,
    });
    explaining = explainingDatabase(database.url);
  });
  afterAll(async () => {
    await explaining.close();
    await dependencies[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  // Every request has another address, so that no feed limit is reached.
  const api = () =>
    supertest(
      behindProxy(createApp({ ...dependencies, events: createEventRepository(explaining) })),
    );

  it.each(Object.entries({ ...SINGLE_FILTERS, ...SORTS, ...COMBINATIONS }))(
    '%s',
    async (_name, ask) => {
      explaining.takePlans();
      const query = ask(KNOWN, ([first]) => first as never);
      await api().get(`/events?${query}`).expect(200);
      const seen = explaining.takePlans();
      expect(seen.length).toBeGreaterThan(0);
      const whole = seen.filter(
        (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'event',
      );
      expect(whole).toEqual([]);
    },
  );

  it('a box of half the world is read in the order of the list', async () => {
    explaining.takePlans();
    await api().get('/events?bbox=-180,-90,0,90').expect(200);
    const indexes = explaining.takePlans().map((node) => node['Index Name']);
    expect(indexes).toContain('event_calendar_idx');
  });

  it.each(Object.entries(SINGLE_FILTERS))('as a feed: %s', async (_name, ask) => {
    const query = ask(KNOWN, ([first]) => first as never);
    for (const path of ['/events.ics', '/events.rss']) {
      explaining.takePlans();
      await api().get(`${path}?${query}`).expect(200);
      const seen = explaining.takePlans();
      expect(seen.length).toBeGreaterThan(0);
      expect(
        seen.filter(
          (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'event',
        ),
      ).toEqual([]);
    }
  });

  it('the plan check detects a full scan', async () => {
    await explaining.query({ text: 'SELECT * FROM event WHERE title = $1', values: ['x'] });
    expect(explaining.takePlans().map((node) => node['Node Type'])).toContain('Seq Scan');
  });
});
