import { describe, expect, it } from '@jest/globals';
import { buildCardEvent } from '../build-card-event.ts';
import { toCardText, type CardEvent } from '../text/card-text.ts';
import { createTypesetter } from '../text/typesetter.ts';
import { fitBlock, sumHeights } from './fit-block.ts';
import { createFlyerPainter } from './flyer-painter.ts';
import { FLYER_FRAMES, FLYER_SIZES, type FlyerSize } from './flyer-size.ts';

const named = (...names: string[]) => names.map((name) => ({ name, slug: name.toLowerCase() }));
const event = (changes: Partial<CardEvent> = {}) => buildCardEvent({ end_utc: null, ...changes });
const paint = createFlyerPainter();
const draw = (changes: Partial<CardEvent>, size: FlyerSize = 'tall') =>
  paint({ event: event(changes), size, locale: 'en' });

describe('the layout of a flyer', () => {
  it.each<[string, Partial<CardEvent>, string[]]>([
    ['word', { title: 'Nosferatu' }, ['Nosferatu']],
    ['stacked', { title: 'Jazz in the Park' }, ['Jazz in the Park']],
    ['versus', { title: 'Alba Berlin vs. Bayern', category: 'sports' }, ['Alba Berlin', 'Bayern']],
    ['versus', { title: 'Ajax gegen PSV', category: 'sports' }, ['Ajax', 'PSV']],
    ['title', { title: 'Qatar Grand Prix – the second qualifying' }, []],
    ['title', { title: 'Rock x Pop: an evening in three parts' }, []],
    ['lineup', { title: 'Winter', artists: named('A', 'B', 'C') }, ['Winter', 'A', 'B', 'C']],
    ['days', { title: 'Fest', end_utc: '2026-11-30T21:00:00Z' }, ['Fest', '28–30 Nov']],
    ['run', { title: 'Light', end_utc: '2027-03-30T21:00:00Z' }, []],
    ['place', { title: 'PyCon', category: 'conference' }, ['PyCon', 'Berlin']],
    ['word', { title: 'PyCon', category: 'conference', city: 'Online' }, []],
    ['film', { title: 'Nosferatu', category: 'film' }, []],
    [
      'date',
      { title: 'Quiz', series: { id: 'q', slug: 'q', title: 'Quiz', count: 3 } },
      ['Quiz', '28'],
    ],
    ['word', { title: 'Fest', status: 'postponed', end_utc: '2026-11-30T21:00:00Z' }, ['Fest']],
    ['word', { title: 'Quiz', date_tbd: true, end_utc: '2026-12-30T21:00:00Z' }, []],
    ['text', { title: 'Kirill Petrenko conducts Schönberg, Brahms and an encore by Ligeti' }, []],
  ])('is "%s" for %j', (layout: string, changes: Partial<CardEvent>, parts: string[]) => {
    const text = toCardText(event(changes), 'en');
    expect(text.layout).toBe(layout);
    expect(text.parts.slice(0, parts.length).map((part) => part.replace(/\s–\s/, '–'))).toEqual(
      parts,
    );
  });
});

describe('a flyer', () => {
  const texts = [
    'Air',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    '東京ジャズまつり二〇二六年冬の陣 特別公演',
    'مهرجان القاهرة الدولي للموسيقى والغناء',
    'word '.repeat(40).trim(),
  ];

  it.each(FLYER_SIZES.flatMap((size) => texts.map((title) => [size, title] as const)))(
    'has its letters within the frame: %s, %s',
    async (size, title) => {
      const svg = await draw({ title }, size);
      const { column, width, height } = FLYER_FRAMES[size];
      expect(svg).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`);
      const starts = [...svg.matchAll(/M(-?[\d.]+)[ -]([\d.]+)/g)].slice(2);
      const xs = starts.map(([, x]) => Number(x)).filter((x) => x > 0 && x < width);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(column.left - 4);
      expect(Math.max(...xs)).toBeLessThanOrEqual(column.left + column.width + 4);
      expect(Math.max(...starts.map(([, , y]) => Number(y)))).toBeLessThanOrEqual(height);
    },
  );

  it('is drawn as shapes, without text, script or links', async () => {
    const svg = await draw({ title: '</path><script>alert(1)</script>' });
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(['svg', 'path']),
    );
  });

  it('shows a cancelled event without the colour of its kind, struck out', async () => {
    const [planned, cancelled] = await Promise.all([
      draw({ title: 'Club Night' }),
      draw({ title: 'Club Night', status: 'cancelled' }),
    ]);
    const fills = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill);
    expect(fills(cancelled)).toContain('#d92d3a');
    expect(fills(cancelled)[0]).not.toBe(fills(planned)[0]);
    expect(cancelled).toMatch(/h[\d.]+v[\d.]+h-[\d.]+z/);
    expect(planned).not.toMatch(/h[\d.]+v[\d.]+h-[\d.]+z/);
  });

  it('strikes the date of a postponed event', async () => {
    const bars = (svg: string) => svg.match(/h[\d.]+v[\d.]+h-[\d.]+z/g) ?? [];
    expect(bars(await draw({ title: 'Club Night', status: 'postponed' }))).not.toEqual([]);
    expect(bars(await draw({ title: 'Club Night', status: 'postponed' }, 'list'))).toEqual([]);
  });

  it('is small in a list', async () => {
    const svg = await draw({ title: 'Kirill Petrenko conducts Brahms and Ligeti' }, 'list');
    expect(svg.length).toBeLessThan(16_000);
  });
});

describe('a block of text', () => {
  const { measureDisplay } = createTypesetter({ isJapanese: false });
  const space = { width: 500, height: 300, maxLines: 5, maxSize: 300, minSize: 30, stretch: 1.5 };

  it.each(['Air', 'Jazz in the Park', 'A title of a few more words than that', 'a '.repeat(90)])(
    'fits its space: %s',
    (text) => {
      const lines = fitBlock(text, space, measureDisplay);
      expect(sumHeights(lines)).toBeLessThanOrEqual(space.height + 1);
      for (const line of lines)
        expect(measureDisplay(line.text) * line.size).toBeLessThanOrEqual(space.width * 1.02);
      const sizes = lines.map(({ size }) => size);
      expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(space.stretch + 0.01);
    },
  );

  it('breaks between words, and ends with an ellipsis if there is more', () => {
    const [first] = fitBlock('Jazz in the Park', { ...space, height: 120 }, measureDisplay);
    expect(first?.text).toMatch(/^(Jazz in|Jazz in the|Jazz in the Park)$/);
    expect(fitBlock('word '.repeat(99), space, measureDisplay).at(-1)?.text).toMatch(/…$/);
  });
});
