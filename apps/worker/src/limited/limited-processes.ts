import { totalmem } from 'node:os';
import type { createLogger } from '@marquee/http';
import { ProcessError, runLimited, type ProcessLimits } from '@marquee/runtime';
import { createMemoryBudget } from './memory-budget.ts';

const MB = 1_048_576;
/** The worker itself needs the rest. */
const SHARE_OF_MEMORY = 0.6;
/** What a process needs that reads an image, a page or a calendar. */
export const SMALL_MB = 300;

/**
 * The environment variables of each module of this folder: what the network, the client of the
 * database, temporary files and a fast start need. Secrets of the worker are not among them: keys
 * of sources and the address of the database are part of the input.
 */
const ENVIRONMENT = {
  'picture-work': ['NODE_COMPILE_CACHE'],
  'source-work': [
    ...['HOME', 'NODE_COMPILE_CACHE', 'TMPDIR', 'TZ'],
    ...['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'SSL_CERT_DIR', 'SSL_CERT_FILE'],
    ...['PGPASSFILE', 'PGPASSWORD', 'PGSSLMODE', 'PGUSER'],
  ],
} as const;

interface LimitedProcessesOptions {
  logger: Pick<ReturnType<typeof createLogger>, 'warn'>;
  /** What all processes may use at the same time. Default: a share of what this one can use. */
  memoryMb?: number;
}

/** Runs the modules of this folder in processes whose limits of memory fit into what there is. */
export function createLimitedProcesses({
  logger,
  memoryMb = defaultMemoryMb(),
}: LimitedProcessesOptions) {
  const within = createMemoryBudget(memoryMb);
  // Leaves room for a small process, so that images and previews do not wait for a feed.
  const maxMb = Math.max(memoryMb - SMALL_MB, Math.min(SMALL_MB, memoryMb));

  /** `prepare` returns the input. It is called when there is memory for the process. */
  async function run<Result>(
    name: keyof typeof ENVIRONMENT,
    prepare: () => object | Promise<object>,
    { memoryMb: wantedMb, ...limits }: Omit<ProcessLimits, 'environment'>,
  ): Promise<Result> {
    const limitMb = Math.min(wantedMb, maxMb);
    const environment = ENVIRONMENT[name];
    try {
      return await within(limitMb, async () => {
        limits.signal?.throwIfAborted();
        const input = await prepare();
        return runLimited(locateModule(name), input, { ...limits, memoryMb: limitMb, environment });
      });
    } catch (error) {
      if (error instanceof ProcessError)
        logger.warn({ work: name, reason: error.message, stderr: error.stderr }, 'process.ended');
      throw error;
    }
  }

  return { run };
}
export type LimitedProcesses = ReturnType<typeof createLimitedProcesses>;

/** The source file in the workspace, the compiled one in a bundle. */
const locateModule = (name: string): URL =>
  new URL(`./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

function defaultMemoryMb(): number {
  const available = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MB;
  return Math.round(available * SHARE_OF_MEMORY);
}
