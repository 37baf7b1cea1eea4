import { formatOfPicture } from '@marquee/domain';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';
import type { PictureStore } from './store.ts';

/** Either a folder or a bucket. */
export type PictureStoreSettings = { folder: string } | { s3: S3Settings };

/**
 * Opens the store of pictures. It accepts the names of pictures only, so no request reads another
 * file.
 */
export function openPictureStore(settings: PictureStoreSettings): PictureStore {
  const store = 's3' in settings ? createS3Store(settings.s3) : createFolderStore(settings.folder);
  return {
    read: async (name) => (formatOfPicture(name) === null ? null : store.read(name)),
    write: async (name, bytes) => store.write(checkName(name), bytes),
    remove: async (name) => store.remove(checkName(name)),
  };
}

function checkName(name: string): string {
  if (formatOfPicture(name) === null) throw new Error(`"${name}" is not the name of a picture.`);
  return name;
}
