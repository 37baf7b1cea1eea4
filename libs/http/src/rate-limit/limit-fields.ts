import type { ServerResponse } from 'node:http';
import { WINDOWS, type Decision, type Usage } from '@marquee/quota';

/**
 * Sets `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers with one item for
 * each limit of the request. express-rate-limit writes the same fields for one limit, and adds
 * `pk`, a hash of its key. `pk` would identify a caller in responses that shared caches store.
 */
export function setLimitFields(res: ServerResponse, decision: Decision): void {
  const fields = toLimitFields(decision);
  if (!fields) return;
  res.setHeader('RateLimit-Policy', fields.policy);
  res.setHeader('RateLimit', fields.remaining);
}

/** Returns the values of `RateLimit-Policy` and `RateLimit`; null without limits. */
export const toLimitFields = ({
  usages,
}: Decision): { policy: string; remaining: string } | null =>
  usages.length === 0
    ? null
    : {
        policy: usages.map(toPolicyItem).join(', '),
        remaining: usages.map(toRemainingItem).join(', '),
      };

const toPolicyItem = ({ name, limit, window }: Usage) =>
  `"${name}";q=${String(limit)};w=${String(WINDOWS[window])}`;

const toRemainingItem = ({ name, limit, used, resetsInS }: Usage) =>
  `"${name}";r=${String(Math.max(0, limit - used))};t=${String(resetsInS)}`;
