import { listen, listenForAdmin, runToEnd, shutdownSignal } from '@marquee/http';
import { warnOfSettings } from '@marquee/http/settings';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runToEnd(async () => {
  const config = parseConfig(process.env);
  await using dependencies = connectDependencies(config);
  warnOfSettings(process.env, dependencies.logger.warn.bind(dependencies.logger));
  const { port, close } = await listen(createApp(dependencies), config);
  const admin = await listenForAdmin([dependencies.telemetry], config);
  dependencies.logger.info({ port, address: config.addresses.api }, 'api.listening');
  const stopWatching = dependencies.readiness.watch();
  await shutdownSignal();
  dependencies.readiness.beginDrain();
  stopWatching();
  await Promise.all([close(), admin?.close()]);
});
