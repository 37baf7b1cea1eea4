import { describe, expect, it } from '@jest/globals';
import { parseLocation } from './ics-place.ts';

const nothing = { venue_name: null, address: null, city: null, region: null, country: null };

describe('parseLocation', () => {
  it.each([
    ['Roxy', { venue_name: 'Roxy' }],
    ['Roxy, Berlin, Germany', { venue_name: 'Roxy, Berlin, Germany' }],
    [
      'Roxy\nAustin, Texas, United States',
      { venue_name: 'Roxy', city: 'Austin', region: 'Texas', country: 'United States' },
    ],
    [
      'Halle, Saal 2\nHauptstr. 1, Hof\nBerlin, Germany',
      {
        venue_name: 'Halle, Saal 2',
        address: 'Hauptstr. 1, Hof',
        city: 'Berlin',
        country: 'Germany',
      },
    ],
    [
      'Apple Park\nOne Apple Park Way, Cupertino, CA 95014, United States',
      {
        venue_name: 'Apple Park',
        address: 'One Apple Park Way, Cupertino, CA 95014, United States',
      },
    ],
  ])('splits the lines of the location %j', (text, expected) =>
    expect({ ...nothing, ...parseLocation(text) }).toEqual({ ...nothing, ...expected }),
  );

  it.each([
    ['Join at https://meet.example/1', 'https://meet.example/1'],
    ['Zoom: https://zoom.example/j/1?pwd=a (Passcode: 123)', undefined],
    ['Microsoft Teams', undefined],
    ['Microsoft Teams Meeting', undefined],
    ['Google Meet https://meet.example/abc', 'https://meet.example/abc'],
  ])('reads %s as online', (location, url) => {
    expect(parseLocation(location)).toMatchObject({
      online: true,
      ...(url !== undefined && { online_url: url }),
    });
  });

  it.each([
    'Meeting House https://house.example/',
    'Watch House',
    'Teams Arena, Main Street 1, Ghent, Belgium',
  ])('reads %s as a venue', (location) => {
    expect(parseLocation(location)).toMatchObject({
      venue_name: expect.stringMatching(/House|Arena/),
    });
  });

  it('reads a URL as an online place, and empty text as no place', () => {
    expect(parseLocation('https://zoom.example/j/1')).toEqual({
      online: true,
      online_url: 'https://zoom.example/j/1',
    });
    expect(parseLocation(' ')).toEqual({});
    expect(parseLocation(null)).toEqual({});
  });
});
