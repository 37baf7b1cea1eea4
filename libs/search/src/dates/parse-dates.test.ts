import { describe, expect, it } from '@jest/globals';
import { addDays } from '@marquee/domain';
import fc from 'fast-check';
import { DATE_LANGUAGES } from './date-language.ts';
import { findDates, parseDates } from './parse-dates.ts';

const WEDNESDAY = '2026-11-25';
const options = { today: WEDNESDAY };

/** Writes a span briefly: "2026-11-27", "2026-11-27..2026-11-29", "2026-11-25 evening". */
const brief = (span: ReturnType<typeof parseDates>) =>
  span &&
  [
    span.from,
    ...(span.to === span.from ? [] : [`..${span.to}`]),
    span.partOfDay && ` ${span.partOfDay}`,
  ].join('');

describe('parseDates', () => {
  it.each([
    ['on weekdays', '2026-11-25..2026-11-27'],
    ['unter der Woche', '2026-11-25..2026-11-27'],
    ['entre semana', '2026-11-25..2026-11-27'],
    ['по будням', '2026-11-25..2026-11-27'],
    ['平日', '2026-11-25..2026-11-27'],
    ['w dni powszednie', '2026-11-25..2026-11-27'],
    ['midweek', '2026-11-25..2026-11-26'],
    ['en milieu de semaine', '2026-11-25..2026-11-26'],
    ['a metà settimana', '2026-11-25..2026-11-26'],
    ['weekends', '2026-11-27..2026-11-29'],
    ['nos fins de semana', '2026-11-27..2026-11-29'],
    ['yesterday', '2026-11-24'],
    ['la semaine dernière', '2026-11-16..2026-11-22'],
    ['am letzten Wochenende', '2026-11-20..2026-11-22'],
    ['先月', '2026-10-01..2026-10-31'],
    ['el año pasado', '2025-01-01..2025-12-31'],
    ['fridays', '2026-11-27'],
    ['Samstags', '2026-11-28'],
  ])('reads “%s” as days of a week', (phrase, expected) => {
    expect(brief(parseDates(phrase, options))).toBe(expected);
  });

  it.each([
    ['today', '2026-11-25'],
    ['tonight', '2026-11-25 evening'],
    ['Tomorrow evening', '2026-11-26 evening'],
    ['the day after tomorrow', '2026-11-27'],
    ['wednesday', '2026-11-25'],
    ['friday', '2026-11-27'],
    ['this friday', '2026-11-27'],
    ['next friday', '2026-12-04'],
    ['friday night', '2026-11-27 night'],
    ['friday to sunday', '2026-11-27..2026-11-29'],
    ['from Friday to Sunday', '2026-11-27..2026-11-29'],
    ['Fri–Sun', '2026-11-27..2026-11-29'],
    ['sat and sun', '2026-11-28..2026-11-29'],
    ['fri', '2026-11-27'],
    ['this sat', '2026-11-28'],
    ['next fri', '2026-12-04'],
    ['fri night', '2026-11-27 night'],
    ['until 3 May', '2026-11-25..2027-05-03'],
    ['from 2026-12-05 to 2026-12-07', '2026-12-05..2026-12-07'],
    ['from 2026-12-05..2026-12-07', '2026-12-05..2026-12-07'],
    ['today..tomorrow', '2026-11-25..2026-11-26'],
    ['until the 3rd of May', '2026-11-25..2027-05-03'],
    ['until Sunday', '2026-11-25..2026-11-29'],
    ['from 3 May', '2027-05-03..2028-05-02'],
    ['this weekend', '2026-11-27..2026-11-29'],
    ['next weekend', '2026-12-04..2026-12-06'],
    ['this week', '2026-11-25..2026-11-29'],
    ['next week', '2026-11-30..2026-12-06'],
    ['this month', '2026-11-25..2026-11-30'],
    ['next month', '2026-12-01..2026-12-31'],
    ['next 3 days', '2026-11-25..2026-11-27'],
    ['next ten days', '2026-11-25..2026-12-04'],
    ['in the next two weeks', '2026-11-25..2026-12-08'],
    ['tonight or tomorrow', '2026-11-25..2026-11-26'],
    ['today..tomorrow', '2026-11-25..2026-11-26'],
    ['first week of December', '2026-12-01..2026-12-07'],
    ['the last week of February 2028', '2028-02-23..2028-02-29'],
    ['mid January', '2027-01-11..2027-01-20'],
    ['mid-November', '2027-11-11..2027-11-20'],
    ['end of December', '2026-12-21..2026-12-31'],
    ['early November 2026', '2026-11-01..2026-11-10'],
    ['before Christmas', '2026-11-25..2026-12-23'],
    ['between Christmas and New Year', '2026-12-24..2027-01-01'],
    ['before 5 December', '2026-11-25..2026-12-04'],
    ['in December', '2026-12-01..2026-12-31'],
    ['in March', '2027-03-01..2027-03-31'],
    ['December 2027', '2027-12-01..2027-12-31'],
    ['may', '2027-05-01..2027-05-31'],
    ['spring 2027', '2027-03-01..2027-05-31'],
    ['next summer', '2027-06-01..2027-08-31'],
    ['2027', '2027-01-01..2027-12-31'],
    ['June 25', '2027-06-25'],
    ['25th of June', '2027-06-25'],
    ['25-27 June', '2027-06-25..2027-06-27'],
    ['25 to 27 June 2028', '2028-06-25..2028-06-27'],
    ['June 25-27, 2027', '2027-06-25..2027-06-27'],
    ['from 3 to 5 January', '2027-01-03..2027-01-05'],
    ['30 June – 2 July', '2027-06-30..2027-07-02'],
    ['28 December to 2 January', '2026-12-28..2027-01-02'],
    ['Sat, 28 November 2026', '2026-11-28'],
    ['25.12.2026', '2026-12-25'],
    ['2026-12-05..2026-12-07', '2026-12-05..2026-12-07'],
    ['29 February', '2028-02-29'],
    ['feb', '2027-02-01..2027-02-28'],
    ['in dec', '2026-12-01..2026-12-31'],
    ['déc', '2026-12-01..2026-12-31'],
    ['New Year’s Eve', '2026-12-31'],
    ['christmas', '2026-12-24..2026-12-26'],
  ])('reads %s', (phrase, span) => {
    expect(brief(parseDates(phrase, options))).toBe(span);
  });

  it.each([
    ['heute Abend', '2026-11-25 evening'],
    ['am nächsten Wochenende', '2026-12-04..2026-12-06'],
    ['bis zum 3. Mai', '2026-11-25..2027-05-03'],
    ['Fr-So', '2026-11-27..2026-11-29'],
    ["jusqu'au 3 mai", '2026-11-25..2027-05-03'],
    ['hasta el domingo', '2026-11-25..2026-11-29'],
    ['do 3 maja', '2026-11-25..2027-05-03'],
    ['5月3日まで', '2026-11-25..2027-05-03'],
    ['حتى 3 مايو', '2026-11-25..2027-05-03'],
    ['in den nächsten zwei Wochen', '2026-11-25..2026-12-08'],
    ['Ende Dezember', '2026-12-21..2026-12-31'],
    ['heute oder morgen', '2026-11-25..2026-11-26'],
    ['vor Weihnachten', '2026-11-25..2026-12-23'],
    ['mi-janvier', '2027-01-11..2027-01-20'],
    ['dans les dix prochains jours', '2026-11-25..2026-12-04'],
    ['a finales de diciembre', '2026-12-21..2026-12-31'],
    ['hoy o mañana', '2026-11-25..2026-11-26'],
    ['prima di Natale', '2026-11-25..2026-12-23'],
    ['primeira semana de dezembro', '2026-12-01..2026-12-07'],
    ['begin januari', '2027-01-01..2027-01-10'],
    ['pod koniec grudnia', '2026-12-21..2026-12-31'],
    ['12月', '2026-12-01..2026-12-31'],
    ['2027年1月中', '2027-01-01..2027-01-31'],
    ['12月上旬', '2026-12-01..2026-12-10'],
    ['12月底', '2026-12-21..2026-12-31'],
    ['نهاية ديسمبر', '2026-12-21..2026-12-31'],
    ['im Dezember', '2026-12-01..2026-12-31'],
    ['vom 3. bis 5. Januar', '2027-01-03..2027-01-05'],
    ['demain soir', '2026-11-26 evening'],
    ['ce week-end', '2026-11-27..2026-11-29'],
    ['vendredi prochain', '2026-11-27'],
    ['mercredi prochain', '2026-12-02'],
    ['vendredi de la semaine prochaine', '2026-12-04'],
    ['el viernes que viene', '2026-11-27'],
    ['il prossimo venerdì', '2026-11-27'],
    ['السبت القادم', '2026-11-28'],
    ['kommenden Freitag', '2026-11-27'],
    ['nächsten Freitag', '2026-12-04'],
    ['w najbliższą sobotę', '2026-11-28'],
    ['в ближайшую субботу', '2026-11-28'],
    ['friday next week', '2026-12-04'],
    ['volgende week vrijdag', '2026-12-04'],
    ['в пятницу на следующей неделе', '2026-12-04'],
    ['friday evening this week', '2026-11-27 evening'],
    ['du 3 au 5 janvier 2027', '2027-01-03..2027-01-05'],
    ['este fin de semana', '2026-11-27..2026-11-29'],
    ['mañana por la noche', '2026-11-26 night'],
    ['del 3 al 5 de enero', '2027-01-03..2027-01-05'],
    ['stasera', '2026-11-25 evening'],
    ["dal 5 all'8 dicembre", '2026-12-05..2026-12-08'],
    ["dall'8 all'11 dicembre", '2026-12-08..2026-12-11'],
    ['il prossimo weekend', '2026-12-04..2026-12-06'],
    ['sexta-feira à noite', '2026-11-27 night'],
    ['próxima semana', '2026-11-30..2026-12-06'],
    ['dit weekend', '2026-11-27..2026-11-29'],
    ['vrijdagavond', '2026-11-27 evening'],
    ['w ten weekend', '2026-11-27..2026-11-29'],
    ['w grudniu', '2026-12-01..2026-12-31'],
    ['今週末', '2026-11-27..2026-11-29'],
    ['明日の夜', '2026-11-26 night'],
    ['来週の金曜日', '2026-12-04'],
    ['12月5日〜7日', '2026-12-05..2026-12-07'],
    ['下周末', '2026-12-04..2026-12-06'],
    ['明天晚上', '2026-11-26 night'],
    ['周五', '2026-11-27'],
    ['الليلة', '2026-11-25 evening'],
    ['نهاية الأسبوع', '2026-11-27..2026-11-29'],
    ['5 ديسمبر 2026', '2026-12-05'],
    ['nästa vecka', '2026-11-30..2026-12-06'],
    ['på fredag', '2026-11-27'],
    ['i aften', '2026-11-25 evening'],
    ['til helgen', '2026-11-27..2026-11-29'],
    ['i desember', '2026-12-01..2026-12-31'],
    ['bu hafta sonu', '2026-11-27..2026-11-29'],
    ['cuma akşamı', '2026-11-27 evening'],
    ['v prosinci', '2026-12-01..2026-12-31'],
    ['v sobotu večer', '2026-11-28 evening'],
    ['joulukuussa', '2026-12-01..2026-12-31'],
    ['ensi viikolla', '2026-11-30..2026-12-06'],
  ])('reads %s', (phrase, span) => {
    expect(brief(parseDates(phrase, options))).toBe(span);
  });

  it.each([
    ...[
      '',
      'jazz',
      'Tomorrowland',
      'Brian May',
      '31 June',
      '2026-13-01',
      '2026-12-07..2026-12-05',
      'next 0 days',
    ],
    ...[
      '2026-12-05..2026-12-06..2026-12-07',
      '2026-12-05/2026-12-06/2026-12-07',
      '2026-12-05..2026-12-06, 2026-12-09',
    ],
    ...['today..tomorrow..sunday', '2026-12-05..', '..2026-12-05', '2026-12-05...2026-12-07'],
    ...['until 2026-12-05..2026-12-07', 'before 2026-12-05 to 2026-12-07'],
  ])('rejects %j', (phrase) => {
    expect(parseDates(phrase, options)).toBeNull();
  });

  it.each([
    ['2026-11-28', 'this weekend', '2026-11-27..2026-11-29'],
    ['2026-11-29', 'next weekend', '2026-12-04..2026-12-06'],
    ['2026-11-30', 'this weekend', '2026-12-04..2026-12-06'],
    ['2027-01-15', 'winter', '2026-12-01..2027-02-28'],
    ['2026-12-31', 'tomorrow', '2027-01-01'],
    ['2026-12-31', 'in December', '2026-12-01..2026-12-31'],
  ])('reads on %s %s', (today, phrase, span) => {
    expect(brief(parseDates(phrase, { today }))).toBe(span);
  });
});

