import { createCuration } from '@marquee/catalogue';
import {
  createCorrectionRepository,
  type Correction,
  type Database,
  type Query,
} from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { ingest } from './ingest.ts';
import { toRecords } from './submitted-records.ts';

/** The source of the events that people submit. */
export const SUBMISSIONS = 'submissions';

export interface Decision {
  isAccepted: boolean;
  /** For the reporter. */
  note: string | null;
  /**
   * Stores the answer in the transaction that closes the report. Called only if the reporter gave
   * an address. Returns whether it will be sent.
   */
  enqueueAnswer: (query: Query, correction: Correction) => Promise<boolean>;
  /** Called in the transaction of each change: that of the catalogue, and that of the report. */
  within?: (query: Query) => Promise<unknown>;
}

/**
 * Decides an open report. An accepted duplicate is merged, a cancelled event is marked, a removal
 * removes the event, and a submitted event is listed. A wrong fact and a claim only close: the
 * operator changes the source. Throws a DomainError that states why it is impossible.
 */
export async function decideCorrection(
  database: Database,
  id: string,
  { isAccepted, note, enqueueAnswer, within }: Decision,
): Promise<{ id: string; state: 'accepted' | 'rejected' }> {
  const corrections = createCorrectionRepository(database);
  const correction = await corrections.find(id);
  if (!correction) throw impossible(`There is no report with the id "${id}".`);
  if (correction.state !== 'open') throw impossible(`The report was ${correction.state} already.`);
  if (isAccepted) await apply(createCuration(database, { within }), { database, correction });
  const state = isAccepted ? ('accepted' as const) : ('rejected' as const);
  const isDecided = await corrections.resolve(id, { state, note }, async (query) => {
    await within?.(query);
    return correction.email === null || enqueueAnswer(query, correction);
  });
  if (!isDecided) throw impossible('The report was decided a moment ago.');
  return { id, state };
}

interface Applied {
  database: Database;
  correction: Correction;
}

async function apply(
  curation: ReturnType<typeof createCuration>,
  { database, correction }: Applied,
): Promise<void> {
  const { id, kind, event, otherEvent, submission } = correction;
  if (kind === 'submission') {
    await listSubmission(database, id, { ...submission });
    return;
  }
  if (!event) return; // merged with another event or deleted since
  if (kind === 'duplicate' && otherEvent) await curation.merge(event.slug, otherEvent.slug);
  if (kind === 'cancelled') await curation.cancel(event.slug);
  if (kind === 'removal') await curation.remove(event.slug);
}

async function listSubmission(
  database: Database,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const source = {
    name: SUBMISSIONS,
    title: 'Events that organisers submitted',
    licence: 'CC0-1.0',
    attribution: 'Submitted by the organiser',
    // the form requires a picture that the sender may publish
    imageLicence: 'Permission of the sender',
  };
  const records = toRecords(id, fields);
  const options = { source, records };
  // all of its dates or none
  const checked = await ingest(database, { ...options, dryRun: true });
  const report = checked.rejected > 0 ? checked : await ingest(database, options);
  const [reason = 'it was rejected'] = Object.keys(report.reasons);
  if (report.rejected > 0) throw impossible(`The event cannot be listed: ${reason}.`);
}

const impossible = (message: string) => new DomainError('invalid_body', message);
