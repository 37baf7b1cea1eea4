import type { Database } from '../connection/connect.ts';
import { Prisma } from '../generated/client.ts';

const MAX_RUNS = 100;
const MAX_RUNS_WITH_REJECTED = 10;

/** A record that a run did not accept. */
export interface RejectedRecord {
  reason: string;
  /** Its id, title or position. */
  record: string;
}

export interface IngestRun {
  id: number;
  started_at: Date;
  /** Null if the run is active or was killed. */
  ended_at: Date | null;
  failure: string | null;
  /** The report as JSON; null until the run ends. */
  report: unknown;
}

interface RunEnd {
  report: object | null;
  failure: string | null;
  rejected: RejectedRecord[];
}

/**
 * Stores the runs of ingest: the last 100 per source, with the rejected records of the last ten.
 */
export function createIngestRunRepository({ prisma }: Pick<Database, 'prisma'>) {
  async function start(sourceId: number): Promise<number> {
    const { id } = await prisma.ingestRun.create({ data: { sourceId }, select: { id: true } });
    return id;
  }

  /** Does nothing if the source was removed in between. */
  async function end(id: number, { report, failure, rejected }: RunEnd): Promise<void> {
    const data = {
      endedAt: new Date(),
      failure,
      report: report === null ? Prisma.DbNull : toJson(report),
      rejected: toJson(rejected),
    };
    const [run] = await prisma.ingestRun.updateManyAndReturn({
      where: { id },
      data,
      select: { sourceId: true },
    });
    if (run) await prune(prisma, run.sourceId);
  }

  /** Returns the runs of a source, newest first. */
  async function list(sourceName: string, limit: number): Promise<IngestRun[]> {
    const runs = await prisma.ingestRun.findMany({
      where: { source: { name: sourceName } },
      orderBy: { id: 'desc' },
      take: limit,
      select: { id: true, startedAt: true, endedAt: true, failure: true, report: true },
    });
    return runs.map(({ startedAt, endedAt, ...run }) => ({
      ...run,
      started_at: startedAt,
      ended_at: endedAt,
    }));
  }

  /**
   * Returns the rejected records of a run of a source, by default of the last one. Returns null if
   * there is no such run.
   */
  async function listRejected(sourceName: string, id?: number): Promise<unknown> {
    const run = await prisma.ingestRun.findFirst({
      where: { source: { name: sourceName }, ...(id !== undefined && { id }) },
      orderBy: { id: 'desc' },
      select: { rejected: true },
    });
    return run?.rejected ?? null;
  }

  return { start, end, list, listRejected };
}

/** Deletes old runs of a source, and the rejected records of the newer ones. */
async function prune(prisma: Database['prisma'], sourceId: number): Promise<void> {
  const runs = await prisma.ingestRun.findMany({
    where: { sourceId },
    orderBy: { id: 'desc' },
    skip: MAX_RUNS_WITH_REJECTED,
    select: { id: true },
  });
  const ids = runs.map(({ id }) => id);
  if (ids.length === 0) return;
  const [newest = 0] = ids;
  await prisma.ingestRun.updateMany({ where: { id: newest, sourceId }, data: { rejected: [] } });
  const old = ids.slice(MAX_RUNS - MAX_RUNS_WITH_REJECTED);
  if (old.length > 0) await prisma.ingestRun.deleteMany({ where: { id: { in: old } } });
}

const toJson = (value: object): Prisma.InputJsonValue =>
  JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
