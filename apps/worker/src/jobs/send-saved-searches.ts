import { sendSavedSearches } from '@marquee/operations';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

/** Mails the new events of saved searches that are due. */
export const sendSavedSearchesJob = (deps: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    const posted = await sendSavedSearches(deps, signal);
    if (posted > 0) deps.logger.info({ posted }, 'saved_searches.posted');
  },
});
