import { prepareEnvironment, warnAboutSettings } from '@marquee/http/settings';

const WARNINGS: Readonly<Record<string, string>> = {
  'settings.unknown': 'is not a setting of Marquee',
};

/**
 * Returns the environment of a command line tool with the contents of secret files. Prints warnings
 * to stderr.
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prepared = prepareEnvironment(environment);
  warnAboutSettings(environment, ({ names }, event) => {
    for (const name of names) console.error(`Warning: ${name} ${WARNINGS[event] ?? event}.`);
  });
  return prepared;
}
