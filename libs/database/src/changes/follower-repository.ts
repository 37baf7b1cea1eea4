import type { Database } from '../connection/connect.ts';

/** How far jobs have followed the change feed, by their names. */
export function createFollowerRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the number of the last change that was handled; null if the job does not follow. */
  async function find(name: string): Promise<number | null> {
    const follower = await prisma.feedFollower.findUnique({ where: { name } });
    return follower && Number(follower.changeNumber);
  }

  /** From now on, changes add the job. */
  async function save(name: string, changeNumber: number): Promise<void> {
    await prisma.feedFollower.upsert({
      where: { name },
      create: { name, changeNumber },
      update: { changeNumber },
    });
  }

  async function remove(name: string): Promise<void> {
    await prisma.feedFollower.deleteMany({ where: { name } });
  }

  return { find, save, remove };
}
export type FollowerRepository = ReturnType<typeof createFollowerRepository>;
