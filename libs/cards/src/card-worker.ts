// A thread of its own: drawing takes tens of milliseconds, in which nobody else would be answered.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { CardText } from './card-text.ts';
import { renderCard, type CardFormat } from './render-card.ts';

/** A card to draw. */
export interface DrawingOrder {
  id: number;
  card: CardText;
  format: CardFormat;
}

export type Drawing = { id: number; bytes: Uint8Array } | { id: number; error: string };

// On Linux this lowers the calling thread alone: whoever waits for a list goes before a first picture.
if (process.platform === 'linux') setPriority(0, 10);

parentPort?.on('message', ({ id, card, format }: DrawingOrder) => {
  parentPort?.postMessage(drawn(id, card, format));
});

function drawn(id: number, card: CardText, format: CardFormat): Drawing {
  try {
    return { id, bytes: new Uint8Array(renderCard(card, format)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
