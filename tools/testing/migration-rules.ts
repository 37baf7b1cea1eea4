/**
 * Tables that grow with the catalogue or with traffic: a statement that scans or rewrites one of
 * them must not block its writers.
 */
const LARGE_TABLES = new Set([
  'alias',
  'article',
  'article_text',
  'artist',
  'change',
  'claim',
  'click',
  'demand',
  'demand_key',
  'demand_person',
  'demand_target',
  'event',
  'event_artist',
  'event_search',
  'mail',
  'match_key',
  'subscriber',
  'venue',
]);

const NO_TRANSACTION = /^-- migrate: no-transaction\s*$/;
const NAME = '(?:IF EXISTS )?(?:ONLY )?(?:public\\.)?"?(\\w+)"?';
const CREATED_TABLE = new RegExp(`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?${NAME}`, 'i');
const INDEX = /^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?.*? ON (?:ONLY )?(?:public\.)?"?(\w+)"?/i;
const ALTERED_TABLE = new RegExp(`^ALTER TABLE ${NAME} (.*)$`, 'i');
const REQUIREMENT = /UPDATE "?schema_requirement"?/i;

/** Changes that break an older build on the new schema. */
const CONTRACTIONS: [RegExp, string][] = [
  [/^DROP (?:TABLE|VIEW|TYPE)\b/i, 'drops something'],
  [/^ALTER TABLE .*\bDROP COLUMN\b/i, 'drops a column'],
  [/^ALTER (?:TABLE|TYPE|VIEW) .*\bRENAME\b(?! CONSTRAINT)/i, 'renames something'],
  [/^ALTER TABLE .*\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/i, 'changes the type of a column'],
  [/^ALTER TABLE .*\bSET NOT NULL\b/i, 'makes a column NOT NULL'],
  [
    /^ALTER TABLE .*\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
    'adds a NOT NULL column without a default',
  ],
];

/** Actions of ALTER TABLE that read or rewrite the whole table under a lock. */
const SCANS: [RegExp, string][] = [
  [
    /\bADD CONSTRAINT \S+ (?:CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/i,
    'adds a constraint without NOT VALID',
  ],
  [
    /\bADD CONSTRAINT \S+ (?:UNIQUE|PRIMARY KEY)\b(?! USING INDEX)/i,
    'adds a key that is not USING an existing INDEX',
  ],
  [/\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/i, 'changes the type of a column'],
];

/** Returns the reasons why a migration must not be released (see CONTRIBUTING.md). */
export function migrationProblems(sql: string): string[] {
  const statements = statementsIn(sql);
  const created = new Set(
    statements.flatMap((statement) => CREATED_TABLE.exec(statement)?.[1] ?? []),
  );
  const isOldAndLarge = (table: string | undefined) =>
    table !== undefined && LARGE_TABLES.has(table) && !created.has(table);
  return [
    ...transactionProblems(sql, statements),
    ...statements.flatMap((statement) => blockingProblems(statement, isOldAndLarge)),
    ...(REQUIREMENT.test(sql)
      ? []
      : statements.flatMap((statement) => contractionProblems(statement, created))),
  ];
}

const statementsIn = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

function transactionProblems(sql: string, statements: string[]): string[] {
  const isMarked = NO_TRANSACTION.test(sql.split('\n', 1)[0] ?? '');
  const isConcurrent = statements.some((statement) =>
    /^(?:CREATE|DROP|REINDEX)\b.*\bCONCURRENTLY\b/i.test(statement),
  );
  if (isConcurrent && !isMarked)
    return ['CONCURRENTLY needs "-- migrate: no-transaction" as the first line'];
  if (isMarked && statements.length !== 1)
    return ['a migration outside a transaction must be one statement'];
  // It runs again if its process ends before it is recorded.
  if (statements.some((statement) => /^DROP INDEX CONCURRENTLY (?!IF EXISTS)/i.test(statement)))
    return ['DROP INDEX CONCURRENTLY needs IF EXISTS, so that it can be repeated'];
  return [];
}

function blockingProblems(
  statement: string,
  isOldAndLarge: (table: string | undefined) => boolean,
): string[] {
  const [, concurrently, indexed] = INDEX.exec(statement) ?? [];
  if (concurrently === undefined && isOldAndLarge(indexed))
    return [`builds an index on ${String(indexed)} while its writers wait: use CONCURRENTLY`];
  const [, altered, actions = ''] = ALTERED_TABLE.exec(statement) ?? [];
  if (!isOldAndLarge(altered)) return [];
  return SCANS.filter(([scan]) => scan.test(actions)).map(
    ([, does]) => `${does} on ${String(altered)}, which is large`,
  );
}

function contractionProblems(statement: string, created: Set<string>): string[] {
  const [, altered] = ALTERED_TABLE.exec(statement) ?? [];
  if (altered !== undefined && created.has(altered)) return [];
  return CONTRACTIONS.filter(([contraction]) => contraction.test(statement)).map(
    ([, does]) =>
      `${does} that an older build may use: a contracting migration updates schema_requirement`,
  );
}

/**
 * Returns the existing tables that a migration locks, if it locks more than one in a transaction:
 * a reader that has locked one of them and waits for another one is in a deadlock with the
 * migration.
 */
export function lockedTogether(sql: string): string[] {
  const statements = statementsIn(sql);
  const created = new Set(
    statements.flatMap((statement) => CREATED_TABLE.exec(statement)?.[1] ?? []),
  );
  const altered = new Set(
    statements.flatMap((statement) => ALTERED_TABLE.exec(statement)?.[1] ?? []),
  );
  const existing = [...altered].filter((table) => !created.has(table));
  return existing.length > 1 ? existing : [];
}
