import { dirname, join } from 'node:path';
import type { Job } from '@marquee/jobs';
import type { JobDeps } from './job-deps.ts';

/** Checks the feeds of the registry that this installation reads, each night, and stores their states. */
export const checkFeeds = ({
  logger,
  sourceAccess,
  sourcesFile,
  versionsFolder,
}: Pick<JobDeps, 'logger' | 'sourceAccess' | 'sourcesFile' | 'versionsFolder'>): Job => ({
  schedule: '17 3 * * *',
  exclusive: true,
  run: async (_payload, { signal }) => {
    const [{ checkFeed, readStates, writeStates }, { readFeedEntries, readRegistry }] =
      await Promise.all([import('@marquee/ingest'), import('@marquee/sources')]); // loaded on first use, like the parsers
    const file = join(versionsFolder, 'states.json');
    const states = await readStates(file);
    const inUse = new Set((await readFeedEntries(sourcesFile)).feeds.map(({ name }) => name));
    const { entries } = await readRegistry(join(dirname(sourcesFile), 'feeds'));
    for (const entry of entries.filter(({ name }) => inUse.has(name))) {
      if (signal.aborted) break;
      const previous = states[entry.name];
      const robotsFolder = join(versionsFolder, 'robots');
      const state = await checkFeed(entry, { access: sourceAccess, robotsFolder, previous });
      states[entry.name] = state;
      if (previous?.state !== state.state)
        logger.warn(
          { source: entry.name, state: state.state, reason: state.reason },
          'feed.state_changed',
        );
    }
    await writeStates(file, states);
  },
});
