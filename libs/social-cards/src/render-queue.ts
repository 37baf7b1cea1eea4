import { Worker } from 'node:worker_threads';
import { DomainError } from '@marquee/domain';
import type { RenderResult, RenderRequest } from './card-worker.ts';
import type { CardImage, RenderedCard } from './render-card.ts';
import type { CardText } from './text/card-text.ts';

const MAX_WAITING = 64;
const RETRY_AFTER_S = 3;
// The source file in the workspace, the compiled file in a bundle.
const WORKER = import.meta.url.endsWith('.ts') ? './card-worker.ts' : './card-worker.js';

interface PendingRender {
  resolve: (card: RenderedCard) => void;
  reject: (error: Error) => void;
}

/**
 * Renders cards one after the other in a worker thread. The thread starts with the first card and
 * restarts after a crash.
 */
export function createRenderQueue() {
  const waiting = new Map<number, PendingRender>();
  let worker: Worker | null = null;
  let lastId = 0;

  /** Throws a DomainError (`unavailable`) if the queue is full. */
  function render(
    card: CardText,
    image: CardImage,
    jpeg: Uint8Array | null,
  ): Promise<RenderedCard> {
    if (waiting.size >= MAX_WAITING)
      throw new DomainError(
        'unavailable',
        'Too many new images are requested at once. Try again in a moment.',
        {
          retryAfterS: RETRY_AFTER_S,
        },
      );
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id, card, image, jpeg } satisfies RenderRequest);
    });
  }

  function start(): Worker {
    const started = new Worker(new URL(WORKER, import.meta.url));
    started.unref();
    started.on('message', (result: RenderResult) => {
      const request = waiting.get(result.id);
      waiting.delete(result.id);
      if ('bytes' in result)
        request?.resolve({ bytes: Buffer.from(result.bytes), dropped: result.dropped });
      else request?.reject(new Error(`rendering a card failed: ${result.error}`));
    });
    started.on('error', rejectAll);
    started.on('exit', () => {
      rejectAll(new Error('the thread that renders cards ended'));
    });
    return started;
  }

  function rejectAll(error: unknown): void {
    worker = null;
    for (const { reject } of waiting.values())
      reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  }

  return { render, waiting: () => waiting.size, close: async () => worker?.terminate() };
}
