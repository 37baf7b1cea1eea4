import {
  createProcessRunRepository,
  createSourceRepository,
  type Database,
  type FeedState,
} from '@marquee/database';
import type { IngestLocationOptions } from '@marquee/ingest';
import { ProcessEndedError } from '@marquee/runtime';
import type { Proposal } from '@marquee/sources';
import type { PreviewInput } from '../calendars/preview-feed.ts';
import { SMALL_MB, type LimitedProcesses } from './limited-processes.ts';
import type { CheckInput, IngestResult, SourceInput } from './source-work.ts';

const MINUTE_MS = 60_000;
// Other runs wait for the lock of the catalogue up to two hours.
const INGEST_LIMITS = { memoryMb: 4_096, timeoutMs: 90 * MINUTE_MS };
// Also of what an organiser connects or pastes.
const PAGE_LIMITS = { memoryMb: SMALL_MB, timeoutMs: 10 * MINUTE_MS };
// A person waits for it.
const PREVIEW_LIMITS = { memoryMb: SMALL_MB, timeoutMs: 2 * MINUTE_MS };

/** A source whose runs ended their process this often in a row is not read any more. */
const MAX_ENDED_RUNS = 3;
// A crash or a lack of memory that has another cause has passed by then.
const MIN_INTERVAL_MS = 30 * MINUTE_MS;

interface SourceReaderOptions {
  database: Pick<Database, 'prisma' | 'prismaTransaction'>;
  databaseUrl: string;
  processes: LimitedProcesses;
}

/** Reads sources in processes of their own, so that what they publish cannot end the worker. */
export function createSourceReader({ database, databaseUrl, processes }: SourceReaderOptions) {
  const runs = createProcessRunRepository(database);
  const sources = createSourceRepository(database);
  /** Pauses a source whose last runs all ended their process. Returns whether it did. */
  async function pauseIfHarmful(name: string): Promise<boolean> {
    const ended = await runs.countEnded(name, MIN_INTERVAL_MS);
    return ended >= MAX_ENDED_RUNS && (await sources.setPaused(name, true));
  }

  /** Throws a SourcePausedError if earlier runs of the source ended their process too often. */
  async function ingest(
    options: IngestLocationOptions,
    { signal, isOfStranger }: { signal: AbortSignal; isOfStranger: boolean },
  ): Promise<IngestResult> {
    const { name } = options.source;
    if (await pauseIfHarmful(name)) throw new SourcePausedError();
    let runId: number | undefined;
    const prepare = async (): Promise<SourceInput> => {
      runId = await runs.start(await sources.register(options.source));
      return { kind: 'ingest', databaseUrl, options: { ...options, runId } };
    };
    try {
      const limits = isOfStranger ? PAGE_LIMITS : INGEST_LIMITS;
      return await processes.run('source-work', prepare, { ...limits, signal });
    } catch (error) {
      if (runId === undefined) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (!(error instanceof ProcessEndedError)) {
        await runs.end(runId, reason);
        throw error;
      }
      await runs.explain(runId, reason);
      if (await pauseIfHarmful(name)) throw new SourcePausedError({ cause: error });
      throw error;
    }
  }

  return {
    ingest,
    check: (...input: CheckInput): Promise<FeedState> =>
      processes.run('source-work', () => ({ kind: 'check', input }), PAGE_LIMITS),
    /** Returns the best feed of an address or a text, or why there is none. */
    preview: (input: PreviewInput): Promise<Proposal | string> =>
      processes.run('source-work', () => ({ kind: 'preview', input }), PREVIEW_LIMITS),
  };
}
export type SourceReader = ReturnType<typeof createSourceReader>;

/** The source is not read until an operator resumes it. */
export class SourcePausedError extends Error {
  constructor(options?: ErrorOptions) {
    super(`The last ${String(MAX_ENDED_RUNS)} runs ended their process. It is paused.`, options);
  }
}
