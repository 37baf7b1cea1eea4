import { Readable } from 'node:stream';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import { readerFor } from '../formats.ts';
import type { SourceFile, UnreadableRecord } from '../raw-event.ts';
import type { Reading } from '../sources/record-format.ts';
import { createApiClient, type ApiClientOptions } from './api-client.ts';
import type { Paging } from './paging.ts';
import type { Page } from './parse-response.ts';
import type { TicketingApi } from './ticketing-apis.ts';

interface LiveParts extends Pick<ApiClientOptions, 'fetchAddress' | 'wait' | 'clock'> {
  access: Pick<SourceAccess, 'keys'>;
  fetchAddress: FetchAddress;
  /** The list must be complete: a page that is lost ends the run, so that nothing is withdrawn for it. */
  mustBeWhole: boolean;
}

/** Reads a vendor's API, page by page, as the format of that name reads its recorded pages. Throws where the key is missing. */
export async function* readTicketingApi(
  vendor: TicketingApi,
  location: string,
  parts: LiveParts,
): AsyncGenerator<Reading> {
  const key = parts.access.keys[vendor.key];
  if (key === undefined) throw new Error(`${vendor.host} wants a key: set ${vendor.key}.`);
  const lost: UnreadableRecord[] = [];
  const onPageFailed: Paging['onPageFailed'] = (problem, where) => {
    const unreadable = `The API ${problem}.`;
    if (parts.mustBeWhole) throw new Error(`${unreadable} (${where}) The list would not be complete.`);
    lost.push({ unreadable, where });
  };
  const paging = { ask: createApiClient({ ...parts, vendor, key }), onPageFailed, now: new Date() };
  const read = await readerFor(vendor.format);
  yield* read(filesOf(pagesOf(vendor, paging, new URL(location))));
  yield* lost;
}

async function* pagesOf(vendor: TicketingApi, paging: Paging, address: URL): AsyncGenerator<Page> {
  if (vendor.lists.test(address.pathname)) yield* vendor.pages(paging, address);
  else yield await paging.ask(address);
}

async function* filesOf(pages: AsyncIterable<Page>): AsyncGenerator<SourceFile> {
  let number = 0;
  for await (const { name, text } of pages)
    yield { name: `${name}, page ${String(++number)}`, content: Readable.from([Buffer.from(text)]) };
}
