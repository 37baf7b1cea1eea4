import type { DigestSettings, SubscriberRepository } from '@marquee/database';
import type { Outbox } from '@marquee/mail';
import { hashToken, newToken } from '../keys/generate-key.ts';

interface Deps {
  subscribers: Pick<SubscriberRepository, 'storeConfirmation'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

interface ConfirmationRequest {
  email: string;
  /** Null: notifications only. */
  digest: DigestSettings | null;
  /** Subject of the mails, in words. */
  about: string;
}

/** Mails a confirmation link, at most one in 24 hours. Takes the same time for known and unknown addresses. */
export async function sendConfirmation(
  { subscribers, outbox }: Deps,
  { email, digest, about }: ConfirmationRequest,
): Promise<void> {
  const token = newToken();
  await subscribers.storeConfirmation({ email, digest, tokenHash: hashToken(token) }, (query, { isSilent }) =>
    outbox.enqueue(query, {
      to: email,
      confirmed: false,
      isSilent,
      content: { kind: 'confirm_address', confirmToken: token, about: withoutAdvertising(about) },
    }),
  );
}

// A caller can choose the name and the recipient, so names that contain an address are replaced to prevent advertising.
const ADDRESS = /@|:\/\/|\bwww\b|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

const withoutAdvertising = (about: string): string => (ADDRESS.test(about) ? 'something that you requested' : about);
