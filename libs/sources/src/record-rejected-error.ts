/**
 * Thrown if a record cannot become an event. The reason contains no record values, so equal reasons
 * can be counted.
 */
export class RecordRejectedError extends Error {
  /**
   * False if the record describes something else. An earlier listing of it is withdrawn, not
   * retained.
   */
  readonly isEvent: boolean;

  constructor(reason: string, { isEvent = true } = {}) {
    super(reason);
    this.name = 'RecordRejectedError';
    this.isEvent = isEvent;
  }
}
