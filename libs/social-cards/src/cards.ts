import { createHash } from 'node:crypto';
import { createCache } from '@marquee/runtime';
import { createCardFiles } from './card-files.ts';
import type { createPhotoReader } from './photo-reader.ts';
import type { CardImage } from './render-card.ts';
import { createRenderQueue } from './render-queue.ts';
import { toCardText, type CardEvent, type CardText } from './text/card-text.ts';
import { toDemandCardText, type CardDemand } from './text/demand-card-text.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Increase it with every change of the design, so that all cards are rendered again. */
const DESIGN_VERSION = 6;
const MAX_REPORTED = 10_000;

interface CardsOptions {
  folder: string;
  /** Returns the JPEG of a picture, or null. Without it, no card has a photo. */
  readPhoto?: ReturnType<typeof createPhotoReader>;
  /** Receives the characters that no font has, each once. Cards are rendered without them. */
  onDropped?: (characters: string[]) => void;
}

/**
 * Creates social cards. A card is rendered once per content, then read from memory or from
 * `folder`.
 */
export function createCards({ folder, readPhoto, onDropped }: CardsOptions) {
  const files = createCardFiles(folder);
  const queue = createRenderQueue();
  const cache = createCache<Buffer | null>({
    ttlMs: (bytes) => (bytes ? Infinity : 0),
    maxSize: MAX_BYTES,
    toSize: (bytes) => bytes?.length ?? 1,
  });
  const counts = { disk: 0, drawn: 0 };
  const report = createReporter(onDropped);

  /** Returns null if the card has a picture whose file cannot be read now. */
  async function readOrRender(
    name: string,
    card: CardText,
    image: CardImage,
  ): Promise<Buffer | null> {
    const stored = await files.read(name);
    if (stored) {
      counts.disk++;
      return stored;
    }
    const jpeg = card.picture && ((await readPhoto?.(card.picture)) ?? null);
    if (card.picture && !jpeg) return null;
    counts.drawn++;
    const { bytes, dropped } = await queue.render(card, image, jpeg);
    report(dropped);
    await files.write(name, bytes);
    return bytes;
  }

  /**
   * Returns the card without its picture if the file cannot be read. Throws a DomainError
   * (`unavailable`) if too many renders are waiting.
   */
  async function renderText(card: CardText, image: CardImage): Promise<Buffer> {
    const name = `${hashCard(card, image)}.${image.format}`;
    const bytes = await cache.get(name, () => readOrRender(name, card, image));
    return bytes ?? (await renderText({ ...card, picture: null }, image));
  }
  const render = (event: CardEvent, image: CardImage, locale?: string) => {
    const card = toCardText(event, locale);
    return renderText(image.size === 'card' ? card : { ...card, picture: null }, image);
  };
  const renderDemand = (demand: CardDemand, image: CardImage) =>
    renderText(toDemandCardText(demand), image);
  return {
    render,
    renderDemand,
    waiting: queue.waiting,
    uses: () => ({ memory: cache.counts().hits, ...counts }),
    close: queue.close,
  };
}
/** Returns a function that reports each character once. */
function createReporter(onDropped: CardsOptions['onDropped']) {
  const reported = new Set<string>();
  return (dropped: string[]): void => {
    const unknown = dropped.filter((character) => !reported.has(character));
    if (unknown.length === 0 || reported.size > MAX_REPORTED) return;
    for (const character of unknown) reported.add(character);
    onDropped?.(unknown);
  };
}

export type Cards = ReturnType<typeof createCards>;

const hashCard = (card: CardText, { size }: CardImage) =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, size, card]))
    .digest('hex');
