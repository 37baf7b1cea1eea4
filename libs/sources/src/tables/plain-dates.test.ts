import { describe, expect, it } from '@jest/globals';
import { parseForeignTime, parseHours } from './foreign-time.ts';

describe('a date in another language', () => {
  it.each([
    ['16 มกราคม 2570', '2027-01-16'],
    ['วันเสาร์ที่ 16 มกราคม พ.ศ. 2570', '2027-01-16'],
    ['16 ม.ค. 2570 เวลา 19.30 น.', '2027-01-16T19:30:00'],
    ['5 มี.ค. 70', '2027-03-05'],
    ['๑๖ มกราคม ๒๕๗๐', '2027-01-16'],
    ['16/01/2570', '2027-01-16'],
    ['ngày 15 tháng 1 năm 2027', '2027-01-15'],
    ['Thứ Sáu, 15 tháng 1 năm 2027, 19h30', '2027-01-15T19:30:00'],
    ['Παρασκευή 15 Ιανουαρίου 2027, 21:00', '2027-01-15T21:00:00'],
    ['Παρ 15 Ιαν 2027 στις 21:30', '2027-01-15T21:30:00'],
    ['יום שישי, 15 בינואר 2027, 20:30', '2027-01-15T20:30:00'],
    ['15 ינואר 2027 בשעה 20:30', '2027-01-15T20:30:00'],
    ['शुक्रवार, 15 जनवरी 2027', '2027-01-15'],
    ['१५ जनवरी २०२७, शाम 7 बजे', '2027-01-15T19:00:00'],
    ['الجمعة 15 يناير 2027 الساعة 20:00', '2027-01-15T20:00:00'],
    ['١٥ كانون الثاني ٢٠٢٧', '2027-01-15'],
    ['15 հունվարի 2027', '2027-01-15'],
    ['15 იანვარი 2027', '2027-01-15'],
    ['15 জানুয়ারি 2027', '2027-01-15'],
    ['3 Mei 2027', '2027-05-03'],
    ['15 yanvar 2027', '2027-01-15'],
    ['15 qershor 2027', '2027-06-15'],
    ['15 Ogos 2027', '2027-08-15'],
    ['15 Eanáir 2027', '2027-01-15'],
    ['15 Ionawr 2027', '2027-01-15'],
    ['15 қаңтар 2027', '2027-01-15'],
    ['2027 m. sausio 15 d. 18 val.', '2027-01-15T18:00:00'],
    ['2027. gada 15. janvāris plkst. 19.00', '2027-01-15T19:00:00'],
    ['15. siječnja 2027. u 20 sati', '2027-01-15T20:00:00'],
    ['15. ledna 2027 v 19 hod.', '2027-01-15T19:00:00'],
    ['15 gennaio 2027 ore 21', '2027-01-15T21:00:00'],
    ['15 januari 2027 kl. 19', '2027-01-15T19:00:00'],
    ['15 Ocak 2027 Cuma saat 20:30', '2027-01-15T20:30:00'],
  ])('reads %s', (text, local) => {
    expect(parseForeignTime(text, undefined)).toEqual({ local });
  });

  it('reads the days and the zone', () => {
    expect(parseForeignTime('16-17 มกราคม 2570', undefined)).toEqual({
      ...{ local: '2027-01-16', end: '2027-01-17' },
    });
    expect(parseForeignTime('Sabtu, 16 Januari 2027 pukul 19.30 WIB', undefined)).toEqual({
      ...{ local: '2027-01-16T19:30:00', zone: 'Asia/Jakarta' },
    });
  });
});

describe('hours', () => {
  it.each([
    ['kl 19-21', { start: '19:00:00', end: '21:00:00' }],
    ['klo 18', { start: '18:00:00' }],
    ['20u30', { start: '20:30:00' }],
    ['21 hs', { start: '21:00:00' }],
    ['17時30分開場 18時開演', { start: '18:00:00', doors: '17:30:00' }],
    ['7pm doors, 8pm show', { start: '20:00:00', doors: '19:00:00' }],
    ['20 Uhr Einlass 19 Uhr', { start: '20:00:00', doors: '19:00:00' }],
    ['20:00 Uhr (Einlass 19:00)', { start: '20:00:00', doors: '19:00:00' }],
    ['20.00 (dørene åpner 19.00)', { start: '20:00:00', doors: '19:00:00' }],
  ])('reads %s', (text, hours) => {
    expect(parseHours(text)).toMatchObject(hours);
  });
});

it.each(['um 7 - ', '19:00 ', '19 Uhr '])('reads the hours of 50,000 repetitions of %j', (text) => {
  expect(parseHours(`${text.repeat(50_000)}ก`)).toMatchObject({ start: expect.any(String) });
});
