import type { DigestSettings, SubscriberRepository } from '@marquee/database';
import { createMailTranslator, type MailTranslator, type Outbox } from '@marquee/mail';
import { hashToken, newToken } from '../accounts/generate-key.ts';

interface Deps {
  subscribers: Pick<SubscriberRepository, 'storeConfirmation'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

interface ConfirmationRequest {
  email: string;
  /** Null: notifications only. */
  digest: DigestSettings | null;
  /** Language of the mails (BCP 47); null if it is unknown. */
  locale: string | null;
  /** Describes the subject of the mails. */
  about: (t: MailTranslator['t']) => string;
}

/**
 * Mails a confirmation link, at most one in 24 hours. Takes the same time for known and unknown
 * addresses.
 */
export async function sendConfirmation(
  { subscribers, outbox }: Deps,
  { email, digest, locale, about }: ConfirmationRequest,
): Promise<void> {
  const token = newToken();
  const { t } = createMailTranslator(locale);
  const content = {
    kind: 'confirm_address' as const,
    confirmToken: token,
    about: withoutAdvertising(about(t), t),
  };
  await subscribers.storeConfirmation(
    { email, digest, locale, tokenHash: hashToken(token) },
    (query, { isSilent }) =>
      outbox.enqueue(query, { to: email, confirmed: false, isSilent, locale, content }),
  );
}

// A caller can choose the name and the recipient, so names that look like they contain an address
// are replaced to prevent advertising.
const ADDRESS = /@|:\/\/|\bwww\b|[\p{L}\p{N}-](?:\.\p{L}|。[a-z])\p{L}|(?:\d{1,3}\.){3}\d/iu;
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

const withoutAdvertising = (about: string, t: MailTranslator['t']): string =>
  ADDRESS.test(about.normalize('NFKC').replace(UNSEEN, '')) ? t('aboutSomething') : about;
