import { isIP } from 'node:net';
import { z } from 'zod';

const ERROR =
  'must be the number of proxies in front of the service (1), or their addresses as CIDRs (10.0.0.0/8,fd00::/8); never true';

/**
 * The proxies whose X-Forwarded-For is trusted, as Express defines it: a number of hops or a list
 * of networks. Without a value none is trusted, because any client can send the header.
 */
export const TrustProxy = z.string().transform((text, context) => {
  if (/^[0-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: ERROR });
  return z.NEVER;
});
export type TrustProxy = z.output<typeof TrustProxy>;

/** Networks as CIDRs or single addresses, separated by commas. */
export const Networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((networks) => networks.every(isNetwork), {
    error: 'must be networks as CIDRs, separated by commas, e.g. 198.51.100.0/24,2001:db8::/32',
  });

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}
