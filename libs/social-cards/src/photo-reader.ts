import { pictureName, pictureWidths } from '@marquee/domain';
import { createCache, steadyNow, withTimeout } from '@marquee/runtime';
import { FRAME } from './photo-frame.ts';

const TIMEOUT_MS = 1_000;
/**
 * How long no photo is read after one could not be read in time, so that an outage of the store
 * delays few cards.
 */
const PAUSE_MS = 30_000;
const MISSING_FOR_MS = 60_000;
const MAX_MISSING = 10_000;

/** What is needed to choose the file of a picture. */
export interface CardPicture {
  id: string;
  width: number;
  height: number;
}

interface PhotoReaderOptions {
  /** Returns a file of the store of pictures, or null. */
  read: (name: string) => Promise<Buffer | null>;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/**
 * Returns a function that reads the JPEG of a picture. It returns null within a second if there is
 * none or the store is slow.
 */
export function createPhotoReader({ read, onFailure, now = steadyNow }: PhotoReaderOptions) {
  const missing = createCache<Buffer | null>({
    ttlMs: (jpeg) => (jpeg ? 0 : MISSING_FOR_MS),
    maxSize: MAX_MISSING,
    now,
  });
  let pausedUntil = 0;

  async function tryToRead(name: string): Promise<Buffer | null> {
    try {
      const jpeg = await withTimeout(read(name), TIMEOUT_MS, () => {
        throw new Error(`The store of pictures took longer than ${String(TIMEOUT_MS)} ms.`);
      });
      return jpeg && isComplete(jpeg) ? jpeg : null;
    } catch (error) {
      if (now() >= pausedUntil) onFailure(error);
      pausedUntil = now() + PAUSE_MS;
      return null;
    }
  }

  return async (picture: CardPicture): Promise<Buffer | null> => {
    if (now() < pausedUntil) return null;
    const name = fileFor(picture);
    return missing.get(name, () => tryToRead(name));
  };
}

/** The smallest file that fills the frame, or the largest. */
function fileFor({ id, width, height }: CardPicture): string {
  const needed = Math.max(FRAME.width, (FRAME.height * width) / height);
  const widths = pictureWidths(width);
  return pictureName(id, widths.find((each) => each >= needed) ?? widths.at(-1) ?? 320, 'jpg');
}

const isComplete = (jpeg: Buffer): boolean =>
  jpeg.length > 4 &&
  jpeg.readUInt16BE(0) === 0xffd8 &&
  jpeg.readUInt16BE(jpeg.length - 2) === 0xffd9;
