import type { Database } from '../connection/connect.ts';
import type { Change, Click, UsageDay } from '../generated/client.ts';

const DAY_MS = 86_400_000;
const PAGE_SIZE = 5_000;

export interface ExportedClick {
  id: string;
  event_id: string;
  partner: string;
  clicked_at: Date;
  key_id: string | null;
  referring_host: string | null;
  repeated: boolean;
}

export interface ExportedChange {
  number: number;
  event_id: string;
  kind: string;
  into: string | null;
  reason: string | null;
  changed_at: Date;
}

export interface ExportedUsage {
  day: string;
  account_id: string;
  endpoint: string;
  requests: number;
}

/** The first UUIDv7 of an instant. */
function firstId(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

const dayAfter = (day: Date): Date => new Date(day.getTime() + DAY_MS);

/** What happened on a day (UTC), in pages. No addresses of people. */
export function createExportRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** The clicks whose id is of the day: of the process that received them. */
  async function* clicks(day: Date): AsyncGenerator<ExportedClick[], void, undefined> {
    for (let after: string | undefined = firstId(day); after !== undefined;) {
      const page: Click[] = await prisma.click.findMany({
        where: { id: { gt: after, lt: firstId(dayAfter(day)) } },
        orderBy: { id: 'asc' },
        take: PAGE_SIZE,
      });
      if (page.length > 0) yield page.map(toClick);
      after = page.length < PAGE_SIZE ? undefined : page.at(-1)?.id;
    }
  }

  async function* changes(day: Date): AsyncGenerator<ExportedChange[], void, undefined> {
    const changedAt = { gte: day, lt: dayAfter(day) };
    const { _min, _max } = await prisma.change.aggregate({
      where: { changedAt },
      _min: { id: true },
      _max: { id: true },
    });
    if (_min.id === null || _max.id === null) return;
    for (let after = _min.id - 1n; after < _max.id;) {
      const page: Change[] = await prisma.change.findMany({
        where: { id: { gt: after, lte: _max.id }, changedAt },
        orderBy: { id: 'asc' },
        take: PAGE_SIZE,
      });
      if (page.length > 0) yield page.map(toChange);
      after = page.at(-1)?.id ?? _max.id;
    }
  }

  async function* usage(day: Date): AsyncGenerator<ExportedUsage[], void, undefined> {
    for (let after: UsageDay | null | undefined = null; after !== undefined;) {
      const page: UsageDay[] = await prisma.usageDay.findMany({
        where: { day, ...(after && isAfter(after)) },
        orderBy: [{ accountId: 'asc' }, { endpoint: 'asc' }],
        take: PAGE_SIZE,
      });
      if (page.length > 0) yield page.map(toUsage);
      after = page.length < PAGE_SIZE ? undefined : page.at(-1);
    }
  }

  return { clicks, changes, usage };
}
export type ExportRepository = ReturnType<typeof createExportRepository>;

const isAfter = ({ accountId, endpoint }: UsageDay) => ({
  OR: [{ accountId: { gt: accountId } }, { accountId, endpoint: { gt: endpoint } }],
});

const toClick = (row: Click): ExportedClick => ({
  id: row.id,
  event_id: row.eventId,
  partner: row.partner,
  clicked_at: row.clickedAt,
  key_id: row.keyId,
  referring_host: row.referringHost,
  repeated: row.repeated,
});

function toChange({ id, eventId, kind, detail, changedAt }: Change): ExportedChange {
  const { into = null, reason = null } = (detail ?? {}) as Partial<
    Pick<ExportedChange, 'into' | 'reason'>
  >;
  return { number: Number(id), event_id: eventId, kind, into, reason, changed_at: changedAt };
}

const toUsage = ({ day, accountId, endpoint, requests }: UsageDay): ExportedUsage => ({
  day: day.toISOString().slice(0, 10),
  account_id: accountId,
  endpoint,
  requests,
});
