/** What can happen to an event of the catalogue. */
export const CHANGE_KINDS = [
  'created',
  'updated',
  'cancelled',
  'rescheduled',
  'merged',
  'removed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
