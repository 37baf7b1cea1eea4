import { Readable } from 'node:stream';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import { readerOf } from '../formats.ts';
import type { SourceFile, Unreadable } from '../raw-event.ts';
import type { Reading } from '../sources/each-record.ts';
import type { Page } from './answers.ts';
import { createAsk, type AskingParts } from './asking.ts';
import type { Paging } from './paging.ts';
import type { Vendor } from './vendors.ts';

interface LiveParts extends Pick<AskingParts, 'fetchAddress' | 'wait' | 'clock'> {
  access: Pick<SourceAccess, 'keys'>;
  fetchAddress: FetchAddress;
  /** The list must be complete: a page that is lost ends the run, so that nothing is withdrawn for it. */
  mustBeWhole: boolean;
}

/** Reads a vendor's API, page by page, as the format of that name reads its recorded pages. Throws where the key is missing. */
export async function* readLive(vendor: Vendor, location: string, parts: LiveParts): AsyncGenerator<Reading> {
  const key = parts.access.keys[vendor.key];
  if (key === undefined) throw new Error(`${vendor.host} wants a key: set ${vendor.key}.`);
  const lost: Unreadable[] = [];
  const tellLost: Paging['tellLost'] = (problem, where) => {
    const unreadable = `The API ${problem}.`;
    if (parts.mustBeWhole) throw new Error(`${unreadable} (${where}) The list would not be complete.`);
    lost.push({ unreadable, where });
  };
  const paging = { ask: createAsk({ ...parts, vendor, key }), tellLost, now: new Date() };
  const read = await readerOf(vendor.format);
  yield* read(filesOf(pagesOf(vendor, paging, new URL(location))));
  yield* lost;
}

async function* pagesOf(vendor: Vendor, paging: Paging, address: URL): AsyncGenerator<Page> {
  if (vendor.lists.test(address.pathname)) yield* vendor.pages(paging, address);
  else yield await paging.ask(address);
}

async function* filesOf(pages: AsyncIterable<Page>): AsyncGenerator<SourceFile> {
  let number = 0;
  for await (const { name, text } of pages)
    yield { name: `${name}, page ${String(++number)}`, content: Readable.from([Buffer.from(text)]) };
}
