import { newId } from '@marquee/domain';
import { queryIn, type Client } from '../connection/prisma.ts';
import { addJob } from '../jobs/job-queue-sql.ts';
import { fromHex } from '../statements/bytes.ts';
import { DIGEST_INTERVAL_MS } from './digest-interval.ts';
import { activateRequests } from './notification-requests.ts';

export interface DigestSettings {
  frequency: 'daily' | 'weekly';
  cityId: number | null;
}

export interface ConfirmedSubscriber {
  id: string;
  frequency: DigestSettings['frequency'] | null;
  city: string | null;
}

/** What the owner of an address decides on the page of a link. */
export interface SubscriberConfirmation {
  /** The pending requests that are confirmed; null: all. */
  targetIds: string[] | null;
  /**
   * Language of the page (BCP 47); null if it is unknown: then that of the last request, which
   * anyone can send.
   */
  locale: string | null;
}

/**
 * Confirms the address of a link and its pending requests in the caller's transaction. Digests
 * contain events that are added later.
 */
export async function confirmAddress(
  client: Client,
  tokenHash: string,
  { targetIds, locale }: SubscriberConfirmation,
): Promise<ConfirmedSubscriber | null> {
  const now = new Date();
  const isOpen = { tokenHash: fromHex(tokenHash), usedAt: null, expiresAt: { gt: now } };
  const [link] = await client.addressConfirmation.updateManyAndReturn({
    where: isOpen,
    data: { usedAt: now },
  });
  if (!link) return null;
  const subscriber = await storeSubscriber(client, { ...link, locale: locale ?? link.locale }, now);
  await addJob(queryIn(client), { task: 'tell_late', payload: { subscriber_id: subscriber.id } });
  await activateRequests(client, subscriber.id, targetIds);
  return subscriber;
}

interface ConfirmedLink {
  email: string;
  emailKey: string;
  frequency: DigestSettings['frequency'] | null;
  cityId: number | null;
  locale: string | null;
}

/** Without a frequency in the link, the settings of a known subscriber remain. */
async function storeSubscriber(
  client: Client,
  link: ConfirmedLink,
  now: Date,
): Promise<ConfirmedSubscriber> {
  const { email, emailKey, frequency, cityId, locale } = link;
  // The upsert locks the row until the end of the transaction.
  const { id, confirmedAt, notifiedUntil } = await client.subscriber.upsert({
    where: { emailKey },
    create: { id: newId(), email, emailKey },
    update: { email },
    select: { id: true, confirmedAt: true, notifiedUntil: true },
  });
  const settings = frequency && {
    frequency,
    cityId,
    nextDigestAt: new Date(now.getTime() + DIGEST_INTERVAL_MS[frequency]),
  };
  const stored = await client.subscriber.update({
    where: { id },
    data: {
      confirmedAt: confirmedAt ?? now,
      notifiedUntil: notifiedUntil ?? now,
      ...(locale !== null && { locale }),
      ...settings,
    },
    select: { frequency: true, city: { select: { name: true } } },
  });
  return { id, frequency: stored.frequency, city: stored.city?.name ?? null };
}
