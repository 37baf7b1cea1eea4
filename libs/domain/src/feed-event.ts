import { z } from 'zod';
import { Event } from './event.ts';

export const FeedEvent = Event.omit({
  images: true,
  wants: true,
  sources: true,
  canonical_slug: true,
  merged_ids: true,
  revision: true,
})
  .extend({ revision: z.int().meta({ description: 'Increases with every change of the event.' }) })
  .meta({ id: 'FeedEvent' });
export type FeedEvent = z.infer<typeof FeedEvent>;
