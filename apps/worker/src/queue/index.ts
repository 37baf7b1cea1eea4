export { createJobRunner, type JobRunner } from './job-runner.ts';
export type { Attempt, Job, JobQueue } from './job-queue.ts';
export { LoggedError } from './logged-error.ts';
export { countFailedJobs, countJobs } from './count-jobs.ts';
export { migrateJobQueue } from './migrate-job-queue.ts';
