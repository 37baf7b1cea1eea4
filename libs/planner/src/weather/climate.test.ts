import { expect, it } from '@jest/globals';
import { climateAt } from './climate.ts';

const at = (lat: number, local: string) => climateAt({ lat }, local);

it.each<[string, [number, string], [number, string]]>([
  ['the equator at noon', [0, '2027-06-15T12:00:00'], [30, 'usually hot']],
  ['Berlin on a summer afternoon', [52.5, '2027-07-15T15:00:00'], [24, 'usually warm']],
  ['Berlin on a summer night', [52.5, '2027-07-15T03:00:00'], [16, 'usually mild']],
  ['Berlin in winter', [52.5, '2027-01-15T20:00:00'], [0, 'usually cold']],
  ['Melbourne in January', [-37.8, '2027-01-15T15:00:00'], [27, 'usually warm']],
  ['Melbourne in July', [-37.8, '2027-07-15T15:00:00'], [16, 'usually mild']],
  ['the north of Norway in January', [70, '2027-01-15T03:00:00'], [-23, 'usually freezing']],
])('%s', (_place, [lat, local], [temperature_c, conditions]) => {
  expect(at(lat, local)).toEqual({ temperature_c, conditions, source: 'climate' });
});

it('does not jump between two months', () => {
  const [end, begin] = [at(50, '2027-04-30T12:00:00'), at(50, '2027-05-01T12:00:00')];
  expect(begin.temperature_c).toBe(end.temperature_c);
});
