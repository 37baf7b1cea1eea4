import { setTimeout as wait } from 'node:timers/promises';
import type { WaitingPicture } from '@marquee/database';
import { pictureNames } from '@marquee/domain';
import { fetchPicture } from '../pictures/fetch-picture.ts';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const EVENTS_PER_SEARCH = 2_000;
// Transactions that began earlier may still add events with an earlier time.
const SEARCH_DELAY_MS = 15_000;

// Images are converted one at a time, and downloaded meanwhile.
const CONCURRENCY = 4;
const LIST_AGAIN_MS = 2_000;
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

/**
 * Fetches the images that are due: one at a time from each host, interleaved, so that a slow host
 * does not delay the others. Adds itself again if a run was not enough.
 */
export const fetchPicturesJob = (deps: JobDeps): Job => ({
  run: async (_payload, { signal }) => {
    const { pictures, jobQueue, logger, now } = deps;
    const endsAt = now().getTime() + RUN_MS;
    const listDue = () => pictures.listDue({ now: now(), limit: MAX_PER_RUN });
    let waiting = await listDue();
    let listedAt = now().getTime();
    let listing: Promise<unknown> = Promise.resolve();
    const busyHosts = new Set<string>();
    const counts = { stored: 0, failed: 0, unusable: 0, gone: 0 };
    const total = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
    async function fetchNext(next: WaitingPicture): Promise<void> {
      const until = new Date(now().getTime() + CLAIM_MS);
      const due = await pictures.claim(next, { now: now(), until });
      if (!due) return;
      const { outcome, problem } = await fetchPicture(deps, due);
      counts[outcome]++;
      if (problem !== null) logger.info({ host: next.host, reason: problem }, 'picture.failed');
    }
    /** Takes an image of a host from which none is being fetched. */
    async function pickNext(): Promise<WaitingPicture | undefined> {
      if (now().getTime() - listedAt > LIST_AGAIN_MS) {
        listedAt = now().getTime();
        listing = listDue().then((due) => (waiting = due));
      }
      await listing; // also of another one, which would otherwise see the old list
      const index = waiting.findIndex(({ host }) => !busyHosts.has(host));
      const [next] = index === -1 ? [] : waiting.splice(index, 1);
      if (next) busyHosts.add(next.host);
      return next;
    }
    const work = async (): Promise<void> => {
      while (!signal.aborted && now().getTime() < endsAt) {
        const next = await pickNext();
        if (next) await fetchNext(next).finally(() => busyHosts.delete(next.host));
        else if (busyHosts.size === 0) return;
        else await wait(LIST_AGAIN_MS); // others may come while a host is slow
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (total() > 0) logger.info(counts, 'pictures.fetched');
    if (waiting.length > 0 || total() >= MAX_PER_RUN)
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
