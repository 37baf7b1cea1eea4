import { createHash } from 'node:crypto';
import { createCache } from '@marquee/domain';
import { createCardFiles } from './card-files.ts';
import { toCardText, type CardEvent } from './card-text.ts';
import type { CardFormat } from './render-card.ts';
import { createRenderQueue } from './render-queue.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Increase it with every change of the design, so that all cards are rendered again. */
const DESIGN_VERSION = 2;

/** Creates social cards of 1200 × 630 pixels. A card is rendered once per content, then read from memory or from `folder`. */
export function createCards(folder: string) {
  const files = createCardFiles(folder);
  const queue = createRenderQueue();
  const cache = createCache<Buffer>({ ttlMs: Infinity, maxSize: MAX_BYTES, toSize: ({ length }) => length });
  const uses = { disk: 0, drawn: 0 };

  async function readOrRender(name: string, event: CardEvent, format: CardFormat): Promise<Buffer> {
    const stored = await files.read(name);
    uses[stored ? 'disk' : 'drawn']++;
    const bytes = stored ?? (await queue.render(toCardText(event), format));
    if (!stored) await files.write(name, bytes);
    return bytes;
  }

  /** Throws a DomainError (`unavailable`) if too many renders are waiting. */
  function render(event: CardEvent, format: CardFormat): Promise<Buffer> {
    const name = `${hashCard(event)}.${format}`;
    return cache.get(name, () => readOrRender(name, event, format));
  }
  const countUses = () => ({ memory: cache.counts().hits, ...uses });
  return { render, waiting: queue.waiting, uses: countUses, close: queue.close };
}
export type Cards = ReturnType<typeof createCards>;

const hashCard = (event: CardEvent) =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, toCardText(event)]))
    .digest('hex');
