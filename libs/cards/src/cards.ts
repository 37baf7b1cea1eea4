import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createCardFiles } from './card-files.ts';
import { cardTextOf, type CardEvent } from './card-text.ts';
import type { CardFormat } from './render-card.ts';
import { createRenderQueue } from './render-queue.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Rises with every change of how cards look: the old ones are drawn anew. */
const LOOK = 1;

/** The pictures of events, 1200 × 630: drawn once for each set of words, then from memory or from `folder`. */
export function createCards(folder: string) {
  const files = createCardFiles(folder);
  const queue = createRenderQueue();
  const known = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();
  const uses = { memory: 0, disk: 0, drawn: 0 };

  async function fetchOrDraw(name: string, event: CardEvent, format: CardFormat): Promise<Buffer> {
    const kept = await files.read(name);
    uses[kept ? 'disk' : 'drawn']++;
    const bytes = kept ?? (await queue.draw(cardTextOf(event), format));
    known.set(name, bytes);
    if (!kept) await files.write(name, bytes);
    return bytes;
  }

  /** Throws a DomainError (`unavailable`) where too many cards are to be drawn for the first time. */
  function draw(event: CardEvent, format: CardFormat): Promise<Buffer> {
    const name = `${hashOf(event)}.${format}`;
    const kept = known.get(name);
    if (kept) {
      uses.memory++;
      return Promise.resolve(kept);
    }
    const drawn = drawing.get(name) ?? fetchOrDraw(name, event, format).finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  }
  return { draw, waiting: queue.waiting, uses: () => ({ ...uses }), close: queue.close };
}
export type Cards = ReturnType<typeof createCards>;

const hashOf = (event: CardEvent) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, cardTextOf(event)]))
    .digest('hex');
