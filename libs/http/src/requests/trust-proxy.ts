import { isIP } from 'node:net';
import { isPrivateAddress } from '@marquee/access';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TrustProxy } from '../settings/trust-proxy.ts';
import { cleanForwardedFor } from './forwarded-for.ts';

/**
 * Watches X-Forwarded-For. Warns once if a proxy seems to send it and TRUST_PROXY is not set, and
 * once if a trusted proxy reports something that is no address: its callers then share the limit of
 * the proxy.
 */
export function watchProxies({
  logger,
  trustProxy,
}: {
  logger: Logger;
  trustProxy: TrustProxy | undefined;
}) {
  let isUntrusted = false;
  let unreadable = 0;
  const watch: RequestHandler = (req, _res, next) => {
    if (req.headers['x-forwarded-for']) {
      cleanForwardedFor(req);
      if (trustProxy === undefined) noteUntrusted(req);
      else if (!isIP(req.ip ?? '')) noteUnreadable();
    }
    next();
  };

  function noteUntrusted({ socket }: Request): void {
    if (isUntrusted || !isPrivateAddress(socket.remoteAddress)) return;
    isUntrusted = true;
    logger.warn({ setting: 'TRUST_PROXY' }, 'proxy.not_trusted');
  }

  function noteUnreadable(): void {
    unreadable++;
    if (unreadable === 1) logger.warn({ header: 'X-Forwarded-For' }, 'proxy.unreadable_address');
  }

  /** Returns what the operator should change. */
  const hints = (): string[] => [
    ...(isUntrusted ? ['X-Forwarded-For is received but not trusted: set TRUST_PROXY'] : []),
    ...(unreadable > 0 ? [unreadableHint(unreadable)] : []),
  ];
  return { watch, hints };
}

const unreadableHint = (requests: number) =>
  `X-Forwarded-For had no address in ${String(requests)} requests: these callers share the limit of the proxy. See docs/operations/proxies.md`;
