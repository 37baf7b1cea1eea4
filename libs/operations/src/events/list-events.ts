import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { listFormat } from '../list-parameters.ts';
import {
  eventListInput,
  eventListOutput,
  findEvents,
  writeEvents,
  type FindEventsDeps,
} from './find-events.ts';

export const listEvents = defineOperation({
  name: 'list_events',
  summary: 'Upcoming events',
  description:
    'Events that match all filters, soonest first unless `sort` is set. Without `from`, the list starts now. Cancelled events are excluded unless `status` includes them.',
  input: z.object({ ...eventListInput, ...listFormat }),
  output: z.object(eventListOutput),
  items: 'events',
  run: (deps: FindEventsDeps, input) => findEvents(deps, 'list_events', input),
  write: (deps: FindEventsDeps, input) => writeEvents(deps, 'list_events', input),
});