describe('a date that Intl formats', () => {
  const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
  const instant = (day: string) => new Date(`${day}T00:00:00Z`);
  const format = (language: string, dateStyle: 'long' | 'full' | 'medium') =>
    new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC', numberingSystem: 'latn' });

  it.each(DATE_LANGUAGES)('is read back in the language %s', (language) => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('long', 'full'), (day, style) => {
        const text = format(language, style).format(instant(day));
        expect([text, brief(parseDates(text, options))]).toEqual([text, day]);
      }),
    );
  });

  it.each(DATE_LANGUAGES)('is read back as a range in the language %s', (language) => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (from, days) => {
        const to = addDays(from, days);
        const text = format(language, 'long').formatRange(instant(from), instant(to));
        expect([text, brief(parseDates(text, options))]).toEqual([text, `${from}..${to}`]);
      }),
    );
  });
});

describe('findDates', () => {
  it('finds a month before other words on request, but no theme', () => {
    expect(findDates('May events London', options)).toBeNull();
    expect(findDates('May events London', { ...options, anywhere: true })).toMatchObject({
      text: 'May',
      isLikely: false,
    });
    expect(findDates('christmas concerts', { ...options, anywhere: true })).toBeNull();
  });

  it.each([
    ['jazz berlin next weekend', '2026-12-04..2026-12-06', 'jazz berlin'],
    ['konzerte heute abend in Berlin', '2026-11-25 evening', 'konzerte in Berlin'],
    ['25-27 june techno berlin', '2027-06-25..2027-06-27', 'techno berlin'],
    ['concerts in May', '2027-05-01..2027-05-31', 'concerts'],
    ['東京 今週末 ライブ', '2026-11-27..2026-11-29', '東京 ライブ'],
    ['music until 3 May in London', '2026-11-25..2027-05-03', 'music in London'],
    ['Konzerte bis Sonntag in Wien', '2026-11-25..2026-11-29', 'Konzerte in Wien'],
    ['comedy Fri-Sun', '2026-11-27..2026-11-29', 'comedy'],
    ['演劇 5月3日まで', '2026-11-25..2027-05-03', '演劇'],
    ['jazz from 3 December', '2026-12-03..2027-12-03', 'jazz'],
    ['what is on in London on 5 December', '2026-12-05', 'what is on in London'],
  ])('finds the phrase in %s', (text, span, rest) => {
    const found = findDates(text, options);
    expect([found?.rest, found?.isCertain]).toEqual([rest, true]);
    expect(brief(found)).toBe(span);
  });

  it.each([
    'jazz december',
    'comedy friday',
    'comedy friday night london',
    'Black Friday',
    'Saturday Night Fever',
  ])('is not certain of a word that can be a part of a name: %s', (text) => {
    expect(findDates(text, options)).toMatchObject({ isCertain: false });
  });

  it.each([
    ...[
      'Brian May',
      'Sunday Times',
      'March of the Penguins',
      'Tomorrowland',
      'November Rain',
      'Thirty Seconds to Mars',
    ],
    ...[
      'Spring Awakening',
      'The 1975',
      '21 Savage',
      'el mar',
      'Maroon 5',
      'Depeche Mode',
      'so do we',
      'Weekender',
      'Sun Ra',
      'Fri Kobain',
    ],
  ])('finds nothing in the name %s', (text) => {
    expect(findDates(text, options)).toBeNull();
  });
});
