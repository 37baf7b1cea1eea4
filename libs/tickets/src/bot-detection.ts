import type { RequestInfo } from '@marquee/domain';
import { isbot } from 'isbot';

const MAX_USER_AGENT_LENGTH = 500;

/** Whether somebody clicked: not a known bot, not a browser that fetches what might be clicked, not a look at the headers. */
export const isLikelyHuman = ({ isHead, purpose, userAgent = '' }: RequestInfo): boolean =>
  !isHead && !/prefetch|prerender|preview/i.test(purpose ?? '') && !isbot(userAgent.slice(0, MAX_USER_AGENT_LENGTH));

/** The host of the page that led here; null where it is not told or is none. */
export function referringHost({ referrer }: RequestInfo): string | null {
  const host = referrer === undefined ? undefined : URL.parse(referrer)?.hostname;
  return host && host.length <= 253 ? host : null;
}
