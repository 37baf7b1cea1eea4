import type { FlyerLayout, FlyerTexts } from './choose-layout.ts';

/** A text that a flyer sets large. */
export interface FlyerBlock {
  text: string;
  /** Its part of the height. */
  share: number;
  maxLines: number;
  /** As in `BlockSpace`. */
  stretch: number;
  tone: 'title' | 'accent' | 'quiet';
}

const MAX_STRETCH = 3;

const title = (text: string, share: number, more: Partial<FlyerBlock> = {}): FlyerBlock => ({
  text,
  share,
  maxLines: 5,
  stretch: 1.5,
  tone: 'title',
  ...more,
});
const accent = (text: string, share: number, more: Partial<FlyerBlock> = {}): FlyerBlock => ({
  ...title(text, share),
  maxLines: 2,
  tone: 'accent',
  ...more,
});

const BLOCKS: Readonly<Record<FlyerLayout, (first: string, rest: string[]) => FlyerBlock[]>> = {
  word: (word) => [title(word, 1, { maxLines: 1 })],
  stacked: (text) => [title(text, 1, { stretch: MAX_STRETCH })],
  versus: (home, [guest = '']) => [
    title(home, 0.5, { maxLines: 3 }),
    accent(guest, 0.5, { maxLines: 3 }),
  ],
  lineup: (text, names) => [
    title(text, 0.4, { maxLines: 3 }),
    ...names.map((name) => accent(name, 0.6 / names.length, { maxLines: 1, stretch: 1 })),
  ],
  date: (text, [day = '', month = '']) => [
    accent(day, 0.5, { maxLines: 1 }),
    accent(month, 0.12, { maxLines: 1 }),
    title(text, 0.38, { maxLines: 3 }),
  ],
  days: (text, [days = '']) => [title(text, 0.65), accent(days, 0.35)],
  run: (text, [until = '']) => [title(text, 0.68), accent(until, 0.32)],
  place: (text, [city = '']) => [accent(city, 0.42, { maxLines: 1 }), title(text, 0.58)],
  film: (text) => [title(text, 1, { maxLines: 4, stretch: 1.2 })],
  title: (text) => [title(text, 1)],
  text: (text) => [title(text, 1, { maxLines: 8, stretch: 1 })],
};

/** Returns the blocks of a layout from top to bottom. */
export function listBlocks({ layout, parts: [first = '', ...rest] }: FlyerTexts): FlyerBlock[] {
  return BLOCKS[layout](first, rest);
}
