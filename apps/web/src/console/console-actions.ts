import { DomainError } from '@marquee/domain';
import { answerCorrection } from '@marquee/operations';
import type { FormFields } from '../account/forms.ts';
import type { Dependencies } from '../dependencies.ts';

/** What an operator did, for the log. */
export interface Done {
  action: string;
  target: string;
  note: string | null;
}

/** Carries out a form of the console. `params` are those of its path. */
export type ConsoleAction = (
  deps: Dependencies,
  fields: FormFields,
  params: Readonly<Record<string, string>>,
) => Promise<Done>;

// Loaded on first use: the parsers take much memory, and visitors do not need them.
const loadIngest = () => import('@marquee/ingest');

const MAX_NOTE_LENGTH = 500;

/** The forms of the console, by their path below /console. */
export const ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  'reports/:id/accept': (deps, fields, params) => decide(deps, fields, { id: params['id'], isAccepted: true }),
  'reports/:id/reject': (deps, fields, params) => decide(deps, fields, { id: params['id'], isAccepted: false }),
  'duplicates/merge': async ({ database }, fields) => {
    const { createCuration } = await loadIngest();
    const [event, other] = [required(fields, 'event'), required(fields, 'other')];
    await explained(createCuration(database).merge(event, other));
    return { action: 'merge', target: `${other} into ${event}`, note: null };
  },
  'duplicates/apart': async ({ database }, fields) => {
    const { createCuration } = await loadIngest();
    const [event, other] = [required(fields, 'event'), required(fields, 'other')];
    await explained(createCuration(database).keepApart(event, other));
    return { action: 'keep apart', target: `${event} and ${other}`, note: null };
  },
  'sources/pause': (deps, fields) => pause(deps, fields, true),
  'sources/resume': (deps, fields) => pause(deps, fields, false),
  'sources/run': async ({ jobQueue }, fields) => {
    const name = required(fields, 'source');
    await jobQueue.add({ task: 'read_feed', payload: { name }, key: `feed:${name}`, queueName: 'feeds' });
    return { action: 'run', target: name, note: null };
  },
};

async function decide(
  deps: Dependencies,
  fields: FormFields,
  { id = '', isAccepted }: { id: string | undefined; isAccepted: boolean },
): Promise<Done> {
  const { decideCorrection } = await loadIngest();
  const text = (fields['note'] ?? '').trim().slice(0, MAX_NOTE_LENGTH);
  const decision = { isAccepted, note: text === '' ? null : text };
  await explained(
    decideCorrection(deps.database, id, { ...decision, enqueueAnswer: answerCorrection(deps, decision) }),
  );
  return { action: isAccepted ? 'accept report' : 'reject report', target: id, note: decision.note };
}

async function pause({ sources }: Dependencies, fields: FormFields, isPaused: boolean): Promise<Done> {
  const name = required(fields, 'source');
  if (!(await sources.setPaused(name, isPaused))) throw new DomainError('not_found', `There is no source "${name}".`);
  return { action: isPaused ? 'pause' : 'resume', target: name, note: null };
}

function required(fields: FormFields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new DomainError('invalid_body', `${name} is required.`);
  return value;
}

/** The functions of curation throw an Error with a sentence for the operator. Errors of the database stay as they are. */
async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw new DomainError('invalid_body', error.message);
    throw error;
  }
}
