import { expect, it } from '@jest/globals';
import { candidatesIn } from './page-links.ts';

const PAGE = new URL('https://town.example/');

it.each(['<link ', '<a ', 'http://', 'class=', 'https://calendar.google.com/calendar/embed?'])(
  'ends on a page that repeats %j',
  (part) => {
    const page = part.repeat(2_000_000 / part.length);
    const formats = candidatesIn(page, PAGE).map(({ format }) => format);
    expect(formats.filter((format) => format !== 'ics')).toEqual(['jsonld']);
  },
);
