import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIpAddress, isPublicIp } from '@marquee/runtime';
import { buildConnector } from 'undici';
import { PrivateAddressError } from './private-address-error.ts';

/** Returns all addresses of a name. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Opens connections to public addresses only. It connects to the address that it checked, so a DNS
 * entry that changes after the check has no effect.
 */
export function publicConnector(
  timeoutMs: number,
  resolve: Resolve = lookup,
): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, lookup: publicLookup(resolve) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIpAddress(host) && !isPublicIp(host)) callback(new PrivateAddressError(host), null);
    else connect(options, callback);
  };
}

const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = error ? undefined : addresses.find(({ address }) => !isPublicIp(address));
      const [first] = error ? [] : addresses;
      if (error) callback(error, []);
      else if (refused || !first)
        callback(new PrivateAddressError(refused?.address ?? hostname), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
