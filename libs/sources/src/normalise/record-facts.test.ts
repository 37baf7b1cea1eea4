import { describe, expect, it } from '@jest/globals';
import { normaliseRecordFacts } from './record-facts.ts';

const TIMED = {
  start_local: '2027-03-05T20:00:00',
  end_local: null,
  timezone: 'America/New_York',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
};
const normalise = (
  raw: object,
  description: string | null = null,
  times: Partial<typeof TIMED> = {},
) => normaliseRecordFacts({ title: 'A', ...raw }, description, { ...TIMED, ...times });

describe('normaliseRecordFacts', () => {
  it('returns nothing for a record that states nothing', () => {
    expect(normalise({})).toEqual({});
  });

  it('returns the organiser, but no e-mail address', () => {
    expect(
      normalise({ organizer: ' <b>R5</b> Productions', organizer_url: 'https://r5.example/' }),
    ).toEqual({
      organizer: { name: 'R5 Productions', url: 'https://r5.example/' },
    });
    expect(normalise({ organizer: 'Halle', organizer_url: 'javascript:alert(1)' })).toEqual({
      organizer: { name: 'Halle', url: null },
    });
    expect(normalise({ organizer: 'someone@example.com' })).toEqual({});
  });

  it.each(['20 mars 2025', '3. Mai 2027', '2026-04-01', 'March 3, 2027'])(
    'does not take the date %s for an organiser',
    (organizer) => {
      expect(normalise({ organizer })).toEqual({});
    },
  );

  it.each(['1933 Collective', '4 Avril', 'May 14 Society', 'Studio 54'])(
    'takes %s for an organiser',
    (organizer) => {
      expect(normalise({ organizer })).toEqual({ organizer: { name: organizer, url: null } });
    },
  );

  it('returns distinct genres in lower case, without words that fill a field', () => {
    expect(normalise({ genres: 'Jazz; Other;jazz;Música folclórica; Undefined' })).toEqual({
      genres: ['jazz', 'música folclórica'],
    });
  });

  it.each([
    ['19:00', '2027-03-05T19:00:00'],
    ['7pm', '2027-03-05T19:00:00'],
    ['2027-03-05T19:30', '2027-03-05T19:30:00'],
    ['2027-03-06T00:15:00Z', '2027-03-05T19:15:00'],
    ['21:00', undefined],
    ['soon', undefined],
  ])('reads the opening of doors %s', (doors_local, expected) => {
    expect(normalise({ doors_local }).doors_local).toBe(expected);
  });

  it('reads doors before midnight of a show after midnight', () => {
    const { doors_local } = normalise({ doors_local: '23:00' }, null, {
      start_local: '2027-03-06T00:30:00',
    });
    expect(doors_local).toBe('2027-03-05T23:00:00');
  });

  it.each([
    ['Doors at 07:00 PM\nShow starts at 08:00 PM', '2027-03-05T19:00:00'],
    ['Doors at 7pm\nShow starts at 8pm', '2027-03-05T19:00:00'],
    ['doors 7 pm / show 8 pm', '2027-03-05T19:00:00'],
    ['Doors 7 / Show 8', '2027-03-05T19:00:00'],
    ['Doors: 7:30p.m.', '2027-03-05T19:30:00'],
    ['Einlass: 19 Uhr, Beginn: 20 Uhr', '2027-03-05T19:00:00'],
    ['Einlass ab 19.30 Uhr', '2027-03-05T19:30:00'],
    ['Ouverture des portes à 19h', '2027-03-05T19:00:00'],
    ['Doors at 6pm and doors at 7pm', undefined],
    ['Doors open at 9pm', undefined],
    ['Entry through doors 7 and 8', undefined],
    ['Behind closed doors', undefined],
    ['Doors 99:99', undefined],
  ])('reads the opening of doors in the text %j', (text, expected) => {
    expect(normalise({}, text).doors_local).toBe(expected);
  });

  it('reads no doors if the hour of the start is unknown', () => {
    expect(normalise({ doors_local: '19:00' }, 'Doors 7pm', { time_tbd: true })).toEqual({});
  });
});
