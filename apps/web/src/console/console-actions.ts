import { DomainError } from '@marquee/domain';
import { answerCorrection } from '@marquee/operations';
import type { FormFields } from '../account/forms.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ActionRequest, ConsoleAction } from './console-action.ts';
import { EVENT_ACTIONS } from './event-actions.ts';
import { NAMED_ACTIONS } from './named-actions.ts';
import { explained, loadIngest, required } from './read-action.ts';
import { VENUE_ACTIONS } from './venue-actions.ts';

const MAX_NOTE_LENGTH = 500;
/** Deciding on all pairs of two sources can take long; the rest remains for another press of the button. */
const MAX_PAIRS = 200;

/** The forms of the console, by their path below /console. */
export const ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  'reports/:id/accept': (deps, request) => decide(deps, request, true),
  'reports/:id/reject': (deps, request) => decide(deps, request, false),
  'duplicates/merge': async ({ database }, { fields, log }) => {
    const [event, other] = [required(fields, 'event'), required(fields, 'other')];
    const { createCuration } = await loadIngest();
    const within = log({ action: 'merge', target: `${other} into ${event}`, note: null });
    await explained(createCuration(database, { within }).merge(event, other));
  },
  'duplicates/apart': async ({ database }, { fields, log }) => {
    const [event, other] = [required(fields, 'event'), required(fields, 'other')];
    const { createCuration } = await loadIngest();
    const within = log({ action: 'keep apart', target: `${event} and ${other}`, note: null });
    await explained(createCuration(database, { within }).keepApart(event, other));
  },
  'duplicates/lists/merge': (deps, request) => decideLists(deps, request, true),
  'duplicates/lists/apart': (deps, request) => decideLists(deps, request, false),
  ...EVENT_ACTIONS,
  ...VENUE_ACTIONS,
  ...NAMED_ACTIONS,
  'sources/pause': (deps, request) => pause(deps, request, true),
  'sources/resume': (deps, request) => pause(deps, request, false),
  'sources/run': async ({ jobQueue, sources }, { fields, log }) => {
    const name = await requiredSource({ sources }, fields, 'source');
    if ((await sources.list()).some((source) => source.name === name && source.paused_at !== null))
      throw new DomainError(
        'invalid_body',
        `The source "${name}" is paused, so it is not read. Resume it first.`,
      );
    const job = { task: 'read_feed', payload: { name }, key: `feed:${name}`, queueName: 'feeds' };
    await jobQueue.addWith(job, log({ action: 'run', target: name, note: null }));
  },
};

async function decide(
  deps: Dependencies,
  { fields, params, log }: ActionRequest,
  isAccepted: boolean,
) {
  const { decideCorrection } = await loadIngest();
  const id = params['id'] ?? '';
  const text = (fields['note'] ?? '').trim().slice(0, MAX_NOTE_LENGTH).toWellFormed();
  const decision = { isAccepted, note: text === '' ? null : text };
  const within = log({
    action: isAccepted ? 'accept report' : 'reject report',
    target: id,
    note: decision.note,
  });
  const enqueueAnswer = answerCorrection(deps, decision);
  await explained(decideCorrection(deps.database, id, { ...decision, enqueueAnswer, within }));
}

/** Decides on all possible duplicates of two sources. */
async function decideLists(deps: Dependencies, { fields, log }: ActionRequest, isSame: boolean) {
  const sources = [
    await requiredSource(deps, fields, 'source'),
    await requiredSource(deps, fields, 'other'),
  ] as const;
  const { createCuration } = await loadIngest();
  const action = isSame ? 'merge a pair of lists' : 'keep a pair of lists apart';
  const within = log({ action, target: sources.join(' and '), note: null });
  await explained(
    createCuration(deps.database, { within }).decideDuplicates({
      sources,
      isSame,
      limit: MAX_PAIRS,
    }),
  );
}

async function pause({ sources }: Dependencies, { fields, log }: ActionRequest, isPaused: boolean) {
  const name = required(fields, 'source');
  const within = log({ action: isPaused ? 'pause' : 'resume', target: name, note: null });
  if (!(await sources.setPaused(name, isPaused, within))) throw unknownSource(name);
}

/** Returns the name of a source in a field. Throws if there is no such source. */
async function requiredSource(
  { sources }: Pick<Dependencies, 'sources'>,
  fields: FormFields,
  field: string,
) {
  const name = required(fields, field);
  if ((await sources.list()).every((source) => source.name !== name)) throw unknownSource(name);
  return name;
}

const unknownSource = (name: string) =>
  new DomainError('not_found', `There is no source "${name}".`);
