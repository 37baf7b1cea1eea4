import { join } from 'node:path';
import type { FeedState } from '@marquee/database';
import { ProcessEndedError } from '@marquee/runtime';
import { toCalendarEntry, withoutPaths } from '../calendars/calendar-feed.ts';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

type CheckDeps = Pick<
  JobDeps,
  | 'calendarAccess'
  | 'calendars'
  | 'feedStates'
  | 'logger'
  | 'registryFolder'
  | 'sourceAccess'
  | 'sourceReader'
  | 'sourcesFile'
  | 'versionsFolder'
>;

/**
 * Checks the feeds of the registry that this installation reads, and the calendars of organisers,
 * each night, and stores their states.
 */
export const checkFeeds = (deps: CheckDeps): Job => ({
  schedule: '17 3 * * *',
  exclusive: true,
  run: async (_payload, { signal }) => {
    const { feedStates, logger, sourceAccess, calendarAccess, versionsFolder, ...files } = deps;
    // loaded on first use, because it takes memory
    const { readFeedsInUse, readRegistry, RegistryEntry } = await import('@marquee/sources');
    const states = await feedStates.list();
    const { feeds } = await readFeedsInUse({ ...files, keys: sourceAccess.keys });
    const inUse = new Set(feeds.map(({ name }) => name));
    const { entries } = await readRegistry(files.registryFolder);
    const calendars = (await deps.calendars.list('accepted')).flatMap(
      (calendar) => RegistryEntry.safeParse(toCalendarEntry(calendar)).data ?? [],
    );
    const selected = [
      ...entries
        .filter(({ name }) => inUse.has(name))
        .map((entry) => ({ entry, access: sourceAccess })),
      ...calendars.map((entry) => ({ entry, access: calendarAccess })),
    ];
    for (const { entry, access } of selected) {
      if (signal.aborted) break;
      const previous = states.get(entry.name);
      const robotsFolder = join(versionsFolder, 'robots');
      const checked = await deps.sourceReader
        .check(entry, { access, robotsFolder, previous })
        .catch((error: unknown) => toFailing(error, previous));
      const isCalendar = access === calendarAccess;
      const reason = isCalendar ? checked.reason && withoutPaths(checked.reason) : checked.reason;
      const state = { ...checked, reason };
      await feedStates.save(entry.name, state);
      if (previous?.state !== state.state)
        logger.warn(
          { source: entry.name, state: state.state, reason: state.reason },
          'feed.state_changed',
        );
    }
  },
});

/** The state of a feed whose content ended the process that read it. */
function toFailing(error: unknown, previous: FeedState | undefined): FeedState {
  if (!(error instanceof ProcessEndedError)) throw error;
  const [state, now] = ['failing' as const, new Date()];
  const since = previous?.state === state ? previous.since : now;
  const counts = { records: 0, upcoming: 0, with_place: 0, with_hour: 0 };
  return { ...counts, state, since, checked_at: now, reason: error.message };
}
