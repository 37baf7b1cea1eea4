import { connectDatabase, createClickRepository, createMailRepository } from '@marquee/database';
import { createLogger, createTelemetry, watchPool } from '@marquee/http';
import { countJobs, createJobRunner } from '@marquee/jobs';
import { createMailSender, openTransport } from '@marquee/mail';
import type { Config } from './config.ts';
import { lanesOf } from './jobs.ts';

export function connectDependencies(config: Omit<Config, 'host' | 'port' | 'portSetting'>) {
  const database = connectDatabase({ url: config.databaseUrl, name: 'marquee-worker' });
  const logger = createLogger('worker', config.logLevel);
  const mails = createMailRepository(database);
  const transport = openTransport(config);
  const mailSender = createMailSender({ ...config, mails, transport, from: config.mailFrom });
  const jobs = createJobRunner({
    database,
    lanes: lanesOf({ logger, mails, clicks: createClickRepository(database), mailSender }),
    log: (level, fields, event) => {
      logger[level](fields, event);
    },
  });

  const telemetry = config.adminPort === undefined ? null : createTelemetry('worker');
  if (telemetry) {
    watchPool(telemetry, database);
    telemetry.watch('jobs_waiting', 'Jobs in the queue that are not done.', () => countJobs(database));
  }

  async function close() {
    transport.close();
    await database.close();
  }
  return {
    logger,
    telemetry,
    jobs,
    mailTarget: transport.target,
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
