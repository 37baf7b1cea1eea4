export { openPictureStore, type PictureStore, type PictureStoreSettings } from './picture-store.ts';
export { UnusablePictureError } from './unusable-picture-error.ts';
