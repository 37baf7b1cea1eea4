import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { eventListInput, eventListOutput, findEvents, type FindEventsDeps } from './find-events.ts';

export const listEvents = defineOperation({
  name: 'list_events',
  summary: 'Upcoming events',
  description:
    'Events that pass every filter given, soonest first unless sorted otherwise. Without `from` the list begins now; cancelled events are left out unless `status` asks for them.',
  input: z.object(eventListInput),
  output: z.object(eventListOutput),
  run: (deps: FindEventsDeps, input) => findEvents(deps, 'list_events', input),
});
