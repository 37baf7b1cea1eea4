import { parseInstant, formatInstant } from '@marquee/domain';
import { numberOf, type Fields } from '../sources/record.ts';
import { pageOrNull, type Paging, type ReadPages } from './paging.ts';

/** How an API numbers its pages, and how far it lets one go. */
export interface Numbering {
  /** The number of the first page. */
  first: number;
  size: [parameter: string, events: number];
  /** Beyond so many nothing is answered, whatever the total. */
  mostEvents: number;
  order: [parameter: string, value: string];
  /** Parameters that bound a list in time. */
  from: string;
  to: string;
  /** How instants end there. */
  utcSuffix: string;
  totalIn: (page: Fields) => unknown;
}

interface Span {
  from: Date;
  to: Date;
}

const HOUR_MS = 3_600_000;
const FURTHEST_MS = 5 * 365 * 24 * HOUR_MS;

/** Numbered pages. A list that is longer than an API lets one go is asked for in halves of its time, as often as need be. */
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
  const numbered = (number: number) => withParameters(url, { page: String(number + numbering.first) });
  const first = await pageOrNull(paging, numbered(0), spanText(span) ?? 'page 1');
  if (!first) return;
  const total = numberOf(numbering.totalIn(first.fields)) ?? 0;
  const most = numbering.mostEvents / numbering.size[1];
  const halves = total > numbering.mostEvents ? halvesOf(span ?? spanOf(url, numbering, paging.now)) : [];
  for (const half of halves) yield* pagesIn(numbering, paging, { url: bounded(url, half, numbering), span: half });
  if (halves.length > 0) return;
  if (total > numbering.mostEvents)
    paging.onPageFailed(
      `lists more than ${String(numbering.mostEvents)} events within an hour`,
      spanText(span) ?? url.host,
    );
  yield first;
  for (let number = 1; number < Math.min(most, Math.ceil(total / numbering.size[1])); number++) {
    const page = await pageOrNull(paging, numbered(number), `page ${String(number + 1)}`);
    if (page) yield page;
  }
}

/** Two halves that share a moment; none where the span is short enough. */
function halvesOf({ from, to }: Span): Span[] {
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs <= HOUR_MS) return [];
  const middle = new Date(Math.floor((from.getTime() + lengthMs / 2) / 1000) * 1000);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** The time that an address asks for: where it says nothing, from now to five years ahead. */
function spanOf({ searchParams }: URL, { from, to }: Numbering, now: Date): Span {
  const stated = (name: string) => parseInstant((searchParams.get(name) ?? '').replace(/(?<=T[\d:]+)$/, 'Z'));
  const begin = stated(from) ?? now;
  return { from: begin, to: stated(to) ?? new Date(begin.getTime() + FURTHEST_MS) };
}

const bounded = (url: URL, span: Span, { from, to, utcSuffix: zulu }: Numbering): URL => {
  const printed = (instant: Date) => formatInstant(instant).replace(/Z$/, zulu);
  return withParameters(url, { [from]: printed(span.from), [to]: printed(span.to) });
};

function withParameters(url: URL, parameters: Record<string, string>): URL {
  const other = new URL(url);
  for (const [name, value] of Object.entries(parameters)) other.searchParams.set(name, value);
  return other;
}

const spanText = (span: Span | null) => span && `${formatInstant(span.from)} to ${formatInstant(span.to)}`;
