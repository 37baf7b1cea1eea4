export { createPictureReader } from './picture-reader.ts';
export { openPictureStore, type PictureStoreSettings } from './picture-store.ts';
export type { PictureStore } from './store.ts';
export { UnusablePictureError } from './unusable-picture-error.ts';
