import { Worker } from 'node:worker_threads';
import { DomainError } from '@marquee/domain';
import type { CardText } from './card-text.ts';
import type { Drawing, DrawingOrder } from './card-worker.ts';
import type { CardFormat } from './render-card.ts';

const MAX_WAITING = 64;
const RETRY_AFTER_S = 3;
// The source, or what a bundle has beside it.
const WORKER = import.meta.url.endsWith('.ts') ? './card-worker.ts' : './card-worker.js';

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/** Has cards drawn by a thread, one after the other. It starts with the first card and again after it died. */
export function createRenderQueue() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  /** Throws a DomainError (`unavailable`) where too many wait already. */
  function draw(card: CardText, format: CardFormat): Promise<Buffer> {
    if (waiting.size >= MAX_WAITING)
      throw new DomainError('unavailable', 'Too many new pictures are asked for at once. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id, card, format } satisfies DrawingOrder);
    });
  }

  function start(): Worker {
    const started = new Worker(new URL(WORKER, import.meta.url));
    started.unref();
    started.on('message', (drawing: Drawing) => {
      const asked = waiting.get(drawing.id);
      waiting.delete(drawing.id);
      if ('bytes' in drawing) asked?.resolve(Buffer.from(drawing.bytes));
      else asked?.reject(new Error(`a card could not be drawn: ${drawing.error}`));
    });
    started.on('error', giveUp);
    started.on('exit', () => {
      giveUp(new Error('the thread that draws cards ended'));
    });
    return started;
  }

  function giveUp(error: unknown): void {
    worker = null;
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  }

  return { draw, waiting: () => waiting.size, close: async () => worker?.terminate() };
}
