import { runMain, serve, shutdownSignal } from '@marquee/http';
import { warnAboutSettings } from '@marquee/http/settings';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runMain(async () => {
  const stopped = shutdownSignal();
  const config = parseConfig(process.env);
  await using dependencies = connectDependencies(config);
  warnAboutSettings(process.env, dependencies.logger.warn.bind(dependencies.logger));
  const { logger, jobs, mailTarget } = dependencies;
  const { port, drain } = await serve(createApp(dependencies), config, dependencies);
  logger.info({ port, mails_to: mailTarget }, 'worker.listening');
  jobs.start();
  await stopped;
  await drain(jobs.stop());
});
