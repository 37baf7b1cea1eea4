export { createPictureReader } from './picture-reader.ts';
export { openFileStore, openPictureStore, type FileStoreSettings } from './picture-store.ts';
export type { FileStore, PictureStore } from './store.ts';
export { UnusablePictureError } from './unusable-picture-error.ts';
