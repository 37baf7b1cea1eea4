import { describe, expect, it } from '@jest/globals';
import { zoneOfCountry } from './country-zones.ts';
import { findZone } from './zone-names.ts';

describe('findZone', () => {
  it.each([
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
    ['(GMT-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(UTC) Coordinated Universal Time', 'UTC'],
    ['(UTC+00:00) Koordinierte Weltzeit', 'UTC'],
    ['Coordinated Universal Time', 'UTC'],
    ['UTC+0', 'UTC'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
    ['Mitteleuropäische Zeit', 'Europe/Paris'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['PST', 'America/Los_Angeles'],
  ])('reads %s as %s', (name, zone) => {
    expect(findZone(name)).toBe(zone);
  });

  it('reads "Central European Time" as a zone with its clocks', () => {
    const hour = (timeZone: string) =>
      new Date('2027-07-01T12:00Z').toLocaleTimeString('en', { timeZone });
    expect(hour(findZone('Central European Time') ?? 'UTC')).toBe(hour('Europe/Paris'));
  });

  it('returns null for a name that is no zone', () => {
    expect(findZone('Bogus Time')).toBeNull();
  });
});

describe('zoneOfCountry', () => {
  it('returns the zone of a country with one, and of one whose people nearly all have one', () => {
    expect(zoneOfCountry('BE')).toBe('Europe/Brussels');
    expect(zoneOfCountry('ES')).toBe('Europe/Madrid');
  });

  it('returns null for a country with several zones', () => {
    expect(zoneOfCountry('US')).toBeNull();
  });
});
