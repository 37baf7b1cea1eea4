import type { Database } from '../connection/connect.ts';

/** The limits of reports: of a sender in 24 hours, and open ones of a network without accounts. */
export interface ReportLimits {
  maxPerDay: number;
  maxOpenPerNetwork: number;
}

/** Who reports, about what. */
export interface Reporter {
  /** Keyed hash of the address, or the account. */
  reporterHash: string;
  /** Keyed hash of the network of the request. */
  network: string;
  /** Whether the reporter has an account. */
  hasAccount: boolean;
  eventId: string | null;
}

/** The priority of reports without an account. */
export const NO_ACCOUNT = 0;

type Reader = Pick<Database['prisma'], 'correction' | 'reporterBlock'>;

/** The open reports of everybody, of a sender or of a network. */
export const whereOpen = ({
  sender,
  network,
}: {
  sender?: string | undefined;
  network?: string | undefined;
}) => ({
  state: 'open' as const,
  ...(sender !== undefined && { reporterHash: sender }),
  ...(network !== undefined && { network }),
});

/**
 * Whether the reporter or its network has too many reports, or is blocked. Accounts are not limited
 * by network.
 */
export async function isOverLimit(
  client: Reader,
  { reporterHash, network, hasAccount }: Reporter,
  { maxPerDay, maxOpenPerNetwork }: ReportLimits,
): Promise<boolean> {
  const dayAgo = new Date(Date.now() - 86_400_000);
  const recent = { reporterHash, createdAt: { gt: dayAgo } };
  if ((await client.correction.count({ where: recent })) >= maxPerDay) return true;
  const subject = { in: hasAccount ? [reporterHash] : [reporterHash, network] };
  const blocks = { subject, blockedUntil: { gt: new Date() } };
  if ((await client.reporterBlock.count({ where: blocks })) > 0) return true;
  if (hasAccount) return false;
  const open = { ...whereOpen({ network }), priority: NO_ACCOUNT };
  return (await client.correction.count({ where: open })) >= maxOpenPerNetwork;
}

/** An account whose claim of an event was accepted is its organiser. */
export async function findPriority(
  client: Reader,
  { hasAccount, reporterHash, eventId }: Reporter,
): Promise<number> {
  if (!hasAccount) return NO_ACCOUNT;
  const claims = { kind: 'claim', state: 'accepted', reporterHash, eventId } as const;
  return eventId !== null && (await client.correction.count({ where: claims })) > 0 ? 2 : 1;
}
