import { connectDatabase } from '@marquee/database';

/** A node of a plan of EXPLAIN (FORMAT JSON). */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

type Query = ReturnType<typeof connectDatabase>['query'];
type Pool = ReturnType<typeof connectDatabase>['pool'];
type Send = (...args: unknown[]) => Promise<{ rows: ExplainRow[] }>;

interface ExplainRow {
  'QUERY PLAN': { Plan: PlanNode }[];
}

interface Explained {
  text: string;
  values?: unknown[];
}

/** Long enough for a busy machine. */
const PATIENT = { statementTimeoutMs: 20_000, connectTimeoutMs: 20_000 };

const HAS_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i;

const flattenPlan = (plan: PlanNode): PlanNode[] => [
  plan,
  ...(plan.Plans ?? []).flatMap(flattenPlan),
];

/**
 * Connects a database that records the plan of every statement, with its values, before it runs the
 * statement.
 */
export function explainingDatabase(url: string) {
  const database = connectDatabase({ url, name: 'explain', ...PATIENT });
  const seen: PlanNode[] = [];
  const add = (rows: ExplainRow[]) => {
    seen.push(...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => flattenPlan(Plan)));
  };
  explainOnPool(database.pool, add);
  const recording =
    (query: Query): Query =>
    async <Row extends object>(statement: Parameters<Query>[0]) => {
      const { text, values } = statement;
      if (HAS_PLAN.test(text)) add(await query<ExplainRow>({ text: explain(text), values }));
      return query<Row>(statement);
    };
  return {
    ...database,
    openSession: async () => {
      const session = await database.openSession();
      return { ...session, query: recording(session.query) };
    },
    /** Returns the nodes of all plans since the last call. */
    takePlans: () => seen.splice(0),
  };
}

const explain = (text: string): string => `EXPLAIN (FORMAT JSON) ${text}`;

/** Explains on the connections of the pool, so that Prisma's statements are recorded, too. */
function explainOnPool(pool: Pool, add: (rows: ExplainRow[]) => void): void {
  const watched = new WeakSet();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as Send;
    const query = async (...args: unknown[]) => {
      const [statement] = args as [string | Explained];
      if (typeof statement === 'object' && HAS_PLAN.test(statement.text)) {
        const { text, values } = statement;
        add((await send({ text: explain(text), values })).rows);
      }
      return send(...args);
    };
    Object.assign(client, { query });
  });
}
