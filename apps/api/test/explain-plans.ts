import { connectDatabase } from '@marquee/database';

/** A node of a plan of EXPLAIN (FORMAT JSON). */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

type Query = ReturnType<typeof connectDatabase>['query'];

const HAS_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i;

const flattenPlan = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];

/** Connects a database that records the plan of every statement, with its values, before it runs the statement. */
export function explainingDatabase(url: string) {
  const database = connectDatabase({ url, name: 'explain' });
  const seen: PlanNode[] = [];
  const recording =
    (query: Query): Query =>
    async <Row extends object>(statement: Parameters<Query>[0]) => {
      const { text, values } = statement;
      if (!HAS_PLAN.test(text)) return query<Row>(statement);
      const rows = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
        text: `EXPLAIN (FORMAT JSON) ${text}`,
        values,
      });
      seen.push(...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => flattenPlan(Plan)));
      return query<Row>(statement);
    };
  return {
    query: recording(database.query),
    transaction: <Result>(work: (query: Query) => Promise<Result>) =>
      database.transaction((query) => work(recording(query))),
    openSession: async () => {
      const session = await database.openSession();
      return { ...session, query: recording(session.query) };
    },
    /** Returns the nodes of all plans since the last call. */
    takePlans: () => seen.splice(0),
    close: database.close,
  };
}
