import { describe, expect, it } from '@jest/globals';
import { cityNameKinds } from './city-names.ts';
import { createCityNaming, nameCityInCountry } from './city-naming.ts';

describe('the names of a city', () => {
  it('are folded, in every language', () => {
    const kinds = cityNameKinds('München', ['Munich', 'Мюнхен', '!']);
    expect([kinds.get('munchen'), kinds.get('munich'), kinds.get('мюнхен')]).toEqual([
      ...['name', 'name', 'name'],
    ]);
    expect(kinds.has('')).toBe(false);
  });

  it('are abbreviations if they are short and of capitals', () => {
    expect(cityNameKinds('Washington', ['D.C.', 'WASHINGTON']).get('d c')).toBe('abbreviation');
    expect(cityNameKinds('Washington', ['WASHTN']).get('washtn')).toBe('name');
  });

  it('contain no airport code, unless it consists of the initials', () => {
    expect(cityNameKinds('Lagos', ['LOS']).has('los')).toBe(false);
    expect(cityNameKinds('New York City', ['NYC', 'JFK'])).toEqual(
      new Map([
        ['new york city', 'name'],
        ['nyc', 'abbreviation'],
        ...[...cityNameKinds('New York City', [])],
      ]),
    );
  });

  it('contain the own name of a city in capitals as a name', () => {
    expect(cityNameKinds('ULM', ['Ulm', 'ULM']).get('ulm')).toBe('name');
    expect(cityNameKinds('Ulm', ['ULM']).get('ulm')).toBe('name');
  });
});

describe('the text that names a city', () => {
  const portland = { name: 'Portland', region: 'Maine', country_code: 'US' };

  it('has the country, and the region of a shared name', () => {
    const nameOf = createCityNaming([{ name_key: 'portland', country_code: 'US' }]);
    expect(nameOf(portland)).toEqual(['Portland', 'Maine', 'US']);
    expect(nameOf({ ...portland, region: null })).toEqual(['Portland', 'US']);
    expect(nameOf({ ...portland, country_code: 'JM' })).toEqual(['Portland', 'JM']);
    expect(nameOf({ ...portland, country_code: null })).toEqual(['Portland']);
  });

  it('has no region without regard to others', () => {
    expect(nameCityInCountry(portland)).toEqual(['Portland', 'US']);
  });
});
