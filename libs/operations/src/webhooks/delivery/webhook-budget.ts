import type { WebhookTarget, WebhookTrafficRepository } from '@marquee/database';
import { ownerName } from './shares.ts';

const MB = 1_000_000;
/** Of all webhooks of an account, and of all webhooks to a host, in a day (UTC). */
const ACCOUNT_BYTES = 2_000 * MB;
const HOST_BYTES = 10_000 * MB;
/** Attempts in a day of all webhooks of an account. */
const MAX_CHALLENGES = 200;
const DAY_MS = 86_400_000;

export interface WebhookBudgetDeps {
  webhookTraffic: Pick<WebhookTrafficRepository, 'sentToday' | 'add'>;
}

type Sender = Pick<WebhookTarget, 'url' | 'accountId' | 'keyId'>;

const toSubjects = (sender: Sender): [account: string, host: string] => [
  ownerName(sender),
  `host:${new URL(sender.url).hostname}`,
];

/** Counts a challenge. Returns false if the owner has requested too often today. */
export async function mayChallenge({ webhookTraffic }: WebhookBudgetDeps, target: Sender) {
  const subject = `challenges:${ownerName(target)}`;
  const [attempts = 0] = await webhookTraffic.sentToday([subject]);
  if (attempts >= MAX_CHALLENGES) return false;
  await webhookTraffic.add([subject], 1);
  return true;
}

/** Returns whether a webhook may send more today. The message that passes the limit is sent. */
export async function hasBudget({ webhookTraffic }: WebhookBudgetDeps, target: Sender) {
  const [ofAccount = 0, ofHost = 0] = await webhookTraffic.sentToday(toSubjects(target));
  return ofAccount < ACCOUNT_BYTES && ofHost < HOST_BYTES;
}

/** Counts the bytes of a message. */
export const countBytes = (
  { webhookTraffic }: WebhookBudgetDeps,
  target: Sender,
  body: string,
): Promise<unknown> => webhookTraffic.add(toSubjects(target), Buffer.byteLength(body));

/** When the limits begin again. */
export const nextDay = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
