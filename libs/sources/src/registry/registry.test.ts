import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { systemFor } from '../systems/systems.ts';
import { covers, enabledByKey, readRegistry } from './read-registry.ts';
import { RegistryEntry, toFeed } from './registry-entry.ts';

const { entries, invalid } = await readRegistry(join(import.meta.dirname, '../../../../feeds'));

const CONTINENT_SAMPLES = ['KE', 'JP', 'FR', 'US', 'BR', 'AU'];

describe('the registry', () => {
  it('has no invalid file', () => {
    expect(invalid).toEqual([]);
  });

  it('has at least 150 feeds in 40 countries on six continents', () => {
    const countries = new Set(entries.flatMap(({ area }) => area.country ?? []));
    expect(entries.length).toBeGreaterThanOrEqual(150);
    expect(countries.size).toBeGreaterThanOrEqual(40);
    expect(CONTINENT_SAMPLES.filter((country) => !countries.has(country))).toEqual([]);
  });

  it('reads no feed without a licence', () => {
    expect(entries.filter(({ status, licence }) => status === 'on' && licence === null)).toEqual(
      [],
    );
  });

  it('makes a valid entry for sources.json of each feed that is on', () => {
    for (const entry of entries.filter(({ status }) => status === 'on'))
      expect(toFeed(entry).name).toBe(entry.name);
  });

  it('names an address that the system of each feed accepts', async () => {
    for (const { format, location } of entries) {
      const system = await systemFor(format);
      if (location !== null && system)
        expect(() => system.first?.(new URL(location), new Date())).not.toThrow();
    }
  });

  it('contains no key', () => {
    const addresses = entries.map(({ location }) => location ?? '').join('\n');
    expect(addresses).not.toMatch(/[?&](?:api_?key|token|client_id|app_id|appkey)=/i);
  });
});

const ENTRY = {
  ...{ name: 'town', title: 'Town', format: 'ics', location: 'https://example.org/a.ics' },
  area: { country: 'DE', city: 'Berlin', lat: 52.5, lng: 13.4 },
  ...{ languages: [], kinds: [], homepage: null, attribution: null, schedule: 'daily', trust: 60 },
  licence: { name: 'CC0-1.0', stated_at: 'https://example.org/terms' },
  status: 'on',
};

it.each([
  [{ licence: null }, 'states no licence'],
  [{ status: 'off' }, 'states no reason'],
  [{ robots: 'owner' }, 'states no consent'],
  [{ location: null }, 'has no location'],
  [{ area: { country: 'Germany' } }, 'code of two letters'],
])('refuses %j', (changed, message) => {
  const result = RegistryEntry.safeParse({ ...ENTRY, ...changed });
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message);
});

it('selects feeds by country and by distance', () => {
  const entry = RegistryEntry.parse(ENTRY);
  expect(covers(entry, { country: 'DE' })).toBe(true);
  expect(covers(entry, { country: 'FR' })).toBe(false);
  expect(covers(entry, { near: { lat: 52.4, lng: 13.1 }, radiusKm: 50 })).toBe(true);
  expect(covers(entry, { near: { lat: 48.1, lng: 11.6 }, radiusKm: 50 })).toBe(false);
});

it('enables the feeds of a key that the environment contains', () => {
  const names = enabledByKey(entries, { TICKETMASTER_API_KEY: 'x' }).map(({ name }) => name);
  expect(names).toContain('ticketmaster-de');
  expect(enabledByKey(entries, {})).toEqual([]);
});
