import { isPrivateAddress } from '@marquee/access';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TrustProxy } from '../settings/trust-proxy.ts';

/** Warns once if a proxy seems to send X-Forwarded-For and TRUST_PROXY is not set. */
export function warnOnUntrustedProxy({
  logger,
  trustProxy,
}: {
  logger: Logger;
  trustProxy: TrustProxy | undefined;
}) {
  let isSeen = false;
  const watch: RequestHandler = (req, _res, next) => {
    if (
      !isSeen &&
      trustProxy === undefined &&
      req.headers['x-forwarded-for'] &&
      isPrivateAddress(req.socket.remoteAddress)
    ) {
      isSeen = true;
      logger.warn({ setting: 'TRUST_PROXY' }, 'proxy.not_trusted');
    }
    next();
  };
  return { watch, isSeen: () => isSeen };
}
