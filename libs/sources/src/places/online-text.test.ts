import { describe, expect, it } from '@jest/globals';
import { isOnlineText, splitOnline } from './online-text.ts';
import { splitLinks } from './place-links.ts';

describe('the text of a place', () => {
  it.each([
    'Online',
    'Virtual event',
    'Remote',
    'Online (Zoom)',
    'Webinar',
    'オンライン',
    'en ligne',
    'Worldwide',
    'Zoom / YouTube Live',
  ])('%j is online', (text) => {
    expect(isOnlineText(text)).toBe(true);
  });

  it.each([
    'Zoo',
    'The Virtual Bar',
    'Digital Hub, Dublin',
    'Live Music Hall',
    'Berlin',
    'Teams Arena',
  ])('%j is a place', (text) => {
    expect(isOnlineText(text)).toBe(false);
  });

  it.each([
    ['Online, Berlin', 'Berlin', true],
    ['Berlin & online', 'Berlin', true],
    ['Kulturhaus, Berlin (hybrid)', 'Kulturhaus, Berlin', true],
    ['Hybrid: Roxy, Ghent', 'Roxy, Ghent', true],
    ['Remote', null, true],
    ['Roxy, Ghent', 'Roxy, Ghent', false],
  ])('%j is at %j, online: %s', (text, rest, online) => {
    expect(splitOnline(text)).toEqual({ rest, online });
  });

  it.each([
    ['Linde, Berlin; https://meet.example/abc', 'Linde, Berlin', ['https://meet.example/abc']],
    ['Join at https://meet.example/abc.', null, ['https://meet.example/abc']],
    ['Roxy (https://roxy.example)', 'Roxy', ['https://roxy.example']],
    ['integrations:daily', null, []],
    ['Roxy: Main Room', 'Roxy: Main Room', []],
  ])('%j has its links taken out', (text, rest, links) => {
    expect(splitLinks(text)).toEqual({ rest, links });
  });
});
