import type { KeyChange } from './api-key-cache.ts';

/** Reads a notification of the database about keys; null or anything unknown stands for any change. */
export function parseKeyChange(payload: string | null): KeyChange {
  const [kind, value = ''] = (payload ?? '').split(':');
  if (kind === 'hash') return { hash: value };
  if (kind === 'account') return { accountId: value };
  return 'all';
}
