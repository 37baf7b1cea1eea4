/** The folder of the embedded PostgreSQL, of mails that are not sent and of the known versions of feeds. */
export const dataFolder = (environment: NodeJS.ProcessEnv): string => environment['MARQUEE_DATA'] ?? '.data';
