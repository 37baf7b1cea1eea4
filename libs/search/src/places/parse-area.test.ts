import { describe, expect, it } from '@jest/globals';
import { isInArea, narrowArea, parseArea, type Area } from './parse-area.ts';
import { createRegionIndex } from './region-index.ts';

const region = (country_code: string, code: string, name: string) => ({
  ...{ country_code, code, name, population: 5_000_000 },
});
const TEXAS = region('US', 'TX', 'Texas');
const GEORGIA = region('US', 'GA', 'Georgia');
const ENGLAND = region('GB', 'ENG', 'England');
const BAVARIA = region('DE', '02', 'Bavaria');
const regions = createRegionIndex([TEXAS, GEORGIA, ENGLAND, BAVARIA]);

describe('the area of a text', () => {
  it.each<[string, Area | null]>([
    ['Germany', { countries: ['DE'], regions: [], namedBy: 'name' }],
    ['Deutschland', { countries: ['DE'], regions: [], namedBy: 'name' }],
    ['Granada', { countries: ['GD'], regions: [], namedBy: 'translation' }],
    ['DE', { countries: ['DE'], regions: [], namedBy: 'code' }],
    ['USA', { countries: ['US'], regions: [], namedBy: 'name' }],
    ['Texas', { countries: [], regions: [TEXAS], namedBy: 'name' }],
    ['TX', { countries: [], regions: [TEXAS], namedBy: 'code' }],
    ['Georgia', { countries: ['GE'], regions: [GEORGIA], namedBy: 'name' }],
    ['England', { countries: [], regions: [ENGLAND], namedBy: 'name' }],
    ['Nowhere Land', null],
  ])('%s', (text, area) => {
    expect(parseArea(text, regions)).toEqual(area);
  });

  it('is a group of countries', () => {
    expect(parseArea('Scandinavia', regions)?.countries).toEqual(
      expect.arrayContaining(['DK', 'NO', 'SE']),
    );
  });
});

describe('the part of an area in another one', () => {
  const both: Area = { countries: ['DE', 'FR'], regions: [TEXAS, BAVARIA], namedBy: 'name' };

  it('has the countries and regions that both contain', () => {
    const outer: Area = { countries: ['DE'], regions: [], namedBy: 'name' };
    expect(narrowArea(both, outer)).toMatchObject({ countries: ['DE'], regions: [BAVARIA] });
    const texas: Area = { countries: [], regions: [TEXAS], namedBy: 'name' };
    expect(narrowArea(both, texas)).toMatchObject({ countries: [], regions: [TEXAS] });
  });

  it('is nothing if they share nothing', () => {
    expect(narrowArea(both, { countries: ['JP'], regions: [GEORGIA], namedBy: 'name' })).toBeNull();
  });
});

describe('a city in an area', () => {
  const area: Area = { countries: ['FR'], regions: [BAVARIA], namedBy: 'name' };
  const city = (country_code: string | null, region_code: string | null, name: string | null) =>
    isInArea({ country_code, region_code, region: name }, area);

  it('is in its country, or in its region by code, name or the text of its source', () => {
    expect(city('FR', null, null)).toBe(true);
    expect(city('DE', '02', null)).toBe(true);
    expect(city('DE', null, 'Bavaria')).toBe(true);
    expect(city('DE', null, '02')).toBe(true);
  });

  it('is not in a region of another country or of another name', () => {
    expect(city('AT', '02', 'Bavaria')).toBe(false);
    expect(city('DE', '01', 'Hesse')).toBe(false);
    expect(city(null, null, null)).toBe(false);
  });
});
