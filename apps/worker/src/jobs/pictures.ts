import { pictureNames } from '@marquee/domain';
import type { Job } from '@marquee/jobs';
import { fetchPicture } from '../pictures/fetch-picture.ts';
import type { JobDeps } from './job-deps.ts';

const EVENTS_PER_SEARCH = 2_000;
// Transactions that began earlier may still add events with an earlier time.
const SEARCH_DELAY_MS = 15_000;

const CONCURRENCY = 2;
const MAX_PER_RUN = 200;
const RUN_MS = 50_000;
// Longer than a run, so that a picture is tried again only after a crash.
const CLAIM_MS = 10 * 60_000;

/** Looks for the images of new and changed events whose sources allow to show them. */
export const findPicturesJob = ({ pictures, jobQueue, now }: JobDeps): Job => ({
  schedule: '* * * * *',
  run: async (_payload, { signal }) => {
    const until = new Date(now().getTime() - SEARCH_DELAY_MS);
    for (let found = EVENTS_PER_SEARCH; found === EVENTS_PER_SEARCH && !signal.aborted;)
      found = await pictures.findStated({ until, limit: EVENTS_PER_SEARCH });
    await jobQueue.add({ task: 'fetch_pictures', key: 'fetch_pictures' });
  },
});

/** Fetches the images that are due, two at a time. Adds itself again if a run was not enough. */
export const fetchPicturesJob = (deps: JobDeps): Job => ({
  run: async (_payload, { signal }) => {
    const { pictures, jobQueue, logger, now } = deps;
    const endsAt = now().getTime() + RUN_MS;
    const claim = () =>
      pictures.claimDue({ now: now(), until: new Date(now().getTime() + CLAIM_MS), limit: 1 });
    const counts = { stored: 0, failed: 0, unusable: 0, gone: 0 };
    const total = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
    const work = async (): Promise<void> => {
      while (!signal.aborted && total() < MAX_PER_RUN && now().getTime() < endsAt) {
        const [due] = await claim();
        if (!due) return;
        const { outcome, problem } = await fetchPicture(deps, due);
        counts[outcome]++;
        if (problem !== null)
          logger.info({ host: URL.parse(due.url)?.host, reason: problem }, 'picture.failed');
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (total() > 0) logger.info(counts, 'pictures.fetched');
    if (total() >= MAX_PER_RUN)
      await jobQueue.add({ task: 'fetch_pictures', key: 'fetch_pictures' });
  },
});

/** Deletes pictures that are no longer shown. */
export const sweepPicturesJob = ({ pictures, pictureStore, logger }: JobDeps): Job => ({
  schedule: '47 3 * * *',
  run: async () => {
    const deleted = await pictures.sweep(async ({ id, width }) => {
      for (const name of pictureNames(id, width)) await pictureStore.remove(name);
    });
    logger.info(deleted, 'pictures.swept');
  },
});
