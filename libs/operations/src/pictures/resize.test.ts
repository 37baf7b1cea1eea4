import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MAX_FILE_BYTES, renderPicture } from './resize.ts';
import { UnusablePictureError } from './unusable-picture-error.ts';

/** An image that does not compress to nothing. */
function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0, value = 7; index < data.length; index++) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[index] = value >> 16;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d9d' } });

/** Bits of a sample, type of the colours, and bytes of a pixel. */
const BLACK_AND_WHITE = { depth: 1, colours: 0, bytes: 1 / 8 };
const RGBA_16 = { depth: 16, colours: 6, bytes: 8 };

/** A valid PNG of a few kilobytes with any number of black pixels. */
function pngOf(width: number, height: number, { depth, colours, bytes } = BLACK_AND_WHITE): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width * bytes))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('renderPicture', () => {
  it('returns each width in each format, without enlarging', async () => {
    const { id, width, height, files } = await renderPicture(
      await plain(700, 350).jpeg().toBuffer(),
    );
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([width, height]).toEqual([700, 350]);
    const made = await Promise.all(
      files.map(async ({ name, bytes }) => {
        const { format, width: actual } = await sharp(bytes).metadata();
        return [name.slice(id.length + 1), format, actual];
      }),
    );
    expect(made).toEqual([
      ['320.avif', 'heif', 320],
      ['320.webp', 'webp', 320],
      ['320.jpg', 'jpeg', 320],
      ['640.avif', 'heif', 640],
      ['640.webp', 'webp', 640],
      ['640.jpg', 'jpeg', 640],
      ['1280.avif', 'heif', 700],
      ['1280.webp', 'webp', 700],
      ['1280.jpg', 'jpeg', 700],
    ]);
  });

  it('names equal images equally and others differently', async () => {
    const [one, other] = [
      await plain(120, 120).png().toBuffer(),
      await plain(120, 121).png().toBuffer(),
    ];
    const ids = [
      await renderPicture(one),
      await renderPicture(Buffer.from(one)),
      await renderPicture(other),
    ];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
  });

  it('limits the size of each file', async () => {
    const detailed = await noise(64, 48).resize(1280).jpeg({ quality: 100 }).toBuffer();
    expect(detailed.length).toBeGreaterThan(MAX_FILE_BYTES);
    const { files } = await renderPicture(detailed);
    expect(
      files.filter(({ bytes }) => bytes.length > MAX_FILE_BYTES).map(({ name }) => name),
    ).toEqual([]);
  });

  it('turns a photo as it was taken and removes its metadata', async () => {
    const photo = await plain(600, 300)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Artist: 'Ana' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { width, height, files } = await renderPicture(photo);
    expect([width, height]).toEqual([300, 600]);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('draws a transparent image on white', async () => {
    const clear = await sharp({
      create: { width: 200, height: 200, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const { files } = await renderPicture(clear);
    const file = files.find(({ name }) => name.endsWith('.webp'));
    const { data } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('renderPicture refuses', () => {
  const svg = (width: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="200"></svg>`,
    );
  const frames = [plain(120, 120), noise(120, 120)];
  const animated = async (format: 'gif' | 'webp') => {
    const images = await Promise.all(frames.map((frame) => frame.clone().png().toBuffer()));
    return sharp(images, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
  };
  const truncated = async (whole: Promise<Buffer>) =>
    (await whole).subarray(0, (await whole).length / 2);

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => svg(200), 'is not a JPEG'],
    [
      'an SVG after a byte order mark',
      () => Buffer.concat([Buffer.from('\ufeff'), svg(20_000)]),
      'is not a JPEG',
    ],
    ['a page', () => Buffer.from('<!doctype html><title>Not found</title>'), 'is not a JPEG'],
    ['a TIFF', () => plain(200, 200).tiff().toBuffer(), 'is not a JPEG'],
    ['nothing', () => Buffer.alloc(0), 'is not a JPEG'],
    ['an animated GIF', () => animated('gif'), 'is animated'],
    ['an animated WebP', () => animated('webp'), 'is animated'],
    ['a truncated JPEG', () => truncated(noise(400, 300).jpeg().toBuffer()), 'cannot be decoded'],
    ['a truncated PNG', () => truncated(noise(400, 300).png().toBuffer()), 'cannot be decoded'],
    ['a PNG of 400 million pixels', () => pngOf(20_000, 20_000), 'pixels'],
    ['a PNG of 49 million pixels with 8 bytes', () => pngOf(7_000, 7_000, RGBA_16), '8 bytes'],
    ['a PNG of 13 million pixels with 8 bytes', () => pngOf(4_000, 3_200, RGBA_16), '8 bytes'],
    ['a tracking pixel', () => plain(1, 1).png().toBuffer(), 'is too small'],
    ['a banner', () => plain(1000, 110).png().toBuffer(), 'is too small or too narrow'],
  ])('%s', async (_, create, reason) => {
    const refused: unknown = await renderPicture(await create()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnusablePictureError);
    expect(String(refused)).toContain(reason);
  });
});
