// Runs in a limited process: decodes the images of strangers.
import { UnusablePictureError } from '@marquee/pictures';
import { renderPicture, type RenderedPicture } from '@marquee/pictures/resize';
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
