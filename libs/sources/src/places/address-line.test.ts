import { describe, expect, it } from '@jest/globals';
import { parseAddressLine } from './address-line.ts';

describe('parseAddressLine', () => {
  it.each([
    ['186 Hackney Rd, London E2 7QL, UK', 'London', ['GB', '186 Hackney Rd']],
    ['1017 PH Amsterdam', 'Amsterdam', ['NL']],
    ['ul. Długa 1, 31-042 Kraków', 'Kraków', ['PL', 'ul. Długa 1']],
    ['Sydney NSW 2000', 'Sydney', ['AU']],
    ['Perth WA 6000', 'Perth', ['AU']],
    ["12 rue X, L'Assomption, QC J5W 4M6", "L'Assomption", ['CA', '12 rue X']],
    ['12 N Queen St, Lancaster PA 17603', 'Lancaster', ['US', '12 N Queen St']],
    [
      'The Phoenix Theater, 201 Washington St., Petaluma, CA, 94952',
      'Petaluma',
      ['US', 'The Phoenix Theater', '201 Washington St.'],
    ],
    ['A - B - 75011 Paris - France', 'Paris', ['FR', 'A', 'B']],
    ['Roxy, 1600 Main St, Springfield, IL 62701', 'Springfield', ['US', 'Roxy', '1600 Main St']],
    [
      '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      'Mountain View',
      ['US', '1600 Amphitheatre Pkwy'],
    ],
    ['London (UK)', 'London', ['GB']],
    ['Rua Augusta 1, 1100-048 Lisboa, Portugal', 'Lisboa', ['PT', 'Rua Augusta 1']],
    ['Kungsgatan 1, 111 43 Stockholm', 'Stockholm', [null, 'Kungsgatan 1']],
    ['Nørregade 1, 1165 København K', 'København', [null, 'Nørregade 1']],
    ['Hauptstr. 3, D-25596 Wacken', 'Wacken', [null, 'Hauptstr. 3']],
    ['1 Main St, Dublin 2, Ireland', 'Dublin', ['IE', '1 Main St']],
    ['Roxy, Via Roma 1, 20121 Milano MI, Italy', 'Milano', ['IT', 'Roxy', 'Via Roma 1']],
  ])('reads the town of %j', (line, city, [country_code, ...before]) => {
    expect(parseAddressLine(line)).toMatchObject({ city, country_code, before });
  });

  it.each([
    ['Roundhouse, London', ['London', 'Roundhouse']],
    ['Berlin', ['Berlin']],
    ['1600 Main St, Springfield', ['Springfield']],
    ['Columbia, Schermerhorn 614', ['Columbia']],
  ])('accepts towns of %j only if the gazetteer lists them', (line, others) => {
    expect(parseAddressLine(line)).toMatchObject({ city: null, others });
  });
});
