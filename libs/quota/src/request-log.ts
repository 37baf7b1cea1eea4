/**
 * Admitted requests by second, oldest first, with their sum. Entries before `head` have left the
 * window.
 */
export interface RequestLog {
  seconds: number[];
  counts: number[];
  head: number;
  used: number;
}

const COMPACT_FROM = 64;
/**
 * Limits the work if a limit was lowered far below the usage. The Lua script contains the same
 * number.
 */
export const MAX_SCANNED = 1_024;

/** A caller would otherwise wait until the clock has reached the times of its requests again. */
export const MAX_SET_BACK_S = 60;

export const newRequestLog = (): RequestLog => ({ seconds: [], counts: [], head: 0, used: 0 });

/**
 * Removes requests that are at least `windowS` seconds old, and all of them if the clock was set
 * back by more than a minute.
 */
export function expire(log: RequestLog, windowS: number, nowS: number): void {
  if ((log.seconds.at(-1) ?? 0) > nowS + MAX_SET_BACK_S) Object.assign(log, newRequestLog());
  while (log.head < log.seconds.length && (log.seconds[log.head] ?? 0) <= nowS - windowS) {
    log.used -= log.counts[log.head] ?? 0;
    log.head++;
  }
  if (log.head < COMPACT_FROM || log.head * 2 < log.seconds.length) return;
  log.seconds.splice(0, log.head);
  log.counts.splice(0, log.head);
  log.head = 0;
}

/** Adds a request. If the clock goes back, the request counts for the newest second. */
export function append(log: RequestLog, nowS: number): void {
  const last = log.seconds.length - 1;
  const newest = last >= log.head ? (log.seconds[last] ?? 0) : -Infinity;
  log.used++;
  if (newest >= nowS) log.counts[last] = (log.counts[last] ?? 0) + 1;
  else {
    log.seconds.push(nowS);
    log.counts.push(1);
  }
}

/** Takes back the newest request. */
export function removeNewest(log: RequestLog): void {
  const last = log.seconds.length - 1;
  if (last < log.head) return;
  log.used--;
  const rest = (log.counts[last] ?? 1) - 1;
  if (rest > 0) log.counts[last] = rest;
  else {
    log.seconds.pop();
    log.counts.pop();
  }
}

/** Returns the seconds until `leaving` requests have left the window. */
export function leavesInS(log: RequestLog, { leaving, windowS, nowS }: Leaving): number {
  const last = log.seconds.length - 1;
  if (log.head > last) return 0;
  const scanEnd = Math.min(last, log.head + MAX_SCANNED - 1);
  const secondsLeft = (index: number) =>
    Math.min(windowS, (log.seconds[index] ?? 0) + windowS - nowS);
  for (let index = log.head, left = 0; index <= scanEnd; index++) {
    left += log.counts[index] ?? 0;
    if (left >= leaving) return secondsLeft(index);
  }
  return secondsLeft(last);
}

interface Leaving {
  leaving: number;
  windowS: number;
  nowS: number;
}

/** Returns the requests in the window by second. */
export const listEntries = ({
  seconds,
  counts,
  head,
}: RequestLog): [second: number, requests: number][] =>
  seconds.slice(head).map((second, index) => [second, counts[head + index] ?? 0]);
