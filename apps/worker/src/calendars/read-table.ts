import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { toCalendarTerms } from '../calendars/calendar-feed.ts';
import { toFileContent } from '../calendars/pasted-content.ts';
import type { JobDeps } from '../jobs/job-deps.ts';
import { SourcePausedError } from '../limited/source-reader.ts';
import type { Job } from '../queue/index.ts';

/** Lists the events of a table that an organiser pasted. */
export const readTable = ({
  calendars,
  logger,
  sourceReader,
  sources,
}: Pick<JobDeps, 'calendars' | 'logger' | 'sourceReader' | 'sources'>): Job => ({
  run: async (payload, { signal }) => {
    const { id } = z.object({ id: z.string() }).parse(payload);
    const calendar = await calendars.find(id);
    const content = await calendars.findContent(id);
    if (calendar?.state !== 'accepted' || content === null) return;
    if ((await sources.listPaused()).has(calendar.source)) return;
    // loaded on first use
    const { pickDefaults, SourceDefaults } = await import('@marquee/sources');
    const folder = await mkdtemp(join(tmpdir(), 'marquee-table-'));
    try {
      const location = join(folder, 'table');
      await writeFile(location, toFileContent(content));
      const options = {
        ...{ source: toCalendarTerms(calendar), format: 'auto' as const, location, full: true },
        corrections: await calendars.findCorrections(id),
        defaults: pickDefaults(SourceDefaults.parse(calendar.settings)),
      };
      const { read, rejected } = (
        await sourceReader.ingest(options, {
          signal,
          isOfStranger: true,
        })
      ).report;
      logger.info({ source: calendar.source, read, rejected }, 'feed.read');
    } catch (error) {
      if (!(error instanceof SourcePausedError)) throw error;
      logger.warn({ source: calendar.source, reason: error.message }, 'feed.paused');
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});
