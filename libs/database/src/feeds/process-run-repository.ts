import type { Database } from '../connection/connect.ts';

// Retries within the interval do not count, so there are more runs than counted ones.
const MAX_COUNTED = 100;

/** The runs of ingest that a worker starts in processes of their own. */
export function createProcessRunRepository({ prisma }: Pick<Database, 'prisma'>) {
  /**
   * Starts a run in a process of its own. A failure without an end marks it, because it may end its
   * process, or the worker.
   */
  async function start(sourceId: number): Promise<number> {
    const data = { sourceId, failure: 'The run has not ended.' };
    const { id } = await prisma.ingestRun.create({ data, select: { id: true } });
    return id;
  }

  /**
   * Counts the last runs of a source in a row that ended their process. Runs within the interval
   * after a counted one do not count. Other runs without an end are not in processes of a worker.
   */
  async function countEnded(sourceName: string, minIntervalMs: number): Promise<number> {
    const runs = await prisma.ingestRun.findMany({
      where: {
        source: { name: sourceName },
        OR: [{ endedAt: { not: null } }, { failure: { not: null } }],
      },
      orderBy: { id: 'desc' },
      take: MAX_COUNTED,
      select: { startedAt: true, endedAt: true },
    });
    const completed = runs.findIndex(({ endedAt }) => endedAt !== null);
    const ended = completed === -1 ? runs : runs.slice(0, completed);
    const counted = ended.reduceRight<Date[]>((before, { startedAt }) => {
      const last = before.at(-1)?.getTime() ?? -Infinity;
      return startedAt.getTime() - last < minIntervalMs ? before : [...before, startedAt];
    }, []);
    return counted.length;
  }

  /** States why a run has no end. */
  async function explain(id: number, failure: string): Promise<void> {
    await prisma.ingestRun.updateMany({ where: { id, endedAt: null }, data: { failure } });
  }

  /** Ends a run that has no end. */
  async function end(id: number, failure: string): Promise<void> {
    const data = { endedAt: new Date(), failure };
    await prisma.ingestRun.updateMany({ where: { id, endedAt: null }, data });
  }

  return { start, countEnded, explain, end };
}
