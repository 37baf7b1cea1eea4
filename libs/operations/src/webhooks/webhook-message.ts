import type { ChangeRepository, EventRepository, StoredDelivery, WebhookTarget } from '@marquee/database';
import { formatInstant } from '@marquee/domain';
import type { SecretCipher } from '@marquee/mail';
import { encodePosition } from '../change-position.ts';
import { EventChange, presentChange } from '../present-change.ts';
import type { Addresses } from '../present-event.ts';
import { toMessageId } from './webhook-record.ts';

/** A message to sign and send. */
export interface WebhookMessage {
  id: string;
  url: string;
  body: string;
  /** The message carries a signature of each. */
  secrets: string[];
}

/** The response of a receiver, or why there is none. */
export interface WebhookResponse {
  status: number | null;
  /** Why the attempt failed; null if it succeeded. */
  error: string | null;
  durationMs: number;
}

/** Sends a message. Never throws: failures are part of the response. */
export type SendWebhook = (message: WebhookMessage) => Promise<WebhookResponse>;

export interface WebhookMessageDeps {
  changes: Pick<ChangeRepository, 'findByNumbers'>;
  events: Pick<EventRepository, 'findAll'>;
  webhookSecrets: Pick<SecretCipher, 'decrypt'>;
  addresses: Addresses;
  now: () => Date;
}

/** Builds the message of a delivery, with the current records. Throws if the secret was encrypted with another HASH_SECRET. */
export async function buildMessage(
  deps: WebhookMessageDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<WebhookMessage> {
  const { url, secret, previousSecret } = target;
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  return {
    id: toMessageId(delivery.id),
    url,
    body: JSON.stringify(await buildContent(deps, delivery)),
    secrets: secrets.map((bytes) => deps.webhookSecrets.decrypt(Buffer.from(bytes), target.id)),
  };
}

async function buildContent({ changes, events, addresses, now }: WebhookMessageDeps, delivery: StoredDelivery) {
  const found = await changes.findByNumbers(delivery.changes);
  const records = await events.findAll([...new Set(found.map(({ event_id }) => event_id))]);
  const presentation = { addresses, now: now() };
  return {
    type: delivery.kind === 'test' ? 'webhook.test' : 'events.changed',
    timestamp: formatInstant(delivery.createdAt),
    data: {
      changes: found.map((change) => EventChange.parse(presentChange(change, records, presentation))),
      next_cursor: encodePosition({ after: delivery.through }),
    },
  };
}
