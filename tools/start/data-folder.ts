/**
 * Returns the folder of the embedded PostgreSQL, of mails written to files, and of HTTP validators
 * of feeds.
 */
export const dataFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['MARQUEE_DATA'] ?? '.data';
