export interface NewChange {
  event_id: string;
  kind: 'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed';
  /** `former` has the facts before the change, if filters can distinguish them from those after it. */
  detail?: object;
}
