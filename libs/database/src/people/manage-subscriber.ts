import type { Category } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import { toBytes } from '../statements/bytes.ts';
import type { DigestSettings } from './confirm-address.ts';
import { DIGEST_INTERVAL_MS } from './digest-interval.ts';

export interface StoredPreferences {
  id: string;
  email: string;
  frequency: DigestSettings['frequency'] | null;
  /** Name of the city; null means all cities. */
  city: string | null;
  country_code: string | null;
  categories: Category[];
}

export interface NewPreferences {
  frequency: DigestSettings['frequency'] | null;
  cityId: number | null;
  categories: Category[];
}

const SUBSCRIPTION_MAILS = ['confirm_address', 'digest', 'announcement', 'event_change'];

export function manageSubscribers({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  async function find(id: string): Promise<StoredPreferences | null> {
    const subscriber = await prisma.subscriber.findUnique({
      where: { id, confirmedAt: { not: null } },
      include: { city: { select: { name: true, countryCode: true } } },
    });
    if (!subscriber) return null;
    const { email, frequency, categories, city } = subscriber;
    return {
      id,
      email,
      frequency,
      city: city?.name ?? null,
      country_code: city?.countryCode ?? null,
      categories,
    };
  }

  /** Schedules the next digest after a full interval. It contains the events since the last one. */
  const change = (id: string, { frequency, cityId, categories }: NewPreferences): Promise<void> =>
    prismaTransaction(async (client) => {
      const now = new Date();
      // Without digests until now, earlier events are not news.
      await client.subscriber.updateMany({
        where: { id, frequency: null },
        data: { notifiedUntil: now },
      });
      const nextDigestAt = frequency && new Date(now.getTime() + DIGEST_INTERVAL_MS[frequency]);
      await client.subscriber.updateMany({
        where: { id },
        data: { frequency, cityId, categories, nextDigestAt },
      });
    });

  /** Deletes the subscriber with all requests, and drops the mails that are not sent yet. */
  const remove = (id: string, recipientHashes: Buffer[]): Promise<void> =>
    prismaTransaction(async (client) => {
      await client.subscriber.deleteMany({ where: { id } });
      await client.mail.updateMany({
        where: {
          recipientHash: { in: recipientHashes.map(toBytes) },
          kind: { in: SUBSCRIPTION_MAILS },
          content: { not: null },
        },
        data: {
          droppedAt: new Date(),
          lastError: 'The owner of the address unsubscribed.',
          recipient: null,
          content: null,
        },
      });
    });

  return { find, change, remove };
}
