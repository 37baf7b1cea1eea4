import type { Job } from '../queue/index.ts';
import { generateRoundUps } from '../round-ups/generate-round-ups.ts';
import { ROUND_UP_SOURCE } from '../round-ups/round-up-source.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Writes the round-ups that are due, and withdraws those whose time is over. An unchanged catalogue
 * changes nothing. The run locks the source, so a second run fails and is retried. A run that is
 * stopped withdraws nothing.
 */
export const writeRoundUps = (deps: JobDeps): Job => ({
  schedule: '40 */6 * * *',
  run: async (_payload, { signal }) => {
    const report = await refreshRoundUps(deps, { now: new Date(), signal });
    const { created, changed, withdrawn, rejected } = report;
    if (created + changed + withdrawn + rejected > 0)
      deps.logger.info({ created, changed, withdrawn, rejected }, 'round_ups.written');
  },
});

export interface RoundUpRun {
  now: Date;
  signal: AbortSignal;
}

/** Writes all round-ups of a moment. */
export async function refreshRoundUps(
  deps: Pick<JobDeps, 'database' | 'articles' | 'events' | 'addresses'>,
  run: RoundUpRun,
) {
  // loads the parsers, which take memory
  const { ingestArticles } = await import('@marquee/ingest/articles');
  return ingestArticles(deps.database, {
    source: ROUND_UP_SOURCE,
    records: generateRoundUps(deps, run),
    full: true,
    allowEmpty: true,
    ownUrl: deps.addresses.web ?? deps.addresses.widgets,
  });
}
