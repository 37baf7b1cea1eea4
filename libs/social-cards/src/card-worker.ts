// Runs in a worker thread: rendering takes tens of milliseconds and would block all requests.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { CardText } from './card-text.ts';
import { renderCard, type CardFormat } from './render-card.ts';

export interface RenderRequest {
  id: number;
  card: CardText;
  format: CardFormat;
  /** The file of the picture of the card. */
  jpeg: Uint8Array | null;
}

export type RenderResult = { id: number; bytes: Uint8Array; dropped: string[] } | { id: number; error: string };

// On Linux this lowers the priority of this thread only, so that API requests run before card rendering.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', (request: RenderRequest) => {
  void render(request).then((result) => parentPort?.postMessage(result));
});

async function render({ id, card, format, jpeg }: RenderRequest): Promise<RenderResult> {
  try {
    const { bytes, dropped } = await renderCard(card, format, jpeg);
    return { id, bytes: new Uint8Array(bytes), dropped };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
