import { toFields, toNumber, toText, type Fields } from '../reading/record.ts';
import type { SystemPage } from './system.ts';

type Next = (page: SystemPage) => URL | null;

/** Returns the value at a path of members: `meta.next`. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => toFields(value)[name], body);

/**
 * Follows the address that a page states, on the host of the feed only: behind a proxy, servers
 * state an internal host or an address without TLS. A path that differs on another host is not
 * followed.
 */
export const followLink =
  (path: string): Next =>
  ({ url, body }) => {
    const stated = toText(valueAt(body, path));
    const next = stated === null ? null : URL.parse(stated, url);
    if (next === null || next.origin === url.origin) return next;
    const samePath = next.pathname.replace(/\/$/, '') === url.pathname.replace(/\/$/, '');
    return samePath ? new URL(next.pathname + next.search, url.origin) : null;
  };

interface PageNumbers {
  /** The parameter. */
  name: string;
  /** The number of the first page. */
  first: number;
  /**
   * Where a page states how many pages there are. Without it, the first empty page ends the list.
   */
  total?: string;
}

/** Counts pages. */
export const countPages =
  ({ name, first, total }: PageNumbers): Next =>
  ({ url, body, count }) => {
    const number = toNumber(url.searchParams.get(name)) ?? first;
    const pages = total === undefined ? null : toNumber(valueAt(body, total));
    const isLast = pages === null ? count === 0 : number - first + 1 >= pages;
    return isLast ? null : withParam(url, name, number + 1);
  };

interface Offsets {
  name: string;
  /** The parameter of the page size. */
  size: string;
  /** Where a page states the number of all records. */
  total?: string;
}

/**
 * Counts records. A page can be shorter than requested, so the next one begins after what was
 * received.
 */
export const countRecords =
  ({ name, size, total }: Offsets): Next =>
  ({ url, body, count }) => {
    const next = (toNumber(url.searchParams.get(name)) ?? 0) + count;
    const all = total === undefined ? null : toNumber(valueAt(body, total));
    const requested = toNumber(url.searchParams.get(size)) ?? Infinity;
    const isLast =
      all === null ? count === 0 || (count < requested && requested !== Infinity) : next >= all;
    return count === 0 || isLast ? null : withParam(url, name, next);
  };

export function withParam(url: URL, name: string, value: number | string): URL {
  const next = new URL(url);
  next.searchParams.set(name, String(value));
  return next;
}

/** Sets parameters that the address of the feed does not have. */
export const withDefaults =
  (parameters: Readonly<Record<string, string>>) =>
  (url: URL): void => {
    for (const [name, value] of Object.entries(parameters))
      if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  };

/** Returns the members of a list in an object, or null. */
export const listAt =
  (path: string) =>
  (body: unknown): unknown[] | null => {
    const list = path === '' ? body : valueAt(body, path);
    return Array.isArray(list) ? (list as unknown[]) : null;
  };

export const toFieldList = (value: unknown): Fields[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).map(toFields);
