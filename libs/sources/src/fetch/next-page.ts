import { isFields, toNumber, toText, type Fields } from '../reading/record.ts';

/**
 * Returns the address of the page after a JSON answer, or null if the answer states none: a link, a
 * token, or the numbers of pages or records. It can be on another host, which is not requested.
 */
export function nextPage(body: unknown, url: URL, linkHeader: string | null = null): URL | null {
  const [, headerLink = null] = /<([^<>]+)>\s*;[^,]*\brel="?next\b/i.exec(linkHeader ?? '') ?? [];
  const places = isFields(body) ? [body, ...Object.values(body).filter(isFields)] : [];
  const lists = [body, ...places.flatMap((place) => Object.values(place))].filter(Array.isArray);
  if (!lists.some((list) => list.length > 0)) return null; // endless months of a calendar
  const link = headerLink ?? findFirst(places, statedLink);
  if (link !== null) return behindProxy(link, url);
  return findFirst(places, (place) => byToken(place, url) ?? byNumber(place, url));
}

function findFirst<T>(places: readonly Fields[], find: (place: Fields) => T | null): T | null {
  for (const place of places) {
    const found = find(place);
    if (found !== null) return found;
  }
  return null;
}

const NEXT = /^(?:@?odata\.|hydra:)?next(?:_?(?:page|link|href))?(?:_?ur[il])?$/i;

/** `next: "…"`, `next: { href: "…" }`, `@odata.nextLink`, `next_page_url`. */
function statedLink(place: Fields): string | null {
  for (const [name, value] of Object.entries(place)) {
    const link = toText(isFields(value) ? value['href'] : value);
    if (NEXT.test(name) && link !== null && /^(?:https?:\/\/|\/|\?)/.test(link)) return link;
  }
  return null;
}

/** Behind a proxy, servers state an internal host or an address without TLS. */
function behindProxy(link: string, url: URL): URL | null {
  const next = URL.parse(link, url);
  return next?.pathname === url.pathname ? new URL(next.pathname + next.search, url.origin) : next;
}

/** Where an answer states a token, and the parameter that takes it. */
const TOKENS = {
  nextPageToken: 'pageToken',
  next_page_token: 'page_token',
  nextCursor: 'cursor',
  next_cursor: 'cursor',
  continuation: 'continuation',
} as const;

function byToken(place: Fields, url: URL): URL | null {
  if (place['has_more'] === false || place['has_more_items'] === false) return null;
  for (const [name, parameter] of Object.entries(TOKENS)) {
    const token = toText(place[name]);
    if (token !== null) return withParameter(url, parameter, token);
  }
  return null;
}

const NUMBERS = {
  page: ['page', 'current_page', 'currentPage', 'page_number', 'pageNumber', 'number'],
  pages: ['total_pages', 'totalPages', 'page_count', 'pageCount', 'last_page', 'pages'],
  total: ['total', 'count', 'total_count', 'totalCount', 'total_results', 'object_count'],
  size: ['per_page', 'perPage', 'page_size', 'pageSize', 'limit', 'rows', 'size'],
  offset: ['offset', 'start', 'skip'],
} as const;

/** Numbers of pages, else of records. A page that repeats the one before ends the list. */
function byNumber(place: Fields, url: URL): URL | null {
  const read = (kind: keyof typeof NUMBERS) => {
    const name = NUMBERS[kind].find((one) => toNumber(place[one]) !== null);
    return name === undefined ? null : { name, value: toNumber(place[name]) ?? 0 };
  };
  const [page, pages, total] = [read('page'), read('pages'), read('total')];
  const [size, offset] = [read('size')?.value ?? 0, read('offset')];
  const stated = size > 0 ? size : null;
  if (page !== null) {
    const count = pages?.value ?? (total && stated ? Math.ceil(total.value / stated) : null);
    const parameter = NUMBERS.page.find((name) => url.searchParams.has(name)) ?? 'page';
    const isFromZero = url.searchParams.get(parameter) === '0' || page.name === 'number';
    const isLast = count === null || page.value + (isFromZero ? 1 : 0) >= count;
    return isLast ? null : withParameter(url, parameter, page.value + 1);
  }
  if (offset === null || total === null || stated === null) return null;
  const next = offset.value + stated;
  return next < total.value ? withParameter(url, offset.name, next) : null;
}

function withParameter(url: URL, name: string, value: string | number): URL {
  const next = new URL(url);
  next.searchParams.set(name, String(value));
  return next;
}

/** Returns a JSON document, or undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

export const isJsonType = (type: string | null): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(type ?? '');
