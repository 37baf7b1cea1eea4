import type { RequestInfo } from '@marquee/domain';
import { isbot } from 'isbot';

const MAX_USER_AGENT_LENGTH = 500;

/** Returns false for known bots, prefetching browsers and HEAD requests. */
export const isLikelyHuman = ({ isHead, purpose, userAgent = '' }: RequestInfo): boolean =>
  !isHead &&
  !/prefetch|prerender|preview/i.test(purpose ?? '') &&
  !isbot(userAgent.slice(0, MAX_USER_AGENT_LENGTH));

/** Returns the host of the referring page, or null. */
export function referringHost({ referrer }: RequestInfo): string | null {
  const host = referrer === undefined ? undefined : URL.parse(referrer)?.hostname;
  return host && host.length <= 253 ? host : null;
}
