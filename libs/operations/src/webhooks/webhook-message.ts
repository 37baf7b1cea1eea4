import { randomBytes } from 'node:crypto';
import type {
  Change,
  ChangeRepository,
  EventRepository,
  StoredDelivery,
  WebhookTarget,
} from '@marquee/database';
import { formatInstant } from '@marquee/domain';
import type { SecretCipher } from '@marquee/mail';
import { encodePosition } from '../changes/change-position.ts';
import { presentChange } from '../changes/present-change.ts';
import type { Addresses } from '../events/present-event.ts';
import { matchChanges, type MatchChangesDeps } from './delivery/match-changes.ts';
import { MESSAGE_TYPES, toMessageId, WebhookChange } from './webhook-record.ts';

/** A message to sign and send. */
export interface WebhookMessage {
  id: string;
  url: string;
  body: string;
  /** The message carries a signature of each. */
  secrets: string[];
  /** The response must contain this text. Otherwise the receiver does not agree. */
  challenge?: string;
}

/** The response of a receiver, or why there is none. */
export interface WebhookResponse {
  /** Null also if the receiver did not agree: strangers must not learn what answers there. */
  status: number | null;
  /** Why the attempt failed; null if it succeeded. */
  error: string | null;
  /** Null without a response. */
  durationMs: number | null;
}

/** Sends a message. Never throws: failures are part of the response. */
export type SendWebhook = (message: WebhookMessage) => Promise<WebhookResponse>;

export interface WebhookMessageDeps extends MatchChangesDeps {
  changes: Pick<ChangeRepository, 'findByNumbers'>;
  events: Pick<EventRepository, 'findAll'>;
  webhookSecrets: Pick<SecretCipher, 'decrypt'>;
  addresses: Addresses;
}

/**
 * Builds the message of a delivery, with the current records. Throws if the secret was encrypted
 * with a secret that is not in HASH_SECRETS.
 */
export async function buildMessage(
  deps: WebhookMessageDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
): Promise<WebhookMessage> {
  const { url, secret, previousSecret } = target;
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const text = delivery.kind === 'challenge' ? randomBytes(24).toString('base64url') : undefined;
  const content =
    text === undefined
      ? await buildContent(deps, target, delivery)
      : buildChallenge(text, deps.now());
  return {
    id: toMessageId(delivery.id),
    url,
    body: JSON.stringify(content),
    secrets: secrets.map((bytes) => deps.webhookSecrets.decrypt(Buffer.from(bytes), target.id)),
    ...(text !== undefined && { challenge: text }),
  };
}

const buildChallenge = (challenge: string, now: Date) => ({
  type: MESSAGE_TYPES.challenge,
  timestamp: formatInstant(now),
  data: { challenge },
});

async function buildContent(
  deps: WebhookMessageDeps,
  target: WebhookTarget,
  delivery: StoredDelivery,
) {
  const { changes, events, addresses, now } = deps;
  const found = await changes.findByNumbers(delivery.changes);
  const records = await events.findAll([...new Set(found.map(({ event_id }) => event_id))]);
  const kinds = await findKinds(deps, target, found);
  const presentation = { addresses, now: now() };
  return {
    type: MESSAGE_TYPES[delivery.kind],
    timestamp: formatInstant(delivery.createdAt),
    data: {
      changes: found.map((change) =>
        WebhookChange.parse({
          ...presentChange(change, records, presentation),
          kind: kinds.get(change.number) ?? change.kind,
        }),
      ),
      next_cursor: encodePosition({ after: delivery.through }),
    },
  };
}

/** Returns the kinds of changes as the filter sees them now, like the records. */
async function findKinds(
  deps: WebhookMessageDeps,
  { filter, kinds }: WebhookTarget,
  changes: Change[],
) {
  const matched = kinds.includes('left') ? await matchChanges(deps, filter, changes) : [];
  return new Map(matched.map(({ number, kind }) => [number, kind]));
}
