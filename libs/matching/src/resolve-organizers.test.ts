import { describe, expect, it } from '@jest/globals';
import type { KnownOrganizer, OrganizerRequest } from './named-organizer.ts';
import { buildOrganizerKey } from './organizer-words.ts';
import { resolveOrganizers } from './resolve-organizers.ts';

let serial = 0;

function request(name: string, country_code: string | null, host?: string): OrganizerRequest {
  const id = `id-${String((serial += 1))}`;
  const url = host === undefined ? null : `https://${host}`;
  const site = url === null ? null : new URL(url).hostname;
  return { key: id, id, name, core_key: buildOrganizerKey(name), country_code, url, site };
}

const resolve = (requests: OrganizerRequest[], organizers: KnownOrganizer[] = []) =>
  resolveOrganizers(requests, { organizers, sharedSites: new Set() });

/** Returns whether each of the requests means the organiser of the first. */
const areOne = (...requests: OrganizerRequest[]) => {
  const { ids } = resolve(requests);
  return new Set(requests.map(({ key }) => ids.get(key))).size === 1;
};

describe('the key of a name', () => {
  it.each([
    ['Halle e. V.', 'Halle'],
    ['R5 Productions, LLC', 'R5 Productions'],
    ['Konzertbüro Emil GmbH & Co. KG', 'Konzertbüro Emil'],
    ['The Roundhouse Ltd.', 'Roundhouse'],
    ['Fundacja Wisła sp. z o.o.', 'Fundacja Wisla'],
    ['Live-Nation', 'LiveNation'],
  ])('is that of %s and %s', (one, other) => {
    expect(buildOrganizerKey(one)).toBe(buildOrganizerKey(other));
  });

  it.each([
    ['Ltd', 'GmbH'],
    ['The The', 'The Who'],
    ['東京', '大阪'],
    ['Co', 'AS'],
  ])('separates %s and %s', (one, other) => {
    expect(buildOrganizerKey(one)).not.toBe(buildOrganizerKey(other));
  });
});

describe('organisers of one name', () => {
  it('are one in a country, whatever the legal form', () => {
    expect(areOne(request('Halle', 'DE'), request('Halle e.V.', 'DE'))).toBe(true);
  });

  it('are two in two countries, unless they have one site', () => {
    expect(areOne(request('Kulturhaus', 'DE'), request('Kulturhaus', 'AT'))).toBe(false);
    const tour = [
      request('Semmel', 'DE', 'semmel.example'),
      request('Semmel', 'AT', 'semmel.example/at'),
    ];
    expect(areOne(...(tour as [OrganizerRequest, OrganizerRequest]))).toBe(true);
  });

  it('are two with two sites in one country', () => {
    const one = request('Public Library', 'US', 'library-a.example');
    expect(areOne(one, request('Public Library', 'US', 'library-b.example'))).toBe(false);
  });

  it('are identified by no host that others share', () => {
    const club = request('Klub', 'PL', 'platform.example/klub');
    const other = request('Another one', 'PL', 'platform.example/another');
    const own = request('Klub', 'PL', 'klub.example');
    const { ids } = resolve([club, other, own]);
    expect(ids.get(club.key)).toBe(ids.get(own.key));
    expect(ids.get(club.key)).not.toBe(ids.get(other.key));
  });
});

it('returns the organiser that a known one was merged into', () => {
  const merged = { ...request('Halle', 'DE'), into_id: 'survivor', names: ['Halle'] };
  const named = request('Halle', 'DE');
  expect(resolve([named], [merged])).toMatchObject({ created: [], enriched: [] });
  expect(resolve([named], [merged]).ids.get(named.key)).toBe('survivor');
});

it('adds another spelling and the site to a known organiser once', () => {
  const known = { ...request('Halle', 'DE'), into_id: null, names: ['Halle'] };
  const named = request('Halle e.V.', 'DE', 'halle.example');
  const { enriched } = resolve([named, { ...named, key: 'again' }], [known]);
  expect(enriched).toMatchObject([{ names: ['Halle', 'Halle e.V.'], site: 'halle.example' }]);
  expect(resolve([named], enriched).enriched).toEqual([]);
});
