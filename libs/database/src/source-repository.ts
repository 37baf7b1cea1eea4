import type { Database } from './connect.ts';

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
  /** Creates or updates a source and returns its id. Undefined terms remain unchanged. */
  async function register(source: SourceTerms): Promise<number> {
    const terms = selectTerms(source);
    const { id } = await prisma.source.upsert({ where: { name: source.name }, create: terms, update: terms });
    return id;
  }

  async function complete(id: number): Promise<void> {
    await prisma.source.update({ where: { id }, data: { completedAt: new Date() } });
  }

  async function completions(): Promise<Map<string, Date>> {
    const sources = await prisma.source.findMany({ select: { name: true, completedAt: true } });
    return new Map(sources.flatMap(({ name, completedAt }) => (completedAt ? [[name, completedAt] as const] : [])));
  }

  return { register, complete, completions };
}

const selectTerms = ({ name, title, url, licence, attribution, trust }: SourceTerms) => ({
  name,
  ...(title !== undefined && { title }),
  ...(url !== undefined && { url }),
  ...(licence !== undefined && { licence }),
  ...(attribution !== undefined && { attribution }),
  ...(trust !== undefined && { trust }),
});
