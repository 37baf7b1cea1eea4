import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { datasetEvents } from './dataset-events.ts';
import { createDataset } from './dataset.ts';
import { type City, readCities } from './gazetteer.ts';

const CITIES: City[] = Array.from({ length: 40 }, (_, rank) => ({
  name: `Town ${rank}`,
  country: rank % 2 ? 'DE' : 'JP',
  lat: 40 + rank / 10,
  lng: 10,
  timezone: 'Europe/Berlin',
}));
const size = { venues: 400, musicians: 500, comedians: 100, djs: 100 };
const today = '2027-01-01';

const generate = (seed: number, events = 20_000) => [
  ...datasetEvents(createDataset(CITIES, { seed, size }), { seed, events, today }),
];

describe('the benchmark dataset', () => {
  const records = generate(1);
  const shareOf = (claim: (event: RawEvent) => unknown) =>
    records.filter(claim).length / records.length;

  it('is identical for the same seed', () => {
    expect(JSON.stringify(generate(1, 2000))).toBe(JSON.stringify(records.slice(0, 2000)));
  });

  it('differs for another seed', () => {
    expect(generate(2, 1)[0]?.title).not.toBe(records[0]?.title);
  });

  it('gives every record a unique id', () => {
    expect(new Set(records.map(({ source_id }) => source_id)).size).toBe(records.length);
  });

  it.each([
    ['music', 0.35],
    ['sports', 0.15],
    ['theater', 0.12],
    ['community', 0.1],
    ['film', 0.08],
    ['comedy', 0.07],
    ['nightlife', 0.06],
    ['conference', 0.04],
    ['festival', 0.03],
  ])('has its share of %s', (category, share) => {
    expect(Math.abs(shareOf((event) => event.category === category) - share)).toBeLessThan(0.02);
  });

  it('has half of its events in the past two years and half in the next 18 months', () => {
    const days = records.map(({ start_local }) => start_local?.slice(0, 10) ?? '').sort();
    expect(days.at(0)?.slice(0, 7)).toBe('2025-01');
    expect((days.at(-1) ?? '9999') < '2028-07-02').toBe(true);
    expect(shareOf(({ start_local }) => (start_local ?? '') < today)).toBeCloseTo(0.5, 1);
  });

  it('never ends an event before it starts', () => {
    expect(
      records.filter(
        ({ start_local, end_local }) => start_local && end_local && end_local < start_local,
      ),
    ).toEqual([]);
  });

  it('has two teams in every sports event', () => {
    const matches = records.filter(({ category }) => category === 'sports');
    expect(matches.every(({ artists }) => new Set(artists).size === 2)).toBe(true);
  });

  it('links only to example.org', () => {
    const hosts = records.flatMap(({ url, ticket_url, image_url, online_url }) =>
      [url, ticket_url, image_url, online_url].flatMap((link) =>
        link ? new URL(link).hostname : [],
      ),
    );
    expect(hosts.filter((host) => !host.endsWith('.example.org'))).toEqual([]);
  });

  it('places venues near their city and most events in the largest city', () => {
    const far = records.filter(
      ({ lat, city }) => city && Math.abs(Number(lat) - 40 - Number(city.slice(5)) / 10) > 0.05,
    );
    expect(far).toEqual([]);
    expect(shareOf(({ city }) => city === 'Town 0')).toBeGreaterThan(
      shareOf(({ city }) => city === 'Town 39') * 3,
    );
  });
});

describe('readCities', () => {
  const line = (id: string, name: string, [feature, population]: [string, string]) =>
    [id, name, name, '', '1.5', '2.5', feature, 'KE', '', population, 'Africa/Nairobi'].join('\t');
  const rows = [
    line('1', 'Small', ['PPL', '20000']),
    line('2', 'Part', ['PPLX', '900000']),
    line('3', 'Big', ['PPLC', '800000']),
  ];

  it.each([
    ['without', rows],
    ['with', ['geoname_id\tname', ...rows]],
  ])(
    'takes the busiest places first from a file %s a header, and no parts of cities',
    (_, lines) => {
      using folder = mkdtempDisposableSync(join(tmpdir(), 'gazetteer-'));
      const path = join(folder.path, 'cities.tsv.gz');
      writeFileSync(path, gzipSync(`${lines.join('\n')}\n`));
      expect(readCities(path, 5).map(({ name }) => name)).toEqual(['Big', 'Small']);
    },
  );
});
