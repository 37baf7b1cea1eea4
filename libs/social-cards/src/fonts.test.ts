import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fontFilesFor } from './fonts.ts';
import { renderCard } from './render-card.ts';

const FOLDER = join(import.meta.dirname, '../fonts');
const additional = (text: string, country: string | null = null) =>
  fontFilesFor(text, country)
    .map((file) => basename(file))
    .slice(2);

/** Renders a text without a time and place. */
const render = (title: string, country_code: string | null) =>
  renderCard(
    { title, category: 'music', notice: null, price: null, demo: null, when: '', where: '', country_code },
    'svg',
  ).toString();

describe('fontFilesFor', () => {
  it.each([
    ['Łódź, Αθήνα, Москва', null, []],
    ['حفلة', null, ['arabic.ttf']],
    ['서울', null, ['hangul.ttf']],
    ['演唱会', null, ['han-common.ttf']],
    ['陶喆', null, ['han-common.ttf', 'han-rare.ttf']],
    ['東京', 'JP', ['japanese.ttf']],
    ['ライブ', null, ['japanese.ttf']],
    ['剝', 'JP', ['japanese.ttf', 'han-common.ttf']],
  ])('selects the fonts of %s (%s)', (text, country, expected) => {
    expect(additional(text, country)).toEqual(expected);
  });
});

// U+10FFFD is assigned to no character. Its card shows the shape of a missing glyph.
it.each([
  ['陶喆', null],
  ['镕堃龚䶮', null],
  ['剝塡頰', 'JP'],
  ['뷁똠', null],
])('renders a glyph for each character of %s', (text, country) => {
  const missing = [...text].filter((character) => render(character, country) === render('\u{10fffd}', country));
  expect(missing).toEqual([]);
});

it('has a licence for each font, and no file over 5 MB', () => {
  const files = readdirSync(FOLDER);
  expect(files.filter((file) => file.startsWith('LICENSE-'))).toHaveLength(8);
  expect(files.filter((file) => statSync(join(FOLDER, file)).size > 5_000_000)).toEqual([]);
});
