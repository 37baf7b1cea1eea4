import { notFound } from '@marquee/domain';
import type { Request } from 'express';

/**
 * Returns the parameters of the path. The database cannot read U+0000, so no record has it in its
 * path.
 */
export function readParams({ params, path }: Request): Record<string, string> {
  const values = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  if (values.some(([, value]) => value.includes('\0'))) throw notFound('page', path);
  return Object.fromEntries(values);
}
