import { createCache } from '@marquee/runtime';
import type { PublicFetch } from './fetch-public.ts';

/** A set of keys is the largest document. */
export const MAX_DOCUMENT_BYTES = 64_000;

const TTL_MS = 60_000;
const MAX_ENTRIES = 200;

type Outcome = { answer: Uint8Array<ArrayBuffer>; init: ResponseInit } | { error: unknown };

/**
 * Returns a `fetch` that limits what strangers make us read: no redirect, 64 kB, and each address
 * once a minute, also if it fails.
 */
export function limitDocuments(fetchPublic: PublicFetch): PublicFetch {
  const outcomes = createCache<Outcome>({ ttlMs: TTL_MS, maxSize: MAX_ENTRIES });
  return async (url, init) => {
    const load = async (): Promise<Outcome> => {
      try {
        const response = await fetchPublic(url, { ...init, redirect: 'error' });
        const { status, headers } = response;
        return { answer: await readLimited(response), init: { status, headers } };
      } catch (error) {
        return { error };
      }
    };
    const outcome = await outcomes.get(url instanceof Request ? url.url : url.toString(), load);
    if ('error' in outcome) throw outcome.error;
    return new Response(outcome.answer, outcome.init);
  };
}

async function readLimited({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_DOCUMENT_BYTES) throw new Error('the document is too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
