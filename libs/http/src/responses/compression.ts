import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

export type ContentCoding = 'br' | 'gzip';

const MIN_BYTES = 1_000;
// 100 events (96 kB) shrink to 14 kB with brotli 5 and to 16 kB with gzip. Higher levels save
// little and take much longer.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressed: Record<ContentCoding, WeakMap<Buffer, Buffer | Promise<Buffer>>> = {
  br: new WeakMap(),
  gzip: new WeakMap(),
};

/**
 * Returns the best coding that the client accepts, or null for small bodies, images and streams.
 */
export function contentCoding(
  req: Request,
  type: string,
  byteLength: number,
): ContentCoding | null {
  if (byteLength < MIN_BYTES || req.headers['accept-encoding'] === undefined) return null;
  if (!COMPRESSIBLE.test(type) || type.startsWith('text/event-stream')) return null;
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : null;
}

/**
 * Compresses a body. The result lives as long as the body, so a cached response is compressed once
 * for each coding, and is returned at once afterwards.
 */
export function compress(body: Buffer, coding: ContentCoding): Buffer | Promise<Buffer> {
  const known = compressed[coding].get(body);
  if (known) return known;
  const result = coding === 'br' ? compressBrotli(body, BROTLI) : compressGzip(body);
  compressed[coding].set(body, result);
  return result.then((content) => {
    compressed[coding].set(body, content);
    return content;
  });
}
