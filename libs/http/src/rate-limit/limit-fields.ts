import { WINDOWS, type Decision, type Usage } from '@marquee/quota';
import type { ServerResponse } from 'node:http';

/**
 * Sets `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers with one item for each limit of the request.
 * express-rate-limit writes the same fields for one limit, and adds `pk`, a hash of its key. `pk` would identify a caller in
 * responses that shared caches store.
 */
export function setLimitFields(res: ServerResponse, { usages }: Decision): void {
  if (usages.length === 0) return;
  res.setHeader('RateLimit-Policy', usages.map(toPolicyItem).join(', '));
  res.setHeader('RateLimit', usages.map(toRemainingItem).join(', '));
}

const toPolicyItem = ({ name, limit, window }: Usage) =>
  `"${name}";q=${String(limit)};w=${String(WINDOWS[window])}`;

const toRemainingItem = ({ name, limit, used, resetsInS }: Usage) =>
  `"${name}";r=${String(Math.max(0, limit - used))};t=${String(resetsInS)}`;
