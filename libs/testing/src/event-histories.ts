// Generated histories of one event that several sources list: what each of them changes, one after
// the other.

const OPERATIONS = [
  'move_day',
  'move_hour',
  'cancel',
  'postpone',
  'restore',
  'withdraw',
  'return',
  'retitle',
  'sell_out',
] as const;
type Operation = (typeof OPERATIONS)[number];

/** What a source states after a step. */
export interface Statement {
  source: number;
  start_local: string;
  status: 'scheduled' | 'cancelled' | 'postponed';
  title: string;
  sold_out: boolean;
  isListed: boolean;
}

export interface HistoryStep {
  source: number;
  operation: Operation;
  /** What all sources state after the step. */
  statements: Statement[];
}

export interface EventHistory {
  title: string;
  initial: Statement[];
  steps: HistoryStep[];
}

const MAX_STEPS = 8;

export function generateHistory(seed: number): EventHistory {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const title = `Night ${String(seed)} of ${['Aurora', 'Boreas', 'Cedar', 'Dunlin'][seed % 4] ?? ''}`;
  const initial = Array.from({ length: 2 + below(3) }, (_, source): Statement => ({
    source,
    ...{ start_local: '2027-05-11T20:00:00', status: 'scheduled', title },
    ...{ sold_out: false, isListed: true },
  }));
  const steps: HistoryStep[] = [];
  let statements = initial;
  while (steps.length < 1 + (seed % MAX_STEPS)) {
    const source = below(initial.length);
    const operation = OPERATIONS[below(OPERATIONS.length)] ?? 'retitle';
    const next = statements.map((one) =>
      one.source === source ? applyOperation(one, operation, below) : one,
    );
    if (JSON.stringify(next) === JSON.stringify(statements) || next.every((one) => !one.isListed))
      continue;
    steps.push({ source, operation, statements: next });
    statements = next;
  }
  return { title, initial, steps };
}

function applyOperation(
  statement: Statement,
  operation: Operation,
  below: (limit: number) => number,
): Statement {
  const [day, hour] = statement.start_local.split('T');
  if (!statement.isListed && operation !== 'return') return statement;
  switch (operation) {
    case 'move_day':
      return { ...statement, start_local: `2027-06-${String(10 + below(20))}T${hour ?? ''}` };
    case 'move_hour':
      return { ...statement, start_local: `${day ?? ''}T${String(18 + below(4))}:30:00` };
    case 'cancel':
      return { ...statement, status: 'cancelled' };
    case 'postpone':
      return { ...statement, status: 'postponed' };
    case 'restore':
      return { ...statement, status: 'scheduled' };
    case 'withdraw':
      return { ...statement, isListed: false };
    case 'return':
      return { ...statement, isListed: true };
    case 'retitle':
      return { ...statement, title: `${statement.title}!` };
    case 'sell_out':
      return { ...statement, sold_out: true };
  }
}

/** What a reader is shown of the event. */
export interface ShownNight {
  status: string;
  start_local: string;
  conflicts: { field: string; values: { value: string }[] }[];
}

/**
 * Returns what is false in what a reader is shown after the steps. `toUtc` converts a local start.
 */
export function findFalsehoods(
  { initial, steps }: EventHistory,
  shown: ShownNight,
  toUtc: (start_local: string) => string,
): string[] {
  const current = steps.at(-1)?.statements ?? initial;
  const admits = (field: string, value: string) =>
    shown.conflicts.some((one) => one.field === field && one.values.some((v) => v.value === value));
  const hidden = current
    .filter(({ isListed }) => isListed)
    .flatMap(({ status, start_local }) => [
      ...(status === 'scheduled' || status === shown.status || admits('status', status)
        ? []
        : [`${status} is not shown`]),
      ...(start_local.slice(0, 10) === shown.start_local.slice(0, 10) ||
      admits('start_utc', toUtc(start_local))
        ? []
        : [`${start_local} is not shown`]),
    ]);
  return [...findMissedChanges(steps, shown), ...hidden];
}

/**
 * The last move decides the day, and the last change of the status, which a move is too, decides
 * the status.
 */
function findMissedChanges(steps: HistoryStep[], shown: ShownNight): string[] {
  const move = steps.findLast(({ operation }) => operation === 'move_day');
  const change = steps.findLast(({ operation }) => STATUS_CHANGES.has(operation));
  const day = move?.statements[move.source]?.start_local.slice(0, 10);
  const isDayShown = day === undefined || shown.start_local.startsWith(day);
  const isStatusShown = change === undefined || isShown(change, shown.status);
  return [
    ...(isDayShown ? [] : ['the last move is not shown']),
    ...(isStatusShown ? [] : [`the last change, ${change.operation}, is not shown`]),
  ];
}

const STATUS_CHANGES: ReadonlySet<Operation> = new Set([
  'move_day',
  'cancel',
  'postpone',
  'restore',
]);

function isShown({ operation, source, statements }: HistoryStep, shown: string): boolean {
  const status = statements[source]?.status ?? 'scheduled';
  if (status !== 'scheduled') return shown === status;
  return operation === 'move_day' ? shown === 'rescheduled' : shown.endsWith('scheduled');
}

/** A linear congruential generator, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let warmUp = 0; warmUp < 5; warmUp++) next();
  return next;
}
