// Registries: IANA IPv4 and IPv6 Special-Purpose Address Spaces.
const NOT_PUBLIC_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
    .split(' ')
    .map((network) => {
      const [address = '', bits] = network.split('/');
      return { start: toNumber(address), size: 2 ** (32 - Number(bits)) };
    });
const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Returns whether a text is an IP address: dotted IPv4, or IPv6. */
export const isIpAddress = (text: string): boolean => V4.test(text) || groupsOf(text) !== null;

/** Returns whether an IP address is reachable by everyone: not private, loopback, link-local, shared or reserved, in any notation. */
export function isPublicIp(address: string): boolean {
  if (V4.test(address)) {
    const number = toNumber(address);
    return !NOT_PUBLIC_V4.some(({ start, size }) => number >= start && number < start + size);
  }
  const groups = groupsOf(address);
  if (!groups) return false;
  const embedded = embeddedV4(groups);
  return embedded === null ? isGlobalUnicast(groups) : isPublicIp(embedded);
}

function toNumber(address: string): number {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

/** The eight groups of an IPv6 address; null if the text is none. The URL parser brings every notation into one. */
function groupsOf(address: string): number[] | null {
  const host = address.includes(':') ? URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) : undefined;
  if (host === undefined) return null;
  const [before = [], after] = host.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => parseInt(group, 16));
}

/** The IPv4 address in an IPv4-mapped (::ffff:0:0/96) or NAT64 (64:ff9b::/96) address, else null. */
function embeddedV4(groups: number[]): string | null {
  const prefix = groups.slice(0, 6).join();
  if (prefix !== [0, 0, 0, 0, 0, 0xffff].join() && prefix !== [0x64, 0xff9b, 0, 0, 0, 0].join()) return null;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** In 2000::/3, without 2001::/23 (Teredo and others), 2001:db8::/32, 2002::/16 (6to4) and 3fff::/20 (documentation). */
function isGlobalUnicast([first = 0, second = 0]: number[]): boolean {
  if (first >> 13 !== 1 || first === 0x2002) return false;
  if (first === 0x2001) return second > 0x1ff && second !== 0xdb8;
  return first !== 0x3fff || second > 0xfff;
}
