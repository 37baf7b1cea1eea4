import type { FetchAddress } from './fetch-address.ts';
import type { SourceAccess } from './settings.ts';

/**
 * Creates a fetcher that loads its HTTP client (30 MB) at the first request. Runs that read only
 * files do without it.
 */
export function lazyFetcher(access: SourceAccess): FetchAddress {
  let fetcher: Promise<FetchAddress> | undefined;
  const load = async () => (await import('./fetch-address.ts')).createFetcher(access);
  return async (address, options) => (await (fetcher ??= load()))(address, options);
}
