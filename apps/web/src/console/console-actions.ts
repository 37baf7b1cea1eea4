import { createInputReader } from '@marquee/http';
import {
  acceptCalendar,
  acceptReport,
  blockReporter,
  cancelEvent,
  decideEvent,
  featureEvent,
  keepArtistsApart,
  keepEventsApart,
  keepSourcesApart,
  keepOrganizersApart,
  keepVenuesApart,
  mergeArtists,
  mergeEvents,
  mergeSources,
  mergeOrganizers,
  mergeVenues,
  pauseSource,
  pinEvent,
  pinVenue,
  rejectCalendar,
  rejectReport,
  removeEvent,
  restoreEvent,
  resumeSource,
  runAction,
  runSource,
  unblockReporter,
  unfeatureEvent,
  type OperatorAction,
  type OperatorDeps,
} from '@marquee/operations/operators';
import type { z } from 'zod';
import type { FormFields } from '../account/forms.ts';

const MAX_NOTE_LENGTH = 500;
/**
 * Deciding on all pairs of two sources can take long; the rest remains for another press of the
 * button.
 */
const MAX_PAIRS = 200;
/** Curation waits for a batch of an ingest run that writes. */
const CURATION_MS = 20_000;
/**
 * A venue can have thousands of events, each of which gets a change and a search document: 4,000
 * take about 10 s on a busy machine.
 */
const MERGE_MS = 60_000;

/**
 * A form of the console. It returns the id of its entry in the log, or null if there was nothing to
 * do.
 */
export interface ConsoleForm {
  /** It cannot be taken back easily, so the operator must have signed in recently. */
  needsFreshSession: boolean;
  timeoutMs: number;
  send: (deps: OperatorDeps, fields: FormFields) => Promise<string | null>;
}

interface FormOptions {
  needsFreshSession?: boolean;
  timeoutMs?: number;
  /** Inputs that are not fields. */
  fixed?: Readonly<Record<string, unknown>>;
}

function formFor<Input extends z.ZodObject, Output extends object>(
  action: OperatorAction<Input, Output>,
  { timeoutMs = CURATION_MS, fixed = {}, needsFreshSession = false }: FormOptions = {},
): ConsoleForm {
  const reader = createInputReader(action.input);
  return {
    needsFreshSession,
    timeoutMs,
    send: async (deps, { note = '', ...fields }) => {
      const shortened = note.trim().slice(0, MAX_NOTE_LENGTH).toWellFormed();
      const input = reader.parseFields({
        ...fields,
        ...fixed,
        ...(shortened !== '' && { note: shortened }),
      });
      return (await runAction(deps, action, input)).entry;
    },
  };
}

const FRESH = { needsFreshSession: true };

/** The forms of the console, by their path below /console. */
export const FORMS: Readonly<Record<string, ConsoleForm>> = {
  'reports/:id/accept': formFor(acceptReport, FRESH), // it can merge or remove
  'reports/:id/reject': formFor(rejectReport),
  'calendars/:id/accept': formFor(acceptCalendar),
  'calendars/:id/reject': formFor(rejectCalendar),
  'reports/block': formFor(blockReporter),
  'reports/unblock': formFor(unblockReporter),
  'duplicates/merge': formFor(mergeEvents, FRESH),
  'duplicates/apart': formFor(keepEventsApart),
  'duplicates/lists/merge': formFor(mergeSources, { ...FRESH, fixed: { limit: MAX_PAIRS } }),
  'duplicates/lists/apart': formFor(keepSourcesApart, { fixed: { limit: MAX_PAIRS } }),
  'duplicate-venues/merge': formFor(mergeVenues, { ...FRESH, timeoutMs: MERGE_MS }),
  'duplicate-venues/apart': formFor(keepVenuesApart),
  'duplicate-artists/merge': formFor(mergeArtists, { ...FRESH, timeoutMs: MERGE_MS }),
  'duplicate-artists/apart': formFor(keepArtistsApart),
  'duplicate-organizers/merge': formFor(mergeOrganizers, { ...FRESH, timeoutMs: MERGE_MS }),
  'duplicate-organizers/apart': formFor(keepOrganizersApart),
  'events/pin': formFor(pinEvent),
  'events/decide': formFor(decideEvent),
  'events/feature': formFor(featureEvent),
  'events/unfeature': formFor(unfeatureEvent),
  'events/cancel': formFor(cancelEvent),
  'events/remove': formFor(removeEvent, FRESH),
  'events/restore': formFor(restoreEvent),
  'venues/pin': formFor(pinVenue),
  'sources/pause': formFor(pauseSource),
  'sources/resume': formFor(resumeSource),
  'sources/run': formFor(runSource),
};
