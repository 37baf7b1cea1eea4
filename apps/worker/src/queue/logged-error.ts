/** A failure that the job has logged itself. The queue retries the job without logging it again. */
export class LoggedError extends Error {}
