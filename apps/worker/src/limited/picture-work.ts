// Runs in a limited process: decodes the images of strangers.
import { UnusablePictureError } from '@marquee/operations/pictures';
import { renderPicture, type RenderedPicture } from '@marquee/operations/pictures/resize';
import { serveLimited } from '@marquee/runtime';

export type RenderResult = { picture: RenderedPicture } | { unusable: string };

await serveLimited(async (bytes: Uint8Array): Promise<RenderResult> => {
  try {
    return { picture: await renderPicture(Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof UnusablePictureError) return { unusable: error.message };
    throw error;
  }
});
