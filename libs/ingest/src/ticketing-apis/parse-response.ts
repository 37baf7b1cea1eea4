import type { Fetched } from '../fetch/fetch-address.ts';
import { fieldsOf, type Fields } from '../sources/record.ts';
import { wholeText } from '../sources/whole-text.ts';
import { unpack } from '../unpack.ts';

/** One answer of an API. */
export interface Page {
  /** Where it came from, without the query. */
  name: string;
  text: string;
  /** What stands in it; empty where it is a list. */
  fields: Fields;
}

/** Why there is no page, and what to do about it. */
export interface Failure {
  problem: string;
  /** Null where asking again is of no use. */
  again: { afterMs: number | null } | null;
  /** Whether other pages are lost with this one. */
  endsRun: boolean;
}

/** What an API answered: a page, or why it is none. `key` is the name of the setting that may be wrong. */
export async function parseResponse(fetched: Fetched, name: string, key: string): Promise<Page | Failure> {
  const { status, content } = fetched;
  if (status >= 200 && status < 300) return readPage(fetched, name);
  content.destroy();
  if (status === 401 || status === 403)
    return { problem: `refuses the key (${String(status)}): see ${key}`, again: null, endsRun: true };
  const afterMs = retryAfterMs(fetched);
  if (status === 429) return { problem: 'was asked too often (429)', again: { afterMs }, endsRun: true };
  return { problem: `answered ${String(status)}`, again: status >= 500 ? { afterMs } : null, endsRun: false };
}

async function readPage(fetched: Fetched, name: string): Promise<Page | Failure> {
  const broken = (problem: string) => ({ problem, again: { afterMs: null }, endsRun: false });
  try {
    const text = await textOf(fetched);
    if (text === null) return { ...broken('sent a page of more than 64 MB'), again: null };
    return { name, text, fields: fieldsOf(JSON.parse(text)) };
  } catch (error) {
    return broken(error instanceof SyntaxError ? 'answered with what is no JSON' : 'sent an answer that broke off');
  }
}

async function textOf({ name, content }: Fetched): Promise<string | null> {
  for await (const file of unpack({ name, content }, '', { mostBytes: 500_000_000 })) return await wholeText(file);
  return '';
}

/** From seconds or a date; null where nothing is said. */
function retryAfterMs({ header }: Fetched): number | null {
  const said = header('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(said)) return Number(said) * 1000;
  const at = Date.parse(said);
  return Number.isFinite(at) ? Math.max(0, at - Date.now()) : null;
}
