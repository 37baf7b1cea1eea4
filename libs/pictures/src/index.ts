export { createPictureReader } from './picture-reader.ts';
export { openPictureStore, type PictureStore, type PictureStoreSettings } from './picture-store.ts';
export { posterName } from './poster.ts';
export { UnusablePictureError } from './unusable-picture-error.ts';
