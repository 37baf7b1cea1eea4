import type { NotificationRequest, StoredPreferences } from '@marquee/database';
import { CATEGORIES } from '@marquee/domain';
import { z } from 'zod';
import { name } from '../demand/demand-parameters.ts';
import { frequency } from './signup.ts';

/** The choices of a subscriber. */
export const Preferences = z.object({
  frequency: z.union([frequency(), z.literal('never')], {
    error: 'must be daily, weekly or never',
  }),
  city: name().optional(),
  categories: z
    .array(z.enum(CATEGORIES, { error: `must be some of ${CATEGORIES.join(', ')}` }))
    .default([]),
});
export type Preferences = z.output<typeof Preferences>;

export interface SubscriberPreferences extends StoredPreferences {
  requests: NotificationRequest[];
}
