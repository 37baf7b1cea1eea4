import { expect, it } from '@jest/globals';
import { calendarLinks, type CalendarEvent } from './calendar-links.ts';

const EVENT: CalendarEvent = {
  title: 'Rock & Roll + more',
  location: 'Hall, Berlin',
  page: 'https://web.example/e/rock',
  ics: 'https://api.example/events/rock.ics',
  start_utc: '2026-12-04T19:00:00Z',
  start_local: '2026-12-04T20:00:00',
  end_utc: null,
  timezone: 'Europe/Berlin',
  time_tbd: false,
  date_tbd: false,
  all_day: false,
};
const queriesOf = (event: CalendarEvent) =>
  Object.fromEntries(
    calendarLinks(event).map(({ name, url }) => [name, new URL(url).searchParams] as const),
  );

it('fills the forms of calendars, and names the file for all others', () => {
  const { Google, 'Outlook.com': outlook, 'Office 365': office } = queriesOf(EVENT);
  expect(Object.fromEntries(Google ?? [])).toEqual({
    action: 'TEMPLATE',
    text: EVENT.title,
    dates: '20261204T190000Z/20261204T220000Z',
    ctz: 'Europe/Berlin',
    location: EVENT.location,
    details: EVENT.page,
  });
  expect(Object.fromEntries(outlook ?? [])).toEqual({
    rru: 'addevent',
    subject: EVENT.title,
    startdt: '2026-12-04T19:00:00Z',
    enddt: '2026-12-04T22:00:00Z',
    allday: 'false',
    location: EVENT.location,
    body: EVENT.page,
  });
  expect(office).toEqual(outlook);
  expect(calendarLinks(EVENT).at(-1)?.url).toBe(EVENT.ics);
});

it('writes a blank for Outlook so that it is none', () => {
  expect(calendarLinks(EVENT)[1]?.url).toContain('subject=Rock%20%26%20Roll%20%2B%20more');
});

it('states whole days, up to the day after the last one', () => {
  const days = { ...EVENT, time_tbd: true, end_utc: '2026-12-05T23:00:00Z' };
  const { Google, 'Outlook.com': outlook } = queriesOf(days);
  expect(Google?.get('dates')).toBe('20261204/20261206');
  expect([outlook?.get('startdt'), outlook?.get('enddt'), outlook?.get('allday')]).toEqual([
    '2026-12-04',
    '2026-12-06',
    'true',
  ]);
});
