import { PICTURE_FORMATS } from '@marquee/domain';
import { UnusablePictureError } from '@marquee/operations/pictures';
import type { FetchAddress } from '@marquee/sources/fetch';

/** Limit of one image, also as decompressed. */
export const MAX_IMAGE_BYTES = 15_000_000;
const TOTAL_TIMEOUT_MS = 20_000;
const ACCEPT = [...Object.values(PICTURE_FORMATS), 'image/png', 'image/gif;q=0.5'].join(', ');

/** The server states that the image does not exist. */
export class ImageGoneError extends Error {}

/**
 * Downloads an image. Throws an ImageGoneError, an UnusablePictureError, or an Error if another
 * attempt can succeed.
 */
export async function readImage(url: string, fetchAddress: FetchAddress): Promise<Buffer> {
  const response = await fetchAddress(url, {
    headers: { accept: ACCEPT },
    totalTimeoutMs: TOTAL_TIMEOUT_MS,
  });
  const { status, content } = response;
  try {
    if (status === 404 || status === 410) throw new ImageGoneError(`responded ${String(status)}`);
    if (status !== 200) throw new Error(`responded ${String(status)}`);
    return await readLimited(content);
  } finally {
    content.destroy();
  }
}

async function readLimited(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > MAX_IMAGE_BYTES)
      throw new UnusablePictureError(`has more than ${String(MAX_IMAGE_BYTES / 1_000_000)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
