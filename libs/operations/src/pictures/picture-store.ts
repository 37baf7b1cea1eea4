import { join } from 'node:path';
import { formatOfPicture, PICTURE_FORMATS } from '@marquee/domain';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';
import type { FileStore, PictureStore } from './store.ts';

/** Either a folder or a bucket. */
export type FileStoreSettings = { folder: string } | { s3: S3Settings };

export const openFileStore = (settings: FileStoreSettings): FileStore =>
  's3' in settings ? createS3Store(settings.s3) : createFolderStore(settings.folder);

/**
 * Opens the store of pictures. It accepts the names of pictures only, so no request reads another
 * file.
 */
export function openPictureStore(settings: FileStoreSettings): PictureStore {
  const store =
    's3' in settings
      ? createS3Store(settings.s3, toHeaders)
      : createFolderStore(settings.folder, toPath);
  return {
    read: async (name) => (formatOfPicture(name) === null ? null : store.read(name)),
    write: async (name, bytes) => store.write(checkName(name), bytes),
    remove: async (name) => store.remove(checkName(name)),
  };
}

// 256 folders, because some file systems are slow with a million files in one.
const toPath = (name: string): string => join(name.slice(0, 2), name);

function toHeaders(name: string): Record<string, string> {
  const format = formatOfPicture(name);
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': format === null ? 'application/octet-stream' : PICTURE_FORMATS[format],
  };
}

function checkName(name: string): string {
  if (formatOfPicture(name) === null) throw new Error(`"${name}" is not the name of a picture.`);
  return name;
}
