import { connectDatabase, createClickRepository, createMailRepository } from '@marquee/database';
import { createLogger } from '@marquee/http';
import { createJobRunner } from '@marquee/jobs';
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

  async function close() {
    transport.close();
    await database.close();
  }
  return { logger, jobs, mailTarget: transport.target, pingDatabase: database.ping, [Symbol.asyncDispose]: close };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
