import { expect, it } from '@jest/globals';
import { readEmoji } from './emoji.ts';

it.each([
  ['🎷 berlin', 'jazz berlin', []],
  ['🏃🏽‍♀️ lisbon', 'running lisbon', []],
  ['🖼️ paris 🦄', 'exhibition paris', ['🦄']],
  ['concerts 🇩🇪', 'concerts', ['🇩🇪']],
  ['東京 音楽', '東京 音楽', []],
  ['Blink 182 #1', 'Blink 182 #1', []],
])('reads the emoji of “%s”', (query, text, ignored) => {
  expect(readEmoji(query)).toEqual({ text, ignored });
});
