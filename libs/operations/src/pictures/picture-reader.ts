import { formatOfPicture, PICTURE_FORMATS } from '@marquee/domain';
import type { PictureStore } from './store.ts';

/** Returns a function that reads a picture by its name. It returns null if there is none. */
export const createPictureReader =
  (store: Pick<PictureStore, 'read'>) =>
  async (name: string): Promise<{ type: string; bytes: Buffer } | null> => {
    const format = formatOfPicture(name);
    const bytes = format === null ? null : await store.read(name);
    return format === null || bytes === null ? null : { type: PICTURE_FORMATS[format], bytes };
  };
