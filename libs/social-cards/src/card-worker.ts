// Runs in a worker thread: rendering takes tens of milliseconds and would block all requests.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { CardText } from './card-text.ts';
import { renderCard, type CardFormat } from './render-card.ts';

export interface RenderRequest {
  id: number;
  card: CardText;
  format: CardFormat;
}

export type RenderResult = { id: number; bytes: Uint8Array; dropped: string[] } | { id: number; error: string };

// On Linux this lowers the priority of this thread only, so that API requests run before card rendering.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ id, card, format }: RenderRequest) => {
  parentPort?.postMessage(render(id, card, format));
});

function render(id: number, card: CardText, format: CardFormat): RenderResult {
  try {
    const { bytes, dropped } = renderCard(card, format);
    return { id, bytes: new Uint8Array(bytes), dropped };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
