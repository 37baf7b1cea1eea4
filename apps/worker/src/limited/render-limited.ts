import { UnusablePictureError } from '@marquee/operations/pictures';
import type { RenderedPicture } from '@marquee/operations/pictures/resize';
import { SMALL_MB, type LimitedProcesses } from './limited-processes.ts';
import type { RenderResult } from './picture-work.ts';

const LIMITS = { memoryMb: SMALL_MB, timeoutMs: 120_000 };

export type RenderPicture = (bytes: Buffer) => Promise<RenderedPicture>;

/**
 * Returns a function that converts an image in a process of its own. It throws an
 * UnusablePictureError, or a ProcessEndedError if the image ended its process.
 */
export const createRenderer =
  ({ run }: LimitedProcesses): RenderPicture =>
  async (bytes) => {
    const result = await run<RenderResult>('picture-work', () => bytes, LIMITS);
    if ('unusable' in result) throw new UnusablePictureError(result.unusable);
    return result.picture;
  };
