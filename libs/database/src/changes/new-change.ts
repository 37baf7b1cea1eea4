import type { ChangeKind } from '@marquee/domain';

export interface NewChange {
  event_id: string;
  kind: ChangeKind;
  /**
   * `former` has the facts before the change, if filters can distinguish them from those after it.
   */
  detail?: object;
}
