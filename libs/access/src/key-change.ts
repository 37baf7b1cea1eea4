import type { KeyChange } from './api-key-cache.ts';

/**
 * Parses a database notification about keys. Null or unknown text means that any key may have
 * changed.
 */
export function parseKeyChange(payload: string | null): KeyChange {
  const [kind, value = ''] = (payload ?? '').split(':');
  if (kind === 'hash') return { hash: value };
  if (kind === 'account') return { accountId: value };
  return 'all';
}
