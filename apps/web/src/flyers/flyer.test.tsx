import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { renderMarkup } from '@marquee/pages';
import { flyerName } from './flyer-name.ts';
import { Flyer, flyerClass } from './flyer.tsx';
import { COLUMN, justify, setLines } from './set-lines.ts';

const NAMES = [
  'Can',
  '!!!',
  'Berlin Peppercorns Prague Barnacles',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenfest',
  'Actividades mensuales de los centros de mayores del distrito Centro',
  'The',
  'A B C D E F G H I J K L M N O P',
  '東京の夜',
  '第十七回国際現代音楽祭と若い作曲家のための夜',
  'مهرجان الموسيقى المعاصرة في القاهرة',
  'ירושלים',
  'เทศกาลดนตรีกรุงเทพมหานคร',
  'Государственный академический симфонический оркестр',
  'दिल्ली शास्त्रीय संगीत समारोह',
  '👨‍👩‍👧‍👦',
  'İstanbul',
];

describe('a name', () => {
  it.each(NAMES)('fits its flyer: %s', (name) => {
    for (const lines of [setLines(name), justify(setLines(name))]) {
      expect(lines.length).toBeGreaterThan(0);
      const height = lines.reduce((sum, { size }) => sum + size, 0);
      expect(height).toBeLessThanOrEqual(COLUMN + 0.01);
      for (const { text, size, width } of lines) {
        expect(text.trim()).not.toBe('');
        expect(size).toBeGreaterThanOrEqual(12);
        expect(width).toBeLessThanOrEqual(COLUMN);
      }
    }
  });

  it.each([
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfest', 'D'],
    ['Actividades mensuales de los centros de mayores del distrito', 'Actividades mensuales'],
    ['Night of the Museums', 'Night of the Museums'],
    ['東京の夜', '東京の夜'],
  ])('is whole, else its first words, else its initials: %s', (name, shown) => {
    const lines = setLines(name).map(({ text }) => text);
    expect(lines.join(name.includes(' ') ? ' ' : '')).toBe(shown);
  });
});

describe('the name of an event on its flyer', () => {
  const named = (title: string, artists: string[] = [], category = 'music' as const) => ({
    ...{ title, category },
    artists: artists.map((name) => ({ name, slug: name })),
  });

  it.each([
    [named('Jazz night: The Harbour Trio', ['The Harbour Trio']), 'The Harbour Trio'],
    [named('Harvest weekend', ['The Harbour Trio']), 'Harvest weekend'],
    [named('“Nabucco” (sold out)'), 'Nabucco'],
    [named('Reds vs. Blues'), 'Reds Blues'],
    [
      named('An evening with long stories - from the mountains of the north'),
      'An evening with long stories',
    ],
  ])('is the act, without additions: %j', (event, name) => {
    expect(flyerName(event, undefined)).toBe(name);
  });

  it('is not that of the page', () => {
    expect(
      flyerName(named('The Harbour Trio', ['The Harbour Trio']), 'The Harbour Trio'),
    ).toBeNull();
  });
});

describe('flyers of one category', () => {
  const LOOKS = 12;

  it('are of many looks, each the same for the same event', () => {
    const ids = Array.from({ length: 400 }, () => randomUUID());
    const looks = new Set(ids.map((id) => flyerClass({ id, category: 'music' })));
    expect(looks.size).toBeGreaterThanOrEqual(LOOKS);
    const [id = ''] = ids;
    const drawn = ids.map(() => renderMarkup(<Flyer id={id} name="Can" />));
    expect(new Set(drawn).size).toBe(1);
    const layouts = ids.map((each) => renderMarkup(<Flyer id={each} name="Open air" />));
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(3);
  });
});
