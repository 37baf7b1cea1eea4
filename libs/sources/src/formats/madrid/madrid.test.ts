import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readMadrid } from './madrid.ts';

describe('readMadrid', () => {
  const record = {
    '@type': 'https://datos.madrid.es/egob/kos/actividades/CineActividadesAudiovisuales',
    id: '50066046',
    title: '100 Libros juntas',
    description: 'Dirigida por Marga Melià.',
    free: 1,
    price: '',
    dtstart: '2025-10-25 00:00:00.0',
    dtend: '2025-10-25 23:59:00.0',
    time: '19:00',
    'event-location': 'Centro Cultural San Francisco',
    address: { area: { locality: 'MADRID', 'street-address': 'CALLE ALISEDA 4' } },
    location: { latitude: 40.37, longitude: -3.74 },
  };
  const buildFile = (fields: object) => JSON.stringify({ '@graph': [{ ...record, ...fields }] });
  const read = async (fields: object = {}) =>
    (await readTexts(readMadrid, { 'agenda.json': buildFile(fields) })).events[0];

  it('combines date and hour and ignores an end of 23:59', async () => {
    const event = await read();
    expect(event).toMatchObject({
      start_local: '2025-10-25T19:00',
      timezone: 'Europe/Madrid',
      category: 'film',
      is_free: true,
      country: 'ES',
    });
    expect(event?.end_local).toBeUndefined();
  });

  it('reads JSON with raw control characters in its texts', async () => {
    const text = buildFile({ description: 'uno@dos' }).replace('@dos', '\t\r\n\u0001dos');
    const { events, unreadables } = await readTexts(readMadrid, { json: text });
    expect(unreadables).toEqual([]);
    expect(events[0]?.description).toBe('uno dos');
  });

  const readAll = async (fields: object) =>
    (await readTexts(readMadrid, { 'agenda.json': buildFile(fields) })).events;
  const WEEKLY = {
    dtstart: '2025-10-07 18:30:00.0',
    dtend: '2025-10-21 23:59:00.0',
    recurrence: { days: 'TU,TH', frequency: 'WEEKLY', interval: 1 },
  };

  it('reads a weekly rule with an hour as a series without the excluded days', async () => {
    const events = await readAll({ ...WEEKLY, time: '18:30', 'excluded-days': '9/10/2025;' });
    expect(events.map(({ start_local }) => start_local)).toEqual([
      ...['2025-10-07T18:30', '2025-10-14T18:30', '2025-10-16T18:30', '2025-10-21T18:30'],
    ]);
    expect(new Set(events.map(({ series_id }) => series_id))).toEqual(new Set([record.id]));
    expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(4);
  });

  it('reads days in a row without an hour as one date, and a rule for every day as one event', async () => {
    const exhibition = { ...WEEKLY, time: '' };
    const rows = await readAll({
      ...exhibition,
      recurrence: { ...WEEKLY.recurrence, days: 'TU,WE,TH,FR,SA,SU' },
    });
    expect(rows.map(({ start_local, end_local }) => [start_local, end_local])).toEqual([
      ['2025-10-07', '2025-10-12'],
      ['2025-10-14', '2025-10-19'],
      ['2025-10-21', '2025-10-21'],
    ]);
    const days = { ...WEEKLY.recurrence, days: 'MO,TU,WE,TH,FR,SA,SU' };
    expect(await readAll({ ...exhibition, recurrence: days })).toMatchObject([
      { source_id: record.id, start_local: '2025-10-07', end_local: '2025-10-21', all_day: true },
    ]);
  });

  const SPAN = { start_local: '2025-10-07', end_local: '2025-10-21', all_day: true };

  it.each([
    ['every second week', { recurrence: { ...WEEKLY.recurrence, interval: 2 } }, SPAN],
    ['each month', { recurrence: { ...WEEKLY.recurrence, frequency: 'MONTHLY' } }, SPAN],
    ['for a thousand years', { dtend: '3025-10-21 23:59:00.0' }, { end_local: '3025-10-21' }],
    ['until a day that is no date', { dtend: 'Sin fecha' }, { start_local: '2025-10-07' }],
  ])('reads a rule %s as one event', async (_, fields, expected) => {
    const events = await readAll({ ...WEEKLY, time: '18:30', ...fields });
    expect(events).toEqual([expect.objectContaining({ source_id: record.id, ...expected })]);
  });

  it('reports a rule whose days are all excluded', async () => {
    const text = buildFile({
      ...WEEKLY,
      dtend: '2025-10-08 23:59:00.0',
      'excluded-days': '7/10/2025;',
    });
    expect(await readTexts(readMadrid, { 'agenda.json': text })).toMatchObject({
      events: [],
      unreadables: [{ source_id: record.id }],
    });
  });

  it('leaves the hour open if the record states none', async () => {
    expect(await read({ time: '' })).toMatchObject({ start_local: '2025-10-25', time_tbd: true });
  });

  it.each([
    ['16 euros', { price_min: 16, price_max: 16, currency: 'EUR' }],
    ['6 a 22 euros', { price_min: 6, price_max: 22 }],
    ['Entrada general - 22 euros Tarifa reducida: 18,50 euros', { price_min: 18.5, price_max: 22 }],
    ['Entrada libre hasta completar aforo', { is_free: true }],
  ])('reads the price %j', async (price, expected) => {
    expect(await read({ free: 0, price })).toMatchObject(expected);
  });

  it('does not report an event without a price as free', async () => {
    expect((await read({ free: 0 }))?.is_free).toBeUndefined();
  });
});
