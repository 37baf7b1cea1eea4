import type { Fetched } from '../fetch/fetch-address.ts';
import { retryAfterMs } from '../fetch/retry-delay.ts';
import { toFields, type Fields } from '../reading/record.ts';
import { wholeText } from '../reading/whole-text.ts';
import { unpack } from '../unpack.ts';

/** One response of an API. */
export interface Page {
  /** The address without the query. */
  name: string;
  text: string;
  /** The parsed JSON object. Empty if the response is a list. */
  fields: Fields;
}

/** Why there is no page, and whether to retry. */
export interface Failure {
  problem: string;
  /** Null if a retry is pointless. */
  retry: { afterMs: number | null } | null;
  /** Whether all other pages will fail as well. */
  endsRun: boolean;
}

/**
 * Turns a response into a page or a failure. `key` is the name of the setting that contains the API
 * key.
 */
export async function parseResponse(
  fetched: Fetched,
  name: string,
  key: string,
): Promise<Page | Failure> {
  const { status, content } = fetched;
  if (status >= 200 && status < 300) return readPage(fetched, name);
  content.destroy();
  if (status === 401 || status === 403)
    return {
      problem: `rejects the key (${String(status)}): check ${key}`,
      retry: null,
      endsRun: true,
    };
  const afterMs = retryAfterMs(fetched);
  if (status === 429)
    return { problem: 'received too many requests (429)', retry: { afterMs }, endsRun: true };
  return {
    problem: `responded ${String(status)}`,
    retry: status >= 500 ? { afterMs } : null,
    endsRun: false,
  };
}

async function readPage(fetched: Fetched, name: string): Promise<Page | Failure> {
  const broken = (problem: string) => ({ problem, retry: { afterMs: null }, endsRun: false });
  try {
    const text = await readContent(fetched);
    if (text === null) return { ...broken('sent a page of more than 64 MB'), retry: null };
    return { name, text, fields: toFields(JSON.parse(text)) };
  } catch (error) {
    return broken(
      error instanceof SyntaxError
        ? 'sent a page that is not valid JSON'
        : 'sent an incomplete page',
    );
  }
}

async function readContent({ name, content }: Fetched): Promise<string | null> {
  for await (const file of unpack({ name, content }, '', { maxBytes: 500_000_000 }))
    return await wholeText(file);
  return '';
}
