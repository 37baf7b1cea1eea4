import { parseInstant, formatInstant } from '@marquee/domain';
import { toNumber, type Fields } from '../reading/record.ts';
import { pageOrNull, type Paging, type ReadPages } from './paging.ts';

/** The paging parameters and limits of an API. */
export interface Numbering {
  /** The number of the first page. */
  first: number;
  size: [parameter: string, events: number];
  /** The API returns no events after this many, whatever the total. */
  maxEvents: number;
  order: [parameter: string, value: string];
  /** Parameters that limit a list in time. */
  from: string;
  to: string;
  /** The suffix of instants in parameters. */
  utcSuffix: string;
  totalIn: (page: Fields) => unknown;
}

interface Span {
  from: Date;
  to: Date;
}

const HOUR_MS = 3_600_000;
const MAX_SPAN_MS = 5 * 365 * 24 * HOUR_MS;

/**
 * Reads numbered pages. A list longer than the API's limit is split into halves of its time span
 * until each part fits.
 */
export const paginateByDateWindow = (numbering: Numbering): ReadPages =>
  async function* (paging, address) {
    const url = new URL(address);
    url.searchParams.set(numbering.size[0], String(numbering.size[1]));
    if (!url.searchParams.has(numbering.order[0])) url.searchParams.set(...numbering.order);
    yield* pagesIn(numbering, paging, { url, span: null });
  };

async function* pagesIn(
  numbering: Numbering,
  paging: Paging,
  { url, span }: { url: URL; span: Span | null },
): ReturnType<ReadPages> {
  const numbered = (number: number) =>
    withParameters(url, { page: String(number + numbering.first) });
  const first = await pageOrNull(paging, numbered(0), spanText(span) ?? 'page 1');
  if (!first) return;
  const total = toNumber(numbering.totalIn(first.fields)) ?? 0;
  const maxPages = numbering.maxEvents / numbering.size[1];
  const halves =
    total > numbering.maxEvents ? splitSpan(span ?? requestedSpan(url, numbering, paging.now)) : [];
  for (const half of halves)
    yield* pagesIn(numbering, paging, { url: withSpan(url, half, numbering), span: half });
  if (halves.length > 0) return;
  if (total > numbering.maxEvents)
    paging.onPageFailed(
      `lists more than ${String(numbering.maxEvents)} events within an hour`,
      spanText(span) ?? url.host,
    );
  yield first;
  for (
    let number = 1;
    number < Math.min(maxPages, Math.ceil(total / numbering.size[1]));
    number++
  ) {
    const page = await pageOrNull(paging, numbered(number), `page ${String(number + 1)}`);
    if (page) yield page;
  }
}

/**
 * Splits a span into two halves that share an instant. Returns none for a span of at most an hour.
 */
function splitSpan({ from, to }: Span): Span[] {
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs <= HOUR_MS) return [];
  const middle = new Date(Math.floor((from.getTime() + lengthMs / 2) / 1000) * 1000);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** Returns the time span in the address. Default: from now to five years ahead. */
function requestedSpan({ searchParams }: URL, { from, to }: Numbering, now: Date): Span {
  const stated = (name: string) =>
    parseInstant((searchParams.get(name) ?? '').replace(/(?<=T[\d:]+)$/, 'Z'));
  const begin = stated(from) ?? now;
  return { from: begin, to: stated(to) ?? new Date(begin.getTime() + MAX_SPAN_MS) };
}

const withSpan = (url: URL, span: Span, { from, to, utcSuffix }: Numbering): URL => {
  const format = (instant: Date) => formatInstant(instant).replace(/Z$/, utcSuffix);
  return withParameters(url, { [from]: format(span.from), [to]: format(span.to) });
};

function withParameters(url: URL, parameters: Record<string, string>): URL {
  const other = new URL(url);
  for (const [name, value] of Object.entries(parameters)) other.searchParams.set(name, value);
  return other;
}

const spanText = (span: Span | null) =>
  span && `${formatInstant(span.from)} to ${formatInstant(span.to)}`;
