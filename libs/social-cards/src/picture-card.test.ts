import { readdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { buildCardEvent } from './build-card-event.ts';
import { createCards } from './cards.ts';
import { renderCard, type CardFormat } from './render-card.ts';
import { createRenderQueue } from './render-queue.ts';
import { RED_JPEG } from './testing.ts';
import { toCardText, type CardEvent } from './text/card-text.ts';

const PICTURE = {
  id: '0b5a3f1e9c7d2846a1b3c5d7e9f01234',
  url: '',
  width: 800,
  height: 1000,
  licence: 'CC-BY-4.0',
  attribution: 'Ana',
};
const SVG = { format: 'svg', size: 'card' } as const;
const PNG = { format: 'png', size: 'card' } as const;
const pictured = (changes: Partial<CardEvent> = {}) =>
  buildCardEvent({ picture: PICTURE, ...changes });
const draw = async (event: CardEvent) =>
  String((await renderCard(toCardText(event), SVG, RED_JPEG)).bytes);

/** Returns the colour of a pixel of a PNG. */
const colourAt = async (png: Buffer, [left, top]: [number, number]): Promise<number[]> => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 170 && green < 60 && blue < 60;

describe('a card with a picture', () => {
  it('has it at the left, within a frame', async () => {
    const { bytes } = await renderCard(toCardText(pictured()), PNG, RED_JPEG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25]]).toEqual([1200, 630, 3]);
    const points: [number, number][] = [
      [260, 300],
      [42, 42],
      [20, 300],
      [560, 300],
    ];
    const colours = await Promise.all(points.map((point) => colourAt(bytes, point)));
    expect(colours.map(isRed)).toEqual([true, false, false, false]);
    const background = await colourAt(bytes, [20, 600]);
    for (const [channel, value] of [20, 19, 28].entries())
      expect(background[channel]).toBeCloseTo(value, -1);
  });

  it('is mirrored in a right-to-left language', async () => {
    const { bytes } = await renderCard(toCardText(pictured({ country_code: 'AE' })), PNG, RED_JPEG);
    expect([
      isRed(await colourAt(bytes, [940, 300])),
      isRed(await colourAt(bytes, [260, 300])),
    ]).toEqual([true, false]);
  });

  it('shows a picture whole if it is small or wide, with itself around', async () => {
    expect((await draw(pictured())).match(/<image/g)).toHaveLength(1);
    for (const size of [
      { width: 1280, height: 330 },
      { width: 120, height: 110 },
    ])
      expect(
        (await draw(pictured({ picture: { ...PICTURE, ...size } }))).match(/<image/g),
      ).toHaveLength(2);
  });

  it('names the author and the licence', async () => {
    expect(await draw(pictured({ picture: { ...PICTURE, attribution: 'Ben' } }))).not.toBe(
      await draw(pictured()),
    );
    expect(toCardText(pictured()).picture?.credit).toBe('Ana (CC-BY-4.0)');
  });

  it('is finished before the next card begins', async () => {
    const queue = createRenderQueue();
    const finished: string[] = [];
    const finish = async (title: string, format: CardFormat) => {
      await queue.render(toCardText(pictured({ title })), { format, size: 'card' }, RED_JPEG);
      finished.push(title);
    };
    try {
      await Promise.all([finish('A', 'png'), finish('B', 'png'), finish('C', 'svg')]);
      expect(finished).toEqual(['A', 'B', 'C']);
    } finally {
      await queue.close();
    }
  });

  it('is drawn again for another picture, and without one while there is no file', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'marquee-cards-'));
    const store = new Map<string, Buffer>();
    const cards = createCards({
      folder: folder.path,
      readPhoto: ({ id }) => Promise.resolve(store.get(id) ?? null),
    });
    const other = { ...PICTURE, id: PICTURE.id.replace('0', '1') };
    try {
      const plain = await cards.render(buildCardEvent(), SVG);
      expect(await cards.render(pictured(), SVG)).toBe(plain);
      store.set(PICTURE.id, RED_JPEG);
      const card = await cards.render(pictured(), SVG);
      expect(String(card)).toContain('<image');
      expect(await cards.render(pictured({ picture: other }), SVG)).toBe(plain);
      store.clear();
      expect(await cards.render(pictured(), SVG)).toBe(card);
      expect(await readdir(folder.path)).toHaveLength(2);
    } finally {
      await cards.close();
    }
  });
});
