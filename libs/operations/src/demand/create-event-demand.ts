import type { Caller } from '@marquee/access';
import type { DemandRepository, EventRepository } from '@marquee/database';
import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import {
  requestNotification,
  type RequestNotificationDeps,
} from '../people/request-notification.ts';
import { countedFields, personFields } from './demand-parameters.ts';
import { toPerson, type EmailHasher } from './person.ts';

export interface CreateEventDemandDeps extends RequestNotificationDeps {
  demand: Pick<DemandRepository, 'recordEventDemand'>;
  events: Pick<EventRepository, 'find'>;
  emailHasher: Pick<EmailHasher, 'hashEmail'>;
  caller: Caller;
}

export const createEventDemand = defineOperation({
  name: 'demand_event',
  summary: 'Express interest in an event',
  description:
    'Counts a person who wants to attend an event, once per person in 24 hours. With `notify_me`, the e-mail address gets a notification when the event is cancelled or moved.',
  input: z.object({
    event_id: text(96).meta({
      description: 'Id (UUID) or slug of the event.',
      examples: ['react-day-berlin-berlin-2026-12-04'],
    }),
    ...personFields,
  }),
  output: z.object({
    event: z.object({
      id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
      slug: z.string().meta({ examples: ['react-day-berlin-berlin-2026-12-04'] }),
      title: z.string().meta({ examples: ['React Day Berlin'] }),
    }),
    wants: z.int().meta({ description: 'Number of people who want to attend.', examples: [12] }),
    ...countedFields,
  }),
  async run(deps: CreateEventDemandDeps, { event_id, user_email, notify_me, locale }) {
    const event = await deps.events.find(event_id.toLowerCase());
    if (!event) throw notFound('event', event_id);
    const { id, slug, title } = event;
    const counted = await deps.demand.recordEventDemand(
      id,
      toPerson(deps.caller, user_email, deps.emailHasher),
    );
    const request = {
      targetId: counted.targetId,
      about: () => title,
      notify_me,
      user_email,
      locale,
    };
    return {
      event: { id, slug, title },
      wants: counted.targetDemands,
      your_rank: counted.ordinal,
      deduplicated: !counted.isNew,
      warnings: await requestNotification(deps, request),
    };
  },
});
