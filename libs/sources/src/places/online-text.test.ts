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
    'オンライン（Zoom）',
    'オンライン開催',
    'オンライン配信（YouTube）',
    'Zoom（オンライン）',
    'Web開催',
    '线上直播',
    '線上講座',
    '온라인 행사',
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
    'オンラインタワー',
    'ウェブスタジオ渋谷',
    'ライブ開催',
  ])('%j is a place', (text) => {
    expect(isOnlineText(text)).toBe(false);
  });

  it.each([
    ['Online, Berlin', 'Berlin', true],
    ['Berlin & online', 'Berlin', true],
    ['Kulturhaus, Berlin (hybrid)', 'Kulturhaus, Berlin', true],
    ['Hybrid: Roxy, Ghent', 'Roxy, Ghent', true],
    ['Remote', null, true],
    ['区民会館（オンライン併用）', '区民会館', true],
    ['区民会館／オンライン', '区民会館', true],
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
