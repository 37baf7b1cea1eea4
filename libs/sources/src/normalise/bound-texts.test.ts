import { describe, expect, it } from '@jest/globals';
import { parseMoney } from '../money/parse-money.ts';
import { parseRecord } from './normalise-event.ts';

const night = { title: 'Night', start_local: '2027-01-01T20:00' };

describe('parseRecord', () => {
  it('refuses a title of a megabyte', () => {
    expect(() => parseRecord({ ...night, title: 'a'.repeat(1_000_000) })).toThrow(
      'title of more than 10,000 characters',
    );
  });

  it('drops a place of a megabyte with a warning', () => {
    for (const text of ['a', ' ', '1 ', 'a, ', '('].map((part) =>
      part.repeat(1_000_000 / part.length),
    )) {
      const place = {
        venue_name: `x${text}y`,
        city: `x${text}y`,
        address: `x${text}y`,
        country: `x${text}y`,
      };
      const { raw } = parseRecord({ ...night, ...place });
      expect(raw.warnings?.map(({ warning }) => warning)).toEqual(
        ['venue_name', 'city', 'address', 'country'].map((name) => `${name} that is too long`),
      );
      expect(raw.venue_name).toBeNull();
    }
  });

  it('shortens a description and a long list', () => {
    const { raw } = parseRecord({
      ...night,
      description: 'a'.repeat(1_000_000),
      tags: Array.from({ length: 100_000 }, String),
    });
    expect([raw.description?.length, raw.tags?.length]).toEqual([200_000, 1_000]);
  });

  it('does not change other records', () => {
    expect(parseRecord(night).raw).toBe(night);
  });
});

describe('parseMoney', () => {
  it.each(['1 ', '1 € ', '1,', '$', ' ', '1-', 'from '])(
    'reads a megabyte of "%s" as no price',
    (part) => {
      expect(parseMoney(part.repeat(1_000_000 / part.length))).toMatchObject({
        low: null,
        high: null,
      });
    },
  );

  it('reads the beginning of a long sentence', () => {
    const text = `Eintritt ab 12 €. ${'Kinder zahlen 1 € '.repeat(100_000)}`;
    expect(parseMoney(text, { isSentence: true })).toMatchObject({
      low: 1,
      high: null,
      currency: 'EUR',
    });
  });
});
