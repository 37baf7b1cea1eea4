import { prepareEnvironment, warnAboutSettings } from '@marquee/http/settings';

const SENTENCES: Readonly<Record<string, string>> = {
  'settings.unknown': 'is not a setting of Marquee',
  'settings.not_supported_yet': 'is not supported yet',
};

/** The environment of a command line tool, with the contents of secret files. Warnings go to stderr. */
export function readEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prepared = prepareEnvironment(environment);
  warnAboutSettings(environment, ({ names }, event) => {
    for (const name of names) console.error(`Warning: ${name} ${SENTENCES[event] ?? event}.`);
  });
  return prepared;
}
