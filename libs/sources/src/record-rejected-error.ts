/** Thrown if a record cannot become an event. The reason contains no record values, so equal reasons can be counted. */
export class RecordRejectedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecordRejectedError';
  }
}
