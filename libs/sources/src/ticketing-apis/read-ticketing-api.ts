import { Readable } from 'node:stream';
import type { FetchAddress } from '../fetch/fetch-address.ts';
import type { SourceAccess } from '../fetch/settings.ts';
import { readerFor } from '../formats.ts';
import type { SourceFile, UnreadableRecord } from '../raw-event.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { createApiClient, type ApiClientOptions } from './api-client.ts';
import type { Paging } from './paging.ts';
import type { Page } from './parse-response.ts';
import type { TicketingApi } from './ticketing-apis.ts';

interface ReadTicketingApiOptions extends Pick<
  ApiClientOptions,
  'fetchAddress' | 'wait' | 'clock'
> {
  access: Pick<SourceAccess, 'keys'>;
  fetchAddress: FetchAddress;
  /** Ends the run if a page fails, so an incomplete list withdraws nothing. */
  mustBeComplete: boolean;
}

/** Reads an API page by page with the format of the same name. Throws if the key is missing. */
export async function* readTicketingApi(
  api: TicketingApi,
  location: string,
  options: ReadTicketingApiOptions,
): AsyncGenerator<ReadResult> {
  const key = options.access.keys[api.key];
  if (key === undefined) throw new Error(`${api.host} requires a key: set ${api.key}.`);
  const failedPages: UnreadableRecord[] = [];
  const onPageFailed: Paging['onPageFailed'] = (problem, where) => {
    const unreadable = `The API ${problem}.`;
    if (options.mustBeComplete)
      throw new Error(`${unreadable} (${where}) The list would be incomplete.`);
    failedPages.push({ unreadable, where });
  };
  const paging = {
    fetchPage: createApiClient({ ...options, api, key }),
    onPageFailed,
    now: new Date(),
  };
  const read = await readerFor(api.format);
  for await (const record of read(toFiles(readPages(api, paging, new URL(location)))))
    if ('title' in record || 'unreadable' in record) yield record;
  yield* failedPages;
}

async function* readPages(api: TicketingApi, paging: Paging, address: URL): AsyncGenerator<Page> {
  if (api.lists.test(address.pathname)) yield* api.pages(paging, address);
  else yield await paging.fetchPage(address);
}

async function* toFiles(pages: AsyncIterable<Page>): AsyncGenerator<SourceFile> {
  let number = 0;
  for await (const { name, text } of pages)
    yield {
      name: `${name}, page ${String(++number)}`,
      content: Readable.from([Buffer.from(text)]),
    };
}
