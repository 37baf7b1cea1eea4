import { isIP } from 'node:net';
import { isPrivateAddress } from '@marquee/quota';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';

const ERROR =
  'must be the number of proxies in front of the service (1), or their addresses as CIDRs (10.0.0.0/8,fd00::/8); never true';

/**
 * Whose X-Forwarded-For is believed, in Express' terms: of how many hops, or of which networks. Unset: nobody's, since anyone can
 * send the header.
 */
export const TrustProxy = z.string().transform((text, context) => {
  if (/^[0-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: ERROR });
  return z.NEVER;
});
export type TrustProxy = z.output<typeof TrustProxy>;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Notes, once, that a proxy seems to stand in front of us whose X-Forwarded-For is not read. */
export function warnOfUnreadProxies({ logger, trustProxy }: { logger: Logger; trustProxy: TrustProxy | undefined }) {
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
