/** Whether the build and the schema of the database fit together. */
export type SchemaState = 'supported' | 'migrations_pending' | 'schema_too_new';

/** `loading`: requests are answered while the first events are still written. */
export type NotReadyReason =
  'starting' | 'loading' | 'draining' | 'database_unreachable' | Exclude<SchemaState, 'supported'>;

const RETRY_MS = 2_000;
const RECHECK_MS = 60_000;

/** How many of the sources of the first load are read. */
export interface LoadProgress {
  step: number;
  steps: number;
}

interface ReadinessParts {
  /** Rejects if the database cannot be reached. */
  readSchema: () => Promise<SchemaState>;
  /** Called with each new reason; null means ready. */
  onChange?: (reason: NotReadyReason | null, cause?: unknown) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Tracks whether the process should receive requests. A process that has reached a suitable
 * database stays ready while the database is down, because it still serves cached reads and
 * redirects clicks.
 */
// eslint-disable-next-line max-lines-per-function -- a factory whose functions share the state
export function createReadiness({
  readSchema,
  onChange,
  now = () => performance.now(),
}: ReadinessParts) {
  let schema: SchemaState | 'unknown' | 'unreachable' = 'unknown';
  let isStarting = false;
  let isDraining = false;
  let progress: LoadProgress | null = null;
  let nextCheckAt = -Infinity;
  let checking: Promise<void> | undefined;
  let reported: NotReadyReason | null = 'starting';

  function reason(): NotReadyReason | null {
    if (isDraining) return 'draining';
    if (schema === 'unknown') return 'starting';
    if (schema === 'unreachable') return 'database_unreachable';
    if (schema !== 'supported') return schema;
    return isStarting ? 'loading' : null;
  }

  function report(cause?: unknown): void {
    const current = reason();
    if (current === reported) return;
    reported = current;
    onChange?.(current, cause);
  }

  async function check(): Promise<void> {
    let cause: unknown;
    try {
      schema = await readSchema();
    } catch (error) {
      cause = error;
      if (schema === 'unknown') schema = 'unreachable';
    }
    nextCheckAt = now() + (schema === 'supported' ? RECHECK_MS : RETRY_MS);
    checking = undefined;
    report(cause);
  }

  async function refresh(): Promise<void> {
    if (!isDraining && now() >= nextCheckAt) await (checking ??= check());
  }

  return {
    /** Returns null if the process is ready. */
    reason,
    /** Checks the schema if the last check is too old. Never rejects. */
    refresh,
    /** Checks regularly until the returned function is called. */
    watch: (): (() => void) => {
      void refresh();
      const timer = setInterval(() => void refresh(), RETRY_MS).unref();
      return () => {
        clearInterval(timer);
      };
    },
    /** Makes the process report `loading` until `endStart`. */
    beginStart: () => {
      isStarting = true;
    },
    reportProgress: (current: LoadProgress) => {
      progress = current;
    },
    /** Null after `endStart`. */
    progress: (): LoadProgress | null => (isStarting ? progress : null),
    endStart: () => {
      isStarting = false;
      report();
    },
    beginDrain: () => {
      isDraining = true;
      report();
    },
  };
}
export type Readiness = ReturnType<typeof createReadiness>;
