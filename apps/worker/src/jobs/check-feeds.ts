import { join } from 'node:path';
import type { Job } from '@marquee/jobs';
import type { JobDeps } from './job-deps.ts';

type CheckDeps = Pick<
  JobDeps,
  'feedStates' | 'logger' | 'registryFolder' | 'sourceAccess' | 'sourcesFile' | 'versionsFolder'
>;

/** Checks the feeds of the registry that this installation reads, each night, and stores their states. */
export const checkFeeds = (deps: CheckDeps): Job => ({
  schedule: '17 3 * * *',
  exclusive: true,
  run: async (_payload, { signal }) => {
    const { feedStates, logger, sourceAccess, versionsFolder, ...files } = deps;
    const [{ checkFeed }, { readFeedsInUse, readRegistry }] = await Promise.all([
      import('@marquee/ingest'),
      import('@marquee/sources'),
    ]); // loaded on first use, like the parsers
    const states = await feedStates.list();
    const { feeds } = await readFeedsInUse({ ...files, keys: sourceAccess.keys });
    const inUse = new Set(feeds.map(({ name }) => name));
    const { entries } = await readRegistry(files.registryFolder);
    for (const entry of entries.filter(({ name }) => inUse.has(name))) {
      if (signal.aborted) break;
      const previous = states.get(entry.name);
      const robotsFolder = join(versionsFolder, 'robots');
      const state = await checkFeed(entry, { access: sourceAccess, robotsFolder, previous });
      await feedStates.save(entry.name, state);
      if (previous?.state !== state.state)
        logger.warn(
          { source: entry.name, state: state.state, reason: state.reason },
          'feed.state_changed',
        );
    }
  },
});
