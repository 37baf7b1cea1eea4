import type { Database } from '../connection/connect.ts';

export const createBackupRepository = ({ prisma }: Pick<Database, 'prisma'>) => ({
  /** Returns when the newest backup ended. Null if none was recorded. */
  async newest(): Promise<Date | null> {
    const backup = await prisma.backup.findFirst({ orderBy: { finishedAt: 'desc' } });
    return backup?.finishedAt ?? null;
  },
});
