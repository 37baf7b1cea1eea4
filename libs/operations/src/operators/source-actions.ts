import {
  createCalendarRepository,
  createJobRepository,
  createSourceRepository,
  type Database,
} from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { z } from 'zod';
import { accepted } from '../calendars/connect-calendar.ts';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';

const Source = z.object({ source: text() });

const setPaused = (isPaused: boolean) =>
  defineAction({
    name: isPaused ? 'pause' : 'resume',
    input: Source,
    describe: ({ source }) => ({ target: source }),
    run: async ({ database, within }, { source }) => {
      const job = isPaused ? null : await jobFor(database, source);
      const isKnown = await createSourceRepository(database).setPaused(
        source,
        isPaused,
        async (query) => {
          if (job) await createJobRepository({ ...database, query }).add(job);
          await within(query);
        },
      );
      if (!isKnown) throw unknownSource(source);
      return { source, paused: isPaused };
    },
  });
/** Scheduled runs skip a paused source. */
export const pauseSource = setPaused(true);
/** The worker reads the source next. */
export const resumeSource = setPaused(false);

/** Lets the worker read a source next. */
export const runSource = defineAction({
  name: 'run',
  input: Source,
  describe: ({ source }) => ({ target: source }),
  run: async ({ database, within }, { source: name }) => {
    const source = await requireSource(database, name);
    if (source.paused_at !== null)
      throw new DomainError(
        'invalid_body',
        `The source "${name}" is paused, so it is not read. Resume it first.`,
      );
    await createJobRepository(database).addWith(await jobFor(database, name), within);
    return { source: name };
  },
});

/** Removes a source with its listings and articles. `isTrial` only counts. */
export const removeSource = defineAction({
  name: 'remove source',
  input: z.object({ source: text(), isTrial: z.boolean() }),
  describe: ({ source }) => ({ target: source }),
  run: ({ database, service, within }, { source: name, isTrial }) =>
    service.removeSource(database, { name, dryRun: isTrial, within }),
});

/** Returns the job that reads a source: a feed of the operator, or a calendar. */
async function jobFor(database: Database, name: string) {
  const calendar = await createCalendarRepository(database).findAccepted(name);
  if (calendar) return accepted(calendar).job;
  return { task: 'read_feed', payload: { name }, key: `feed:${name}`, queueName: 'feeds' };
}

/** Returns a source with its state. */
export async function requireSource(database: Database, name: string) {
  const sources = await createSourceRepository(database).list();
  const source = sources.find((candidate) => candidate.name === name);
  if (!source) throw unknownSource(name);
  return source;
}

const unknownSource = (name: string) =>
  new DomainError('not_found', `There is no source "${name}".`);
