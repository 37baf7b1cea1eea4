import { describe, expect, it } from '@jest/globals';
import { buildCardEvent } from '../build-card-event.ts';
import { toCardText } from './card-text.ts';

const event = buildCardEvent();
const inCountry = (country_code: string | null, country: string | null) =>
  toCardText({ ...event, country_code, country });

describe('toCardText', () => {
  it('is in the language of the reader, whatever the country', () => {
    const inEgypt = { ...event, country_code: 'EG', country: 'Egypt' };
    expect(toCardText(inEgypt, 'fr-CA')).toMatchObject({ locale: 'fr', category_name: 'Musique' });
    expect(toCardText(inEgypt, 'en')).toMatchObject({ locale: 'en-GB', category_name: 'Music' });
    expect(toCardText(inEgypt, 'fi').locale).toBe('en-GB');
  });

  it('states that a source lists the event as cancelled', () => {
    const at = { source: 'a', stated_at: '2026-11-20T06:00:00Z' };
    const values = ['scheduled', 'cancelled'].map((value) => ({ value, ...at }));
    expect(toCardText({ ...event, conflicts: [{ field: 'status', values }] }, 'de').notice).toBe(
      'Eine Quelle gibt an, dass die Veranstaltung abgesagt ist.',
    );
  });

  it.each([
    [
      'DE',
      'Germany',
      ['Musik', '28.–30. November 2026 · 20:00 – 22:00', 'Berlin, Deutschland', '13–35 €'],
    ],
    [
      'US',
      'America',
      ['Music', 'November 28 – 30, 2026 · 8:00 PM – 10:00 PM', 'Berlin, America', '€13–35'],
    ],
    [
      'GB',
      'Britain',
      ['Music', '28 – 30 November 2026 · 20:00 – 22:00', 'Berlin, Britain', '€13–35'],
    ],
    ['JP', 'Japan', ['音楽', '2026/11/28～2026/11/30 · 20:00 – 22:00', 'Berlin, 日本', '€13～35']],
  ])('is in the language of %s', (code, country, texts) => {
    const { category_name, when, where, price } = inCountry(code, country);
    expect([category_name, when, where, price]).toEqual(texts);
  });

  it.each([
    ['IS', 'Iceland'],
    ['TW', 'Taiwan'],
    ['CH', 'Switzerland'],
    [null, null],
  ])('is in English without translations, or for several languages: %s', (code, country) => {
    expect(inCountry(code, country)).toMatchObject({
      category_name: 'Music',
      when: '28 – 30 November 2026 · 20:00 – 22:00',
      where: country === null ? 'Berlin' : `Berlin, ${country}`,
    });
  });

  it('marks a sample in its language', () => {
    expect(toCardText({ ...event, demo: true }).demo).toBe('Beispieltermin');
  });

  it('states that an event is sold out, in its language and without the price', () => {
    expect(toCardText({ ...event, availability: 'sold_out' })).toMatchObject({
      notice: 'Ausverkauft',
      price: null,
    });
  });
});
