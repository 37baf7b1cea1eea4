import { connectDatabase } from '@marquee/database';

/** A node of a plan, as EXPLAIN (FORMAT JSON) shows it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

type Query = ReturnType<typeof connectDatabase>['query'];

const HAS_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i;

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A database that notes the plan of every statement before it runs it; plans are those of the values given. */
export function explainingDatabase(url: string) {
  const database = connectDatabase({ url, name: 'explain' });
  const seen: PlanNode[] = [];
  const noting =
    (query: Query): Query =>
    async <Row extends object>(statement: Parameters<Query>[0]) => {
      const { text, values } = statement;
      if (!HAS_PLAN.test(text)) return query<Row>(statement);
      const rows = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
        text: `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      });
      seen.push(...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan)));
      return query<Row>(statement);
    };
  return {
    query: noting(database.query),
    transaction: <Result>(work: (query: Query) => Promise<Result>) =>
      database.transaction((query) => work(noting(query))),
    openSession: async () => {
      const session = await database.openSession();
      return { ...session, query: noting(session.query) };
    },
    /** The nodes of all plans since it was last asked. */
    takePlans: () => seen.splice(0),
    close: database.close,
  };
}
