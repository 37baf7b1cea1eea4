// Files of a few kilobytes that need a lot of memory to read.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** An image in each format that is read. */
export function smallImages(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 400, height: 300, channels: 3, background: '#000000', noise } as const;
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
  return Promise.all(formats.map((format) => sharp({ create }).toFormat(format).toBuffer()));
}

/** 5000 × 4900 pixels with transparency. The decoder needs five times the size of its pixels. */
export const largeAvif = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'large-image.avif'));

const RGBA = 6;
const INTERLACED = 1;

/** A black PNG with 16 bit for each colour, in several passes over the whole image. */
export function deepPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, RGBA, 0, 0, INTERLACED], 8);
  const pixels = deflateSync(Buffer.alloc(interlacedBytes(width, height)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function interlacedBytes(width: number, height: number): number {
  return PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX);
    return sum + Math.ceil((height - y) / stepY) * (1 + columns * 8);
  }, 0);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Millions of empty lists, below the limit of a document. */
export const wideJson = (): Buffer =>
  gzipSync(Buffer.concat([Buffer.from('['), Buffer.alloc(60_000_000, '[],'), Buffer.from('0]')]));

/** Lists within lists. */
export const deepJson = (): Buffer =>
  gzipSync(
    Buffer.concat([
      Buffer.from('{"@type":"Event","name":'),
      Buffer.alloc(5_000_000, '['),
      Buffer.alloc(5_000_000, ']'),
      Buffer.from('}'),
    ]),
  );

/** One endless line. */
export const longLine = (): Buffer => gzipSync(Buffer.alloc(300_000_000, 'x'));

/** A workbook whose only sheet has 500 MB, and states a few bytes. */
export function workbookBomb(): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const packed = deflateRawSync(Buffer.alloc(500_000_000));
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(1_000, 8);
  const common = Buffer.concat([
    Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
  ]);
  const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    common,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}
