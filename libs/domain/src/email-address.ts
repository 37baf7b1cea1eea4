import { z } from 'zod';

const MAX_ADDRESS_LENGTH = 254; // RFC 5321: a path has 256 characters, including its brackets
const MAX_LOCAL_PART_LENGTH = 64;

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LEVEL = '(?![0-9]+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])';
const SYNTAX = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'i');

/**
 * One e-mail address with its domain in lower-case ASCII. Rejects quoted local parts, comments,
 * address literals, names in brackets and lists, because they can turn one recipient into two.
 */
export const EmailAddress = z
  .string({ error: 'must be an e-mail address' })
  .max(MAX_ADDRESS_LENGTH, { error: `must have at most ${MAX_ADDRESS_LENGTH} characters` })
  .transform(withAsciiDomain)
  .refine(isOneAddress, { error: 'must be one e-mail address, e.g. name@example.com' });

/** Returns one form for all spellings of a mailbox: lower case, without a tag (`name+tag@`). */
export function toMailbox(address: string): string {
  const [localPart = '', domain = ''] = address.toLowerCase().split('@');
  return `${localPart.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** Returns the mailbox that rate limits count. Gmail also ignores dots and has two domains. */
export function toRateLimitMailbox(address: string): string {
  const [localPart = '', domain = ''] = toMailbox(address).split('@');
  return GMAIL.test(domain)
    ? `${localPart.replaceAll('.', '')}@gmail.com`
    : `${localPart}@${domain}`;
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;

function isOneAddress(address: string): boolean {
  return (
    address.length <= MAX_ADDRESS_LENGTH &&
    address.indexOf('@') <= MAX_LOCAL_PART_LENGTH &&
    SYNTAX.test(address)
  );
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const isPlain = at === 0 || /^[\x21-\x7e]*$/.test(domain);
  return address.slice(0, at) + (isPlain ? domain : toAscii(domain));
}

/**
 * Returns a domain in Punycode. A domain that cannot be converted is returned as it is and fails
 * the syntax check.
 */
function toAscii(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}
