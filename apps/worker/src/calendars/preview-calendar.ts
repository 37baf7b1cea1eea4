import type { Calendar } from '@marquee/database';
import { ProcessEndedError, ProcessError } from '@marquee/runtime';
import type { Proposal } from '@marquee/sources';
import { z } from 'zod';
import type { JobDeps } from '../jobs/job-deps.ts';
import type { Job } from '../queue/index.ts';
import { SERVER_FAULT, UNREADABLE } from './calendar-feed.ts';

// A page is small, and a large feed shows in its beginning what it is.
const MAX_PAGE_BYTES = 10_000_000;

type PreviewDeps = Pick<
  JobDeps,
  'calendarAccess' | 'calendars' | 'logger' | 'now' | 'sourceReader'
>;

/** Looks for the feed at the address of a calendar, and stores five of its events. */
export const previewCalendar = (deps: PreviewDeps): Job => ({
  run: async (payload, { isFirst }) => {
    const { calendars, calendarAccess, logger } = deps;
    const { id } = z.object({ id: z.string() }).parse(payload);
    const calendar = await calendars.find(id);
    if (calendar?.state !== 'reading') return;
    if (!isFirst) {
      await calendars.saveFound(id, { problem: SERVER_FAULT }); // its worker ended
      return;
    }
    const access = {
      ...calendarAccess,
      maxBytes: Math.min(calendarAccess.maxBytes, MAX_PAGE_BYTES),
    };
    const { address } = calendar;
    const text = address === null ? await calendars.findContent(id) : null;
    const best = await deps.sourceReader
      .preview({ address, text: text ?? '', access, now: deps.now() })
      .catch(toProblem);
    await calendars.saveFound(
      id,
      typeof best === 'string' ? { problem: best } : withStatedPlace(best, calendar),
    );
    logger.info({ calendar: id, found: typeof best === 'string' ? 0 : 1 }, 'calendar.previewed');
  },
});

/** A page that ended its process would end the next one too. Another process cannot start. */
function toProblem(error: unknown): string {
  if (error instanceof ProcessError)
    return error instanceof ProcessEndedError ? UNREADABLE : SERVER_FAULT;
  throw error;
}

function withStatedPlace(proposal: Proposal, { settings: { city, timezone } }: Calendar): Proposal {
  const isStated = (name: string) =>
    (name === 'no_place' && city !== undefined) ||
    (name === 'no_zone' && (city ?? timezone) !== undefined);
  const preview = proposal.preview.map((event) => ({
    ...event,
    uncertain: event.uncertain.filter((name) => !isStated(name)),
  }));
  return { ...proposal, preview };
}
