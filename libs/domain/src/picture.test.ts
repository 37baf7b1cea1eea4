import { expect, it } from '@jest/globals';
import { formatOfPicture, pictureNames, pictureWidths, presentPicture } from './picture.ts';

const ID = '0b5a3f1e9c7d2846a1b3c5d7e9f01234';

it.each([
  [100, [320]],
  [320, [320]],
  [321, [320, 640]],
  [640, [320, 640]],
  [641, [320, 640, 1280]],
  [4_000, [320, 640, 1280]],
])('a picture %d pixels wide exists in the widths %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

it('each width exists in each format', () => {
  expect(pictureNames(ID, 500)).toEqual([
    `${ID}-320.avif`,
    `${ID}-320.webp`,
    `${ID}-320.jpg`,
    `${ID}-640.avif`,
    `${ID}-640.webp`,
    `${ID}-640.jpg`,
  ]);
});

it.each([
  [`${ID}-640.webp`, 'webp'],
  [`${ID}-1280.jpg`, 'jpg'],
  [`${ID}-641.webp`, null],
  [`${ID}-640.png`, null],
  [`${ID.slice(1)}-640.webp`, null],
  [`../${ID}-640.webp`, null],
])('the format of the file %s is %s', (name, format) => {
  expect(formatOfPicture(name)).toBe(format);
});

it('is presented in its largest size', () => {
  const picture = { id: ID, width: 700, height: 300, licence: 'CC0-1.0', attribution: 'Ann' };
  expect(presentPicture(picture, 'https://api.example')).toEqual({
    ...picture,
    url: `https://api.example/pictures/${ID}-1280.jpg`,
  });
});
