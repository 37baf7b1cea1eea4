import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createCardFiles } from './card-files.ts';
import { toCardText, type CardEvent } from './card-text.ts';
import type { CardFormat } from './render-card.ts';
import { createRenderQueue } from './render-queue.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Increase it with every change of the design, so that all cards are rendered again. */
const DESIGN_VERSION = 1;

/** Creates social cards of 1200 × 630 pixels. A card is rendered once per content, then read from memory or from `folder`. */
export function createCards(folder: string) {
  const files = createCardFiles(folder);
  const queue = createRenderQueue();
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
  const pending = new Map<string, Promise<Buffer>>();
  const uses = { memory: 0, disk: 0, drawn: 0 };

  async function readOrRender(name: string, event: CardEvent, format: CardFormat): Promise<Buffer> {
    const stored = await files.read(name);
    uses[stored ? 'disk' : 'drawn']++;
    const bytes = stored ?? (await queue.render(toCardText(event), format));
    cache.set(name, bytes);
    if (!stored) await files.write(name, bytes);
    return bytes;
  }

  /** Throws a DomainError (`unavailable`) if too many renders are waiting. */
  function render(event: CardEvent, format: CardFormat): Promise<Buffer> {
    const name = `${hashCard(event)}.${format}`;
    const cached = cache.get(name);
    if (cached) {
      uses.memory++;
      return Promise.resolve(cached);
    }
    const rendered = pending.get(name) ?? readOrRender(name, event, format).finally(() => pending.delete(name));
    pending.set(name, rendered);
    return rendered;
  }
  return { render, waiting: queue.waiting, uses: () => ({ ...uses }), close: queue.close };
}
export type Cards = ReturnType<typeof createCards>;

const hashCard = (event: CardEvent) =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, toCardText(event)]))
    .digest('hex');
