import type { DuePicture, PictureRepository } from '@marquee/database';
import { UnusablePictureError, type PictureStore } from '@marquee/operations/pictures';
import { ProcessEndedError } from '@marquee/runtime';
import type { FetchAddress } from '@marquee/sources/fetch';
import type { RenderPicture } from '../limited/render-limited.ts';
import { nextAttemptMs, type Outcome } from './next-attempt.ts';
import { ImageGoneError, readImage } from './read-image.ts';

export interface FetchPictureDeps {
  pictures: Pick<PictureRepository, 'addFile' | 'complete'>;
  pictureStore: Pick<PictureStore, 'write'>;
  fetchImage: FetchAddress;
  renderPicture: RenderPicture;
  now: () => Date;
}

const MAX_PROBLEM_LENGTH = 300;

/**
 * Fetches an image, stores its files and the time of the next attempt. Images of equal content
 * share their files.
 */
export async function fetchPicture(
  deps: FetchPictureDeps,
  due: DuePicture,
): Promise<{ outcome: Outcome; problem: string | null }> {
  const result = await attempt(deps, due);
  const { outcome, problem } = result;
  const failures = outcome === 'stored' ? 0 : due.failures + 1;
  // A file that was fetched before remains while its server fails, and goes with the image.
  const fileId = outcome === 'gone' ? null : (result.fileId ?? due.fileId);
  const dueAt = new Date(deps.now().getTime() + nextAttemptMs(outcome, failures));
  const resetsAttempts = !result.hasEndedProcess;
  await deps.pictures.complete(due, { fileId, failures, problem, dueAt, resetsAttempts });
  return { outcome, problem };
}

interface Attempt {
  outcome: Outcome;
  fileId: string | null;
  problem: string | null;
  hasEndedProcess?: boolean;
}

async function attempt(deps: FetchPictureDeps, { url }: DuePicture): Promise<Attempt> {
  try {
    return { outcome: 'stored', fileId: await storePicture(deps, url), problem: null };
  } catch (error) {
    const hasEndedProcess = error instanceof ProcessEndedError;
    return { outcome: toOutcome(error), fileId: null, problem: describe(error), hasEndedProcess };
  }
}

async function storePicture(
  { pictures, pictureStore, fetchImage, renderPicture }: FetchPictureDeps,
  url: string,
): Promise<string> {
  const bytes = await readImage(url, fetchImage);
  const { id, width, height, files } = await renderPicture(bytes);
  await pictures.addFile({ id, width, height });
  for (const { name, bytes: content } of files) await pictureStore.write(name, content);
  return id;
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof UnusablePictureError) return 'unusable';
  return error instanceof ImageGoneError ? 'gone' : 'failed';
}

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_PROBLEM_LENGTH);
