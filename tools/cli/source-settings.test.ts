import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSettings } from './source-settings.ts';

describe('the settings of a source as options', () => {
  it('are read into terms and defaults', () => {
    const options = {
      city: 'Philadelphia',
      country: 'United States',
      'time-zone': 'America/New_York',
      trust: '70',
    };
    expect(
      parseSettings({ ...options, licence: 'CC0-1.0', category: 'concerts', language: 'en-us' }),
    ).toEqual({
      source: { trust: 70, licence: 'CC0-1.0' },
      defaults: {
        ...{
          city: 'Philadelphia',
          country: 'US',
          timezone: 'America/New_York',
          category: 'music',
          language: 'en-US',
        },
      },
      table: {},
    });
  });

  it.each([
    [{ timezone: 'Eastern' }, /--timezone must be an IANA time zone .* not "Eastern"/],
    [{ country: 'Narnia' }, /--country must be a country, .* not "Narnia"/],
    [{ category: 'fun' }, /--category must be one of music, .* not "fun"/],
    [{ language: 'german please' }, /--language must be a BCP 47 language tag/],
    [{ trust: '101' }, /--trust must be a whole number from 0 to 100/],
    [{ city: ' ' }, /--city/],
    [{ 'date-order': 'us' }, /--date-order must be dmy, mdy or ymd/],
    [{ map: 'Subject' }, /--map must be written as column=Header/],
    [{ map: 'titel=Subject' }, /--map has no column "titel"/],
    [{ map: 'missing.json' }, /--map cannot be read from missing\.json/],
  ])('are refused with the name of the option: %j', (options, message) => {
    expect(() => parseSettings(options)).toThrow(message);
  });
});

describe('the mapping of columns', () => {
  const expected = { title: ['Subject'], start_local: ['Start Date', 'Start, Time'] };

  it.each([
    'title=Subject,start_local="Start Date"+"Start, Time"',
    ' title = Subject , start_local=Start Date+"Start, Time"',
  ])('is read from %j', (map) => {
    expect(parseSettings({ map, 'date-order': 'dmy' }).table).toEqual({
      map: expected,
      date_order: 'dmy',
    });
  });

  it('is read from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-map-'));
    const map = join(folder, 'map.json');
    await writeFile(
      map,
      JSON.stringify({ title: 'Subject', start_local: ['Start Date', 'Start, Time'] }),
    );
    expect(parseSettings({ map }).table).toEqual({ map: expected });
    await rm(folder, { recursive: true });
  });
});
