// Runs in a worker thread: rendering takes tens of milliseconds, with a photo 200, and would block
// all requests.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { renderCard, type CardImage } from './render-card.ts';
import type { CardText } from './text/card-text.ts';

export interface RenderRequest {
  id: number;
  card: CardText;
  image: CardImage;
  /** The file of the picture of the card. */
  jpeg: Uint8Array | null;
}

export type RenderResult =
  { id: number; bytes: Uint8Array; dropped: string[] } | { id: number; error: string };

// On Linux this lowers the priority of this thread only, so that API requests run before card
// rendering.
if (process.platform === 'linux') setPriority(0, 10);

// One after the other: sharp works in the threads that also compress responses and read files, and
// must not take all of them.
let last = Promise.resolve();
parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => {
    parentPort?.postMessage(await render(request));
  });
});

async function render({ id, card, image, jpeg }: RenderRequest): Promise<RenderResult> {
  try {
    const { bytes, dropped } = await renderCard(card, image, jpeg);
    return { id, bytes: new Uint8Array(bytes), dropped };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
