import { describe, expect, it } from '@jest/globals';
import { formatPlace } from './format-place.ts';
import { isStreetAddress, splitVenue } from './street-address.ts';

describe('isStreetAddress', () => {
  it.each([
    '1 Pl. de la Prte de Versailles, 75015 Paris',
    '7 Rue de la Paix, 75002 Paris, France.',
    '55 Rue de Croulebarbe, 75013 Paris',
    "29 rue d'Astorg",
    '12 bis, avenue de Flandre',
    '48-50 West 69th Street',
    '186 Hackney Rd, London E2 7QL',
    '123 Main St',
    '701 Brazos Street, Austin, TX 78701',
    'Hauptstraße 5',
    'Alte Jakobstr. 124-128, 10969 Berlin',
    'Alexanderplatz 1',
    'Calle de Alcalá, 42',
    'Via Roma 12, 20121 Milano',
  ])('recognises %s', (text) => {
    expect(isStreetAddress(text)).toBe(true);
  });

  it.each([
    'Tempodrom',
    '54 Below',
    '9:30 Club',
    'Studio 54',
    'Pier 17',
    '1 Oak',
    '4 World Trade Center',
    'Parc Floral de Paris, Rte de la Pyramide, 75012 Paris, France',
    'Theresa L. Kaufmann Concert Hall, 92nd St. YMHA',
    'Théâtre 13 / Bibliothèque',
    'Place de la Mairie de Paris 15e',
    '42nd Street Moon Theatre',
    'Platz der Republik',
    'Halle 45',
    'Pavillon 4 - Paris Expo Porte de Versailles',
    'To be announced',
  ])('does not take the name %s for one', (text) => {
    expect(isStreetAddress(text)).toBe(false);
  });
});

describe('splitVenue', () => {
  const venue_name = '1 Pl. de la Prte de Versailles, 75015 Paris';

  it('returns a name that is an address as the address', () => {
    expect(splitVenue({ venue_name, city: 'Paris' })).toEqual({
      name: null,
      address: '1 Pl. de la Prte de Versailles',
    });
  });

  it('prefers the stated address', () => {
    const address = '1 Place de la Porte de Versailles';
    expect(splitVenue({ venue_name, city: 'Paris', address })).toEqual({ name: null, address });
  });

  it('returns a name and its address unchanged', () => {
    const place = { venue_name: 'Tempodrom', city: 'Berlin', address: 'Möckernstraße 10' };
    expect(splitVenue(place)).toEqual({ name: 'Tempodrom', address: 'Möckernstraße 10' });
  });
});

it.each([
  ['1 Pl. de la Prte de Versailles, 75015 Paris', 'Paris', '1 Pl. de la Prte de Versailles, Paris'],
  ['186 Hackney Rd, London E2 7QL', 'London', '186 Hackney Rd, London'],
  ['Hauptstraße 5', 'Berlin', 'Hauptstraße 5, Berlin'],
  ['Tempodrom', 'Berlin', 'Tempodrom, Berlin'],
])('formatPlace names the city once: %s', (venue_name, city, expected) => {
  expect(formatPlace({ venue_name, city }, 'en')).toBe(expected);
});
