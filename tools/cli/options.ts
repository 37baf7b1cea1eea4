import { EmailAddress } from '@marquee/domain';
import { GRANTED_TIERS } from '@marquee/operations/operators';
import { UsageError } from './usage-error.ts';

export interface Options {
  email?: string | undefined;
  tier?: string | undefined;
  limit?: string | undefined;
  note?: string | undefined;
  city?: string | undefined;
  'by-city'?: boolean | undefined;
  off?: boolean | undefined;
  run?: string | undefined;
  'dry-run'?: boolean | undefined;
  force?: boolean | undefined;
  environment: NodeJS.ProcessEnv;
}

/** Returns the arguments. Throws if their number differs from that of the expected ones. */
export function exactly<const Expected extends readonly string[]>(
  names: string[],
  expected: Expected,
) {
  if (names.length !== expected.length)
    throw new UsageError(`Expected ${String(expected.length)} arguments: ${expected.join(', ')}.`);
  return expected.map((_, index) => names[index] ?? '') as { [Index in keyof Expected]: string };
}

export function parseCount(text: string, option = '--limit'): number {
  const digits = option === '--limit' ? 4 : 9;
  if (!new RegExp(`^[1-9]\\d{0,${String(digits - 1)}}$`).test(text))
    throw new UsageError(`${option} must be a whole number of at most ${String(digits)} digits.`);
  return Number(text);
}

export function parseEmail({ email }: Options): string {
  const address = EmailAddress.safeParse(email);
  if (address.success) return address.data;
  throw new UsageError('Set --email to one e-mail address.');
}

export function parseTier({ tier }: Options) {
  const known = GRANTED_TIERS.find((name) => name === tier);
  if (known) return known;
  throw new UsageError(`Set --tier to one of ${GRANTED_TIERS.join(', ')}.`);
}

export function parseCustomLimit({ limit }: Options, tier: string): number | null {
  if (limit === undefined) return null;
  if (tier !== 'custom') throw new UsageError('--limit requires --tier custom.');
  if (!/^[1-9]\d{0,8}$/.test(limit))
    throw new UsageError('--limit must be a whole number of requests per day.');
  return Number(limit);
}
