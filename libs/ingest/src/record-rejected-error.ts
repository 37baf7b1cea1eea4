/** Why a record cannot become an event. The reason holds no value of the record, so that equal ones can be counted. */
export class RecordRejectedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Rejection';
  }
}
