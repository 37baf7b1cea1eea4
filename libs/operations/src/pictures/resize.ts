import { createHash } from 'node:crypto';
import {
  pictureName,
  pictureWidths,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@marquee/domain';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { imageType } from './image-type.ts';
import { UnusablePictureError } from './unusable-picture-error.ts';

/**
 * Part of the hash. Increase it when the files of the same image change, because their URLs are
 * cached for ever.
 */
const VERSION = 1;

/**
 * Of all pixels as decoded, which an interlaced or turned image needs at once: 33 megapixels of a
 * JPEG, 12 of a PNG with 16 bit.
 */
const MAX_DECODED_BYTES = 100_000_000;
const MAX_PIXELS = MAX_DECODED_BYTES;
const MIN_SIDE = 100;
const MAX_RATIO = 4;
const MAX_WIDTH = PICTURE_WIDTHS[2];
const MAX_HEIGHT = 1600;
const TIMEOUT_S = 30;

/**
 * What one file may take. The largest picture of a page decides when the page looks complete on a
 * phone.
 */
export const MAX_FILE_BYTES = 60_000;
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [50, 38, 26, 16, 8],
  webp: [76, 60, 44, 28, 12],
  jpg: [78, 62, 46, 30, 16],
};

export interface RenderedPicture {
  id: string;
  /** Of the largest file. */
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
}

interface Pixels {
  data: Buffer;
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/**
 * Converts an image to the widths and formats that pages use, without its metadata. Throws an
 * UnusablePictureError for anything but a complete still image of a sensible size.
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  refuseOtherLoaders();
  await checkImage(bytes);
  const pixels = await decode(bytes);
  const { width, height } = pixels.info;
  const id = createHash('sha256')
    .update(`${String(VERSION)}\n`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const files: RenderedPicture['files'] = [];
  for (const each of pictureWidths(width))
    for (const format of ['avif', 'webp', 'jpg'] as const)
      files.push({
        name: pictureName(id, each, format),
        bytes: await encode(pixels, each, format),
      });
  return { id, width, height, files };
}

/** Only the decoders of the accepted formats run: libvips would also read SVG, PDF and others. */
function refuseOtherLoaders(): void {
  sharp.cache(false); // each image is read once
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ];
  sharp.unblock({ operation: [...loaders, 'VipsForeignLoadNsgif'] });
}

async function checkImage(bytes: Buffer): Promise<void> {
  if (imageType(bytes) === null)
    throw new UnusablePictureError('is not a JPEG, PNG, WebP, AVIF or GIF image');
  const {
    width,
    height,
    channels,
    depth,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(toUnusable);
  if (pages > 1) throw new UnusablePictureError('is animated');
  const bytesPerPixel = channels * (depth === 'uchar' || depth === 'char' ? 1 : 2);
  if (width * height * bytesPerPixel > MAX_DECODED_BYTES)
    throw new UnusablePictureError(
      `has ${String(width)} × ${String(height)} pixels of ${String(bytesPerPixel)} bytes`,
    );
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  if (short < MIN_SIDE || long > short * MAX_RATIO)
    throw new UnusablePictureError(
      `is too small or too narrow: ${String(width)} × ${String(height)} pixels`,
    );
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });

/** Returns the pixels as a viewer shows them: turned as the camera was held, in sRGB, on white. */
const decode = (bytes: Buffer): Promise<Pixels> =>
  open(bytes)
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(toUnusable);

function toUnusable(error: unknown): never {
  throw new UnusablePictureError('cannot be decoded', { cause: error });
}

/** Returns the first quality that is small enough, or the lowest one. */
async function encode(
  { data, info }: Pixels,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    bytes = await inFormat(resized.clone(), format, quality)
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer();
    if (bytes.length <= MAX_FILE_BYTES) break;
  }
  return bytes;
}

function inFormat(image: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return image.avif({ quality, effort: 3 });
  return format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, mozjpeg: true });
}
