import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const HEADER = 'x-forwarded-for';
const PLAIN = /^[\da-f.:, ]*$/i;

/**
 * Removes ports, brackets, quotes and zones from the addresses of X-Forwarded-For, which some
 * proxies add. Other text remains in its place: the number of entries decides which one a trusted
 * proxy has written.
 */
export function cleanForwardedFor({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const given = headers[HEADER];
  if (typeof given !== 'string' || (PLAIN.test(given) && !/\.\d+:/.test(given))) return;
  headers[HEADER] = given
    .split(',')
    .map((entry) => toAddress(entry.trim()))
    .join(', ');
}

/** Returns the address in an entry, or the entry itself if it is none. */
function toAddress(entry: string): string {
  const quoted = entry.replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(quoted) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(quoted) ?? [];
  const address = (bracketed ?? withPort ?? quoted).replace(/%[\w.-]+$/, '');
  return isIP(address) ? address : entry;
}
