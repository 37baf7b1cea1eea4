import { expect, it } from '@jest/globals';
import { readNdjson } from '../formats/ndjson/ndjson.ts';
import { normaliseTimes } from '../normalise/times.ts';
import { readTexts } from '../reading/read-texts.ts';

const DAYS = ['2027-01-09', '2027-02-09', '2027-06-09', '2027-07-09', '2027-12-09'];

const readStarts = async (offsetOf: (day: string) => string, zone: string) => {
  const records = DAYS.map((day) => ({
    title: `Show ${day.slice(5, 7)}`,
    startDate: `${day}T20:00:00${offsetOf(day)}`,
  }));
  const { events } = await readTexts(readNdjson, { 'a.json': JSON.stringify(records) });
  const place = { timezone: zone, isCertain: true };
  return events.map((event) => normaliseTimes(event, 'community', place).start_local.slice(11, 16));
};

it('the offset of winter throughout the year does not change the hours of summer', async () => {
  const winter = () => '+01:00';
  expect(new Set(await readStarts(winter, 'Europe/Berlin'))).toEqual(new Set(['20:00']));
});

it('offsets that follow the seasons, or those of another zone, are as they are', async () => {
  const own = (day: string) => (/-0[67]-/.test(day) ? '+02:00' : '+01:00');
  expect(new Set(await readStarts(own, 'Europe/Berlin'))).toEqual(new Set(['20:00']));
  const london = (day: string) => (/-0[67]-/.test(day) ? '+01:00' : '+00:00');
  expect(new Set(await readStarts(london, 'Europe/Berlin'))).toEqual(new Set(['21:00']));
  expect(await readStarts(() => '+03:00', 'Europe/Berlin')).toEqual([
    ...['18:00', '18:00', '19:00', '19:00', '18:00'],
  ]);
});
