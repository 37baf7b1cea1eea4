import { createInputReader } from '@marquee/http';
import {
  acceptReport,
  cancelEvent,
  featureEvent,
  keepArtistsApart,
  keepEventsApart,
  keepSourcesApart,
  keepVenuesApart,
  mergeArtists,
  mergeEvents,
  mergeSources,
  mergeVenues,
  pauseSource,
  pinEvent,
  pinVenue,
  rejectReport,
  removeEvent,
  restoreEvent,
  resumeSource,
  runAction,
  runSource,
  unfeatureEvent,
  type OperatorAction,
  type OperatorDeps,
} from '@marquee/operations/operators';
import type { z } from 'zod';
import type { FormFields } from '../account/forms.ts';

const MAX_NOTE_LENGTH = 500;
/** Deciding on all pairs of two sources can take long; the rest remains for another press of the button. */
const MAX_PAIRS = 200;
/** Curation waits for a batch of an ingest run that writes. */
const CURATION_MS = 20_000;
/** A venue can have thousands of events, each of which gets a change and a search document: 4,000 take about 10 s on a busy machine. */
const MERGE_MS = 60_000;

/** A form of the console. It returns the id of its entry in the log, or null if there was nothing to do. */
export interface ConsoleForm {
  timeoutMs: number;
  send: (deps: OperatorDeps, fields: FormFields) => Promise<string | null>;
}

interface FormOptions {
  timeoutMs?: number;
  /** Inputs that are not fields. */
  fixed?: Readonly<Record<string, unknown>>;
}

function formFor<Input extends z.ZodObject, Output extends object>(
  action: OperatorAction<Input, Output>,
  { timeoutMs = CURATION_MS, fixed = {} }: FormOptions = {},
): ConsoleForm {
  const reader = createInputReader(action.input);
  return {
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

/** The forms of the console, by their path below /console. */
export const FORMS: Readonly<Record<string, ConsoleForm>> = {
  'reports/:id/accept': formFor(acceptReport),
  'reports/:id/reject': formFor(rejectReport),
  'duplicates/merge': formFor(mergeEvents),
  'duplicates/apart': formFor(keepEventsApart),
  'duplicates/lists/merge': formFor(mergeSources, { fixed: { limit: MAX_PAIRS } }),
  'duplicates/lists/apart': formFor(keepSourcesApart, { fixed: { limit: MAX_PAIRS } }),
  'duplicate-venues/merge': formFor(mergeVenues, { timeoutMs: MERGE_MS }),
  'duplicate-venues/apart': formFor(keepVenuesApart),
  'duplicate-artists/merge': formFor(mergeArtists, { timeoutMs: MERGE_MS }),
  'duplicate-artists/apart': formFor(keepArtistsApart),
  'events/pin': formFor(pinEvent),
  'events/feature': formFor(featureEvent),
  'events/unfeature': formFor(unfeatureEvent),
  'events/cancel': formFor(cancelEvent),
  'events/remove': formFor(removeEvent),
  'events/restore': formFor(restoreEvent),
  'venues/pin': formFor(pinVenue),
  'sources/pause': formFor(pauseSource),
  'sources/resume': formFor(resumeSource),
  'sources/run': formFor(runSource),
};
