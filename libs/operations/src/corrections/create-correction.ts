import type { Caller } from '@marquee/access';
import type { CorrectionRepository, EventRepository } from '@marquee/database';
import {
  defineOperation,
  EmailAddress,
  invalidInputs,
  notFound,
  type InputProblem,
} from '@marquee/domain';
import { z } from 'zod';
import { localeField, type LocaleDeps } from '../mail-locale.ts';
import { text } from '../parameters.ts';
import { longText } from './long-text.ts';
import { StoredReport, storeReport } from './store-report.ts';

const KINDS = ['wrong_fact', 'duplicate', 'cancelled', 'removal', 'claim'] as const;
/** Kinds that an operator cannot decide without a text. */
const WITH_DETAIL: readonly string[] = ['wrong_fact', 'claim'];

export interface CreateCorrectionDeps extends LocaleDeps {
  corrections: Pick<CorrectionRepository, 'insert'>;
  events: Pick<EventRepository, 'find'>;
  caller: Pick<Caller, 'address' | 'holder' | 'network'>;
}

export const createCorrection = defineOperation({
  name: 'create_correction',
  summary: 'Report a fault of an event',
  description:
    'Reports a wrong fact, a duplicate, a cancelled event, an event that must be removed, or that you organise the event. An operator decides each report. With `email`, the decision arrives by mail. One reporter can send 20 reports in 24 hours.',
  input: z.object({
    kind: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }).meta({
      description:
        'wrong_fact (state the fact in `detail`), duplicate (name the other event in `other_event`), cancelled, removal, or claim: you organise the event (state how to verify it in `detail`).',
      examples: ['duplicate'],
    }),
    event: text(96).meta({
      description: 'Id (UUID) or slug of the event.',
      examples: ['react-day-berlin-berlin-2026-12-04'],
    }),
    other_event: text(96)
      .optional()
      .meta({
        description: 'Id or slug of the event that is the same.',
        examples: ['react-day-2026-berlin-2026-12-04'],
      }),
    detail: longText(2_000)
      .optional()
      .meta({
        description: 'What is wrong, and how you know.',
        examples: ['It starts at 19:00: https://reactday.berlin'],
      }),
    email: EmailAddress.optional().meta({
      description: 'Address for the answer.',
      examples: ['ada@example.com'],
    }),
    ...localeField,
  }),
  output: StoredReport,
  errorCodes: ['not_found'],
  async run(
    deps: CreateCorrectionDeps,
    { kind, event: named, other_event, detail, email, locale },
  ) {
    rejectIncomplete({ kind, other_event, detail });
    const event = await findEvent(deps, named);
    const other =
      other_event === undefined || kind !== 'duplicate' ? null : await findEvent(deps, other_event);
    if (other?.id === event.id)
      throw invalidInputs('invalid_body', [
        {
          name: 'other_event',
          code: 'contradiction',
          detail: 'must be another event; both are one already',
        },
      ]);
    return storeReport(deps, {
      kind,
      eventId: event.id,
      otherEventId: other?.id ?? null,
      detail: detail ?? null,
      submission: null,
      email: email ?? null,
      locale,
    });
  },
});

function rejectIncomplete({
  kind,
  other_event,
  detail,
}: {
  kind: string;
  other_event?: string | undefined;
  detail?: string | undefined;
}) {
  const problems: InputProblem[] = [];
  if (kind === 'duplicate' && other_event === undefined)
    problems.push({ name: 'other_event', code: 'required', detail: 'is required for a duplicate' });
  if (WITH_DETAIL.includes(kind) && detail === undefined)
    problems.push({ name: 'detail', code: 'required', detail: `is required for ${kind}` });
  if (problems.length > 0) throw invalidInputs('invalid_body', problems);
}

async function findEvent({ events }: Pick<CreateCorrectionDeps, 'events'>, name: string) {
  const event = await events.find(name.toLowerCase());
  if (!event) throw notFound('event', name);
  return event;
}
