import type { Availability, Category, EventStatus } from '@marquee/domain';

/** The schema.org type of an event of each category, and of its performers. */
export const EVENT_TYPES: Readonly<Record<Category, { type: string; performer: string }>> = {
  music: { type: 'MusicEvent', performer: 'MusicGroup' },
  sports: { type: 'SportsEvent', performer: 'SportsTeam' },
  theater: { type: 'TheaterEvent', performer: 'PerformingGroup' },
  film: { type: 'ScreeningEvent', performer: 'Person' },
  comedy: { type: 'ComedyEvent', performer: 'Person' },
  festival: { type: 'Festival', performer: 'PerformingGroup' },
  community: { type: 'Event', performer: 'PerformingGroup' },
  nightlife: { type: 'SocialEvent', performer: 'PerformingGroup' },
  conference: { type: 'BusinessEvent', performer: 'Person' },
};

export const STATUS_WORDS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  moved_online: 'EventMovedOnline',
};

/** Null if nothing is known about the tickets. */
export const AVAILABILITY_WORDS: Readonly<Record<Availability, string | null>> = {
  available: 'InStock',
  few_left: 'LimitedAvailability',
  sold_out: 'SoldOut',
  not_yet: 'PreOrder',
  off_sale: 'Discontinued',
  unknown: null,
};
