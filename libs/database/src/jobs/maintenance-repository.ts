import type { Database } from '../connection/connect.ts';
import type { Client } from '../connection/prisma.ts';
import { deletePastNoticesSql } from '../people/subscribers-sql.ts';
import { inBatches } from '../statements/in-batches.ts';
import { daysAgo } from '../statements/utc-days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type DeleteBatch = (limit: number) => Promise<{ count: number }>;

export function createMaintenanceRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /** Deletes rows past their retention period and returns their number by name. */
  async function cleanUp(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const [name, deleteBatch] of Object.entries(expiredRows(prisma)))
      deleted[name] = await deleteAll(deleteBatch);
    deleted['past_notices'] = await deleteAll(deletePastNotices);
    deleted['calendars'] = await deleteAll((limit) =>
      prisma.calendar.deleteMany({ where: expiredCalendars(), limit }),
    );
    deleted['key_link_addresses'] = await eraseLinkAddresses();
    return deleted;
  }

  // Subscribers need no notification about past events.
  const deletePastNotices = async (limit: number) => ({
    count: (await query(deletePastNoticesSql(limit))).length,
  });

  /** Addresses are erased before their links. */
  async function eraseLinkAddresses(): Promise<number> {
    const isClosed = [{ expiresAt: { lt: new Date() } }, { usedAt: { not: null } }];
    const where = { email: { not: '' }, OR: isClosed };
    return (await prisma.keyConfirmation.updateMany({ where, data: { email: '' } })).count;
  }
  return { cleanUp };
}

const deleteAll = (deleteBatch: DeleteBatch): Promise<number> =>
  inBatches(async (limit) => (await deleteBatch(limit)).count);

const before = (ageMs: number) => ({ lt: new Date(Date.now() - ageMs) });

/** The people who were counted. */
const expiredDemands = (client: Client): Record<string, DeleteBatch> => ({
  demand_people: (limit) =>
    client.demandPerson.deleteMany({ where: { countedAt: before(25 * HOUR_MS) }, limit }),
  artist_requesters: (limit) =>
    client.artistRequester.deleteMany({ where: { createdAt: before(30 * DAY_MS) }, limit }),
  demand_keys: (limit) =>
    client.demandKey.deleteMany({ where: { beganAt: before(25 * HOUR_MS) }, limit }),
});

/** What signs in. The records of an assistant are deleted with it. */
const expiredAccess = (client: Client): Record<string, DeleteBatch> => ({
  sign_in_links: (limit) =>
    client.signInLink.deleteMany({ where: { expiresAt: before(DAY_MS) }, limit }),
  sessions: (limit) => client.session.deleteMany({ where: { expiresAt: before(0) }, limit }),
  assistants: (limit) =>
    client.connectedAssistant.deleteMany({ where: { expiresAt: before(0) }, limit }),
  oauth_records: (limit) =>
    client.oauthRecord.deleteMany({ where: { expiresAt: before(0) }, limit }),
});

/** Deletes of rows past their retention period, by the name of their count. */
function expiredRows(client: Client): Record<string, DeleteBatch> {
  return {
    ...expiredDemands(client),
    ...expiredAccess(client),
    artist_days: (limit) =>
      client.artistDemandDay.deleteMany({ where: { day: { lt: daysAgo(732) } }, limit }),
    city_days: (limit) =>
      client.cityDemandDay.deleteMany({ where: { day: { lt: daysAgo(732) } }, limit }),
    confirmations: (limit) =>
      client.addressConfirmation.deleteMany({ where: { expiresAt: before(0) }, limit }),
    pending_notices: (limit) =>
      client.pendingNotification.deleteMany({ where: { createdAt: before(7 * DAY_MS) }, limit }),
    click_visitors: (limit) =>
      client.clickVisitor.deleteMany({ where: { clickedAt: before(25 * HOUR_MS) }, limit }),
    unconfirmed: (limit) =>
      client.subscriber.deleteMany({
        where: { confirmedAt: null, createdAt: before(7 * DAY_MS) },
        limit,
      }),
    // An address is deleted with its last request.
    wishless: (limit) =>
      client.subscriber.deleteMany({
        where: {
          confirmedAt: before(DAY_MS),
          frequency: null,
          notifications: { none: {} },
          pending: { none: {} },
        },
        limit,
      }),
    bounces: (limit) =>
      client.mailBounce.deleteMany({ where: { bouncedAt: before(90 * DAY_MS) }, limit }),
    // Stored longer than the links are valid, so that an expired link gets a specific error.
    key_links: (limit) =>
      client.keyConfirmation.deleteMany({ where: { expiresAt: before(30 * DAY_MS) }, limit }),
    // Expired two months ago; until then callers get the error "expired".
    unverified_keys: (limit) =>
      client.apiKey.deleteMany({
        where: { accountId: null, lastUsedOn: { lt: daysAgo(90) } },
        limit,
      }),
    webhook_deliveries: (limit) =>
      client.webhookDelivery.deleteMany({
        where: { createdAt: before(7 * DAY_MS), status: { not: 'pending' } },
        limit,
      }),
    webhook_traffic: (limit) =>
      client.webhookTraffic.deleteMany({ where: { day: { lt: daysAgo(7) } }, limit }),
    corrections: (limit) =>
      client.correction.deleteMany({ where: { resolvedAt: before(365 * DAY_MS) }, limit }),
    reporter_blocks: (limit) =>
      client.reporterBlock.deleteMany({ where: { blockedUntil: before(0) }, limit }),
    usage_days: (limit) =>
      client.usageDay.deleteMany({ where: { day: { lt: daysAgo(90) } }, limit }),
    billing_events: (limit) =>
      client.billingEvent.deleteMany({ where: { receivedAt: before(90 * DAY_MS) }, limit }),
  };
}

/** Calendars without an owner, and those that are not read any more. */
function expiredCalendars() {
  const before = (days: number) => ({ lt: new Date(Date.now() - days * DAY_MS) });
  return {
    OR: [
      { accountId: null, createdAt: before(7) },
      { state: { in: ['rejected', 'ended'] }, decidedAt: before(365) },
    ],
  };
}
