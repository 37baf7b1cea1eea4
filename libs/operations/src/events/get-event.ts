import type { EventRepository } from '@marquee/database';
import { defineOperation, Event, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { commaSeparated } from '../parameters.ts';
import { textLanguage, translateEvent } from '../translations.ts';
import { findProvenance, Provenance } from './event-provenance.ts';
import { EVENT_TEXT, presentRecordText, REST_FORM } from './event-text.ts';
import { eventName } from './filters/event-parameters.ts';
import { presentEvent, presentSummary, type Addresses } from './present-event.ts';

const MAX_RELATED = 6;

export interface GetEventDeps {
  events: Pick<EventRepository, 'find' | 'findRecordText' | 'findListings' | 'findRelated'>;
  addresses: Addresses;
  now: () => Date;
}

export const getEvent = defineOperation({
  name: 'get_event',
  summary: 'One event',
  description:
    'The full record of an event by id or slug, with all of its sources. Former slugs and ids of a renamed or merged event return the merged event; `canonical_slug` is its current slug.',
  input: z.object({
    id_or_slug: eventName(),
    ...textLanguage,
    include: commaSeparated(['related', 'provenance'])
      .optional()
      .meta({
        description:
          '`related` adds up to 6 similar events, `provenance` the source of each field.',
        examples: ['related'],
      }),
  }),
  output: z.object({
    event: Event,
    related: z.array(EventSummary).optional().meta({
      description:
        'With `include=related`: events that have not started, first with the same artists, then at the same venue, then of the same category in the same city around the same date.',
    }),
    provenance: Provenance.optional().meta({ description: 'With `include=provenance`.' }),
  }),
  async run(deps: GetEventDeps, { id_or_slug, lang, include = [] }) {
    const { events, addresses, now } = deps;
    const found = await events.find(id_or_slug.toLowerCase());
    if (!found) throw notFound('event', id_or_slug);
    const presentation = { addresses, now: now() };
    return {
      event: translateEvent(presentEvent(found, presentation), lang),
      ...(include.includes('related') && { related: await findRelated(deps, found.id) }),
      ...(include.includes('provenance') && {
        provenance: await findProvenance(events, found.id),
      }),
    };
  },
  async writeRecord(deps: GetEventDeps, { id_or_slug, lang, include = [] }) {
    if (lang !== undefined || include.length > 0) return null;
    const { events, addresses, now } = deps;
    const forms = { form: EVENT_TEXT.form, restForm: REST_FORM };
    const found = await events.findRecordText(id_or_slug.toLowerCase(), forms);
    if (!found) throw notFound('event', id_or_slug);
    const text = presentRecordText(found, { addresses, now: now() });
    if (text === null) return null;
    return { text: `{"event":${text}}`, content: { event: { id: found.id, start_utc: '' } } };
  },
});

async function findRelated({ events, addresses, now }: GetEventDeps, id: string) {
  const presentation = { addresses, now: now() };
  const related = await events.findRelated(id, { now: presentation.now, limit: MAX_RELATED });
  return related.map((summary) => presentSummary(summary, presentation));
}
