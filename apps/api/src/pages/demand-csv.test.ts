import { expect, it } from '@jest/globals';
import { writeDemandCsv, writeDemandHistoryCsv } from './demand-csv.ts';

const PLACE = { region: null, country_code: 'US', lat: -1.5, lng: 2 };

it('writes a row for each city and week', () => {
  const cities = [{ ...PLACE, city: 'Portland', weeks: [0, 3] }];
  const weeks = [{ start: '2026-11-13' }, { start: '2026-11-20' }];
  expect(writeDemandHistoryCsv({ artist: { name: 'Air', slug: 'air' }, weeks, cities })).toBe(
    'artist,artist_slug,city,region,country_code,lat,lng,week_start,demands\r\n' +
      'Air,air,Portland,,US,-1.5,2,2026-11-13,0\r\nAir,air,Portland,,US,-1.5,2,2026-11-20,3\r\n',
  );
});

it('quotes cells and disarms what a spreadsheet would run', () => {
  const cities = [
    { ...PLACE, city: 'Portland, "OR"', demands: 3 },
    { ...PLACE, city: 'A\nB', demands: 1 },
  ];
  expect(writeDemandCsv({ artist: { name: '=HYPERLINK("x")', slug: 'x' }, cities })).toBe(
    'artist,artist_slug,city,region,country_code,lat,lng,demands\r\n' +
      `"'=HYPERLINK(""x"")",x,"Portland, ""OR""",,US,-1.5,2,3\r\n` +
      `"'=HYPERLINK(""x"")",x,"A\nB",,US,-1.5,2,1\r\n`,
  );
});
