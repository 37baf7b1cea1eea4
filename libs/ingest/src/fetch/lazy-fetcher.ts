import type { FetchAddress } from './fetch-address.ts';
import type { SourceAccess } from './settings.ts';

/** What fetches, loaded with its HTTP client (30 MB) for the first address: who reads files only goes without. */
export function lazyFetcher(access: SourceAccess): FetchAddress {
  let fetcher: Promise<FetchAddress> | undefined;
  const load = async () => (await import('./fetch-address.ts')).createFetcher(access);
  return async (address, options) => (await (fetcher ??= load()))(address, options);
}
