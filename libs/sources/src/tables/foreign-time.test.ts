import { expect, it } from '@jest/globals';
import { parseForeignTime } from './foreign-time.ts';

it.each([
  ['2027-05-08', '2027-05-08'],
  ['2027-05-08 20:00', '2027-05-08T20:00:00'],
  ['2027/05/08 20:00', '2027-05-08T20:00:00'],
  ['8.5.2027', '2027-05-08'],
  ['08.05.2027 20:00', '2027-05-08T20:00:00'],
  ['8.5.2027, 20 Uhr', '2027-05-08T20:00:00'],
  ['8.5.27 20h30', '2027-05-08T20:30:00'],
  ['30/05/2027 8:00 PM', '2027-05-30T20:00:00'],
  ['05/30/2027 12:15 AM', '2027-05-30T00:15:00'],
  ['May 8, 2027 7:30 pm', '2027-05-08T19:30:00'],
  ['Sat, May 8 2027 at 7pm', '2027-05-08T19:00:00'],
  ['8 May 2027', '2027-05-08'],
  ['Samstag, 8. Mai 2027 20:00', '2027-05-08T20:00:00'],
  ['8 de mayo de 2027 20:00', '2027-05-08T20:00:00'],
  ['1er août 2027', '2027-08-01'],
])('reads %j as %s', (text, local) => {
  expect(parseForeignTime(text, undefined)).toEqual({ local });
});

it.each(['31.2.2027', '25:00', 'soon', '13/13/2027', '8.5.2027 25:00', '05/30/2027 13:00 PM', ''])(
  'refuses %j',
  (text) => {
    expect(parseForeignTime(text, undefined)).toEqual({ reason: 'a date or time that cannot be read' });
  },
);
