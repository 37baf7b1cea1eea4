import { describe, expect, it } from '@jest/globals';
import { distinctSlug, eventSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['東京ジャズフェスティバル', 'tokyo-jazufesutibaru'],
    ['札幌雪まつり', 'sapporo-yuki-matsuri'],
    ['夏の大花火大会', 'natsu-no-dai-hanabi-taikai'],
    ['東京都現代美術館のコンサート', 'tokyo-to-gendai-bijutsukan-no-konsato'],
    ['映画「君の名は。」', 'eiga-kimi-no-na-wa'],
    ['宇多田ヒカル', 'utada-hikaru'],
    ['きゃりーぱみゅぱみゅ', 'kyari-pamyupamyu'],
    ['がっこう しんぶん', 'gakko-shimbun'],
  ])('transliterates Japanese text with kana as Japanese: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['東京', 'tokyo'],
    ['大阪', 'osaka'],
    ['神戸市', 'kobe-shi'],
    ['日本武道館', 'nippon-budo-kan'],
    ['国際音楽祭', 'kokusai-ongaku-sai'],
  ])('transliterates kanji in Japan as Japanese: %s', (text, slug) => {
    expect(slugify(text, { country: 'JP' })).toBe(slug);
  });

  it('transliterates Han characters elsewhere as Chinese', () => {
    expect(slugify('北京音乐节', { country: 'CN' })).toBe('beijingyinlejie');
  });

  it.each([
    ['🎉 Party 🇩🇪 👨‍👩‍👧 ❤️', 'party'],
    ['🎉', ''],
    ['Rock ’n’ Roll 👍🏽 2026', 'rock-n-roll-2026'],
    ['1️⃣ First', '1-first'],
  ])('drops emoji: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['서울 재즈 페스티벌', 'seoul-jaejeu-peseutibeol'],
    ['თბილისი ჯაზი', 'tbilisi-jazi'],
    ['กรุงเทพ', 'krungethph'],
    ['תל אביב', 'tl-vyv'],
    ['القاهرة', 'lqhrh'],
    ['Київ', 'kiiv'],
    ['Αθήνα', 'athina'],
    ['Երևան', 'erevan'],
    ['Łódź Ærø Straße', 'lodz-aero-strasse'],
  ])('transliterates other scripts letter by letter: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('eventSlug', () => {
  it('transliterates title and city by the country', () => {
    expect(eventSlug({ title: '音楽祭', city: '東京', country: 'JP', date: '2026-11-28' })).toBe(
      'ongaku-sai-tokyo-2026-11-28',
    );
  });

  it('has a title if nothing of it is left', () => {
    expect(eventSlug({ title: '🎉', city: 'Berlin', date: '2026-11-28' })).toBe(
      'event-berlin-2026-11-28',
    );
  });
});

it('a slug has at most 96 characters, its date and suffix included', () => {
  const title = 'word '.repeat(40);
  const slug = eventSlug({
    title,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
    date: '2026-12-31',
  });
  expect(slug).toMatch(/^word-.*-llanfairpwllgwyngyllgogerychwy-2026-12-31$/);
  expect(slug).toHaveLength(96);
  expect(distinctSlug('a'.repeat(96), 'bcd')).toBe(`${'a'.repeat(92)}-bcd`);
  expect(distinctSlug(`${'a'.repeat(91)}-aaaa`, 'bcd')).toBe(`${'a'.repeat(91)}-bcd`);
  expect(slugify(title)).not.toMatch(/-$/);
});
