import { describe, expect, it } from '@jest/globals';
import { parseSettings } from './source-settings.ts';

describe('the settings of a source as options', () => {
  it('are read into terms and defaults', () => {
    const options = { city: 'Philadelphia', country: 'United States', 'time-zone': 'America/New_York', trust: '70' };
    expect(parseSettings({ ...options, licence: 'CC0-1.0', category: 'concerts', language: 'en-us' })).toEqual({
      source: { trust: 70, licence: 'CC0-1.0' },
      defaults: {
        ...{ city: 'Philadelphia', country: 'US', timezone: 'America/New_York', category: 'music', language: 'en-US' },
      },
    });
  });

  it.each([
    [{ timezone: 'Eastern' }, /--timezone must be an IANA time zone .* not "Eastern"/],
    [{ country: 'Narnia' }, /--country must be a country, .* not "Narnia"/],
    [{ category: 'fun' }, /--category must be one of music, .* not "fun"/],
    [{ language: 'german please' }, /--language must be a BCP 47 language tag/],
    [{ trust: '101' }, /--trust must be a whole number from 0 to 100/],
    [{ city: ' ' }, /--city/],
  ])('are refused with the name of the option: %j', (options, message) => {
    expect(() => parseSettings(options)).toThrow(message);
  });
});
