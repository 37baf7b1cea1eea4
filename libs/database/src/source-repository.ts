import type { Database } from './connect.ts';

/** Where facts come from, and on what terms. */
export interface SourceTerms {
  name: string;
  title?: string | null;
  url?: string | null;
  licence?: string | null;
  attribution?: string | null;
  /** 0 to 100. */
  trust?: number;
}

export function createSourceRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** The id of the source of that name, made on first use. Terms that are given replace those that stand. */
  async function register({ name, ...terms }: SourceTerms): Promise<number> {
    const { id } = await prisma.source.upsert({
      where: { name },
      create: { name, ...terms },
      update: { name, ...terms }, // never empty: an empty update throws when two register at once
      select: { id: true },
    });
    return id;
  }

  /** Notes that a run over a source went to its end. */
  async function complete(id: number): Promise<void> {
    await prisma.source.update({ where: { id }, data: { completedAt: new Date() } });
  }

  /** When a run over each source last went to its end. */
  async function completions(): Promise<Map<string, Date>> {
    const sources = await prisma.source.findMany({ select: { name: true, completedAt: true } });
    return new Map(sources.flatMap(({ name, completedAt }) => (completedAt ? [[name, completedAt] as const] : [])));
  }

  return { register, complete, completions };
}
