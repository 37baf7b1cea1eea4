import { describe, expect, it } from '@jest/globals';
import { parseAddressLine } from './address-line.ts';
import { areaOfTown } from './line-area.ts';

describe('the town that the position in an address shows', () => {
  it.each([
    ['186 Hackney Rd, London E2 7QL, UK', 'London', 'GB'],
    ['1017 PH Amsterdam', 'Amsterdam', 'NL'],
    ['ul. Długa 1, 31-042 Kraków', 'Kraków', 'PL'],
    ['Sydney NSW 2000', 'Sydney', 'AU'],
    ["12 rue X, L'Assomption, QC J5W 4M6", "L'Assomption", 'CA'],
    ['12 N Queen St, Lancaster PA 17603', 'Lancaster', 'US'],
    ['The Phoenix Theater, 201 Washington St., Petaluma, CA, 94952', 'Petaluma', 'US'],
    ['A - B - 75011 Paris - France', 'Paris', 'FR'],
    ['Roxy, 1600 Main St, Springfield, IL 62701', 'Springfield', 'US'],
    ['1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA', 'Mountain View', 'US'],
    ['Planet, 200 S Abbott St, Marfa, TX 79843', 'Marfa', 'US'],
    ['London (UK)', 'London', 'GB'],
    ['Hall, Wacken, Schleswig-Holstein, Deutschland', 'Wacken', 'DE'],
    ['Nørregade 1, 1165 København K', 'København', null],
    ['Hauptstr. 3, D-25596 Wacken', 'Wacken', 'DE'],
    ['<p>Depot</p> - 78 1st Ave NE  North Bend WA 98045', 'North Bend', 'US'],
    ['Centre, Banff, AB T1L 1H5', 'Banff', 'CA'],
  ])('%j: %s', (line, city, country_code) => {
    expect(areaOfTown(parseAddressLine(line))).toMatchObject({ text: city, country_code });
  });

  it.each([
    'Roundhouse, London',
    'Berlin',
    '1600 Main St, Springfield',
    'Columbia, Schermerhorn 614',
  ])('is not shown in %j', (line) => {
    expect(areaOfTown(parseAddressLine(line))).toBeNull();
  });
});
