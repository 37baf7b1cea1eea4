import { createCorrectionRepository, type Database } from '@marquee/database';
import { decideCorrection } from '@marquee/ingest';
import { createOutbox } from '@marquee/mail';
import { answerCorrection } from '@marquee/operations';
import { readSecret } from './read-secret.ts';
import { UsageError } from './usage-error.ts';

export const CORRECTION_USAGE = `{program} correction list [--limit N]                lists open reports and submitted events, the oldest first (default: 50)
{program} correction accept ID [--note TEXT]         merges, cancels, removes or lists the event, and answers by mail
{program} correction reject ID [--note TEXT]         changes nothing, and answers by mail`;

const MAX_NOTE_LENGTH = 500;

interface DecisionOptions {
  note?: string | undefined;
  environment: NodeJS.ProcessEnv;
}

export async function listCorrections(database: Database, limit: number): Promise<object> {
  return { corrections: await createCorrectionRepository(database).list('open', limit) };
}

type CorrectionCommand = (
  database: Database,
  id: string,
  options: DecisionOptions,
) => Promise<object>;

/** The commands that decide a report, by their second word. */
export const CORRECTION_COMMANDS = {
  accept: (database, id, options) => decide(database, id, { ...options, isAccepted: true }),
  reject: (database, id, options) => decide(database, id, { ...options, isAccepted: false }),
} satisfies Record<string, CorrectionCommand>;

async function decide(
  database: Database,
  id: string,
  { isAccepted, note = '', environment }: DecisionOptions & { isAccepted: boolean },
): Promise<object> {
  if (note.length > MAX_NOTE_LENGTH)
    throw new UsageError(`--note must have at most ${String(MAX_NOTE_LENGTH)} characters.`);
  const outbox = createOutbox({ hashSecret: await readSecret(environment) });
  const decision = { isAccepted, note: note.trim() === '' ? null : note.trim() };
  return decideCorrection(database, id, {
    ...decision,
    enqueueAnswer: answerCorrection({ outbox }, decision),
  });
}
