import { SETTING_NAMES } from '../names.ts';
import { settingsError } from './config-error.ts';
import { givenVariables } from './given-variables.ts';
import { misspelledLines } from './misspelled-names.ts';
import { readSecretFiles } from './secret-files.ts';

/**
 * Returns the environment of a program that reads single variables instead of a schema. The
 * contents of secret files replace their paths. Throws a ConfigError for a misspelled name or an
 * unreadable file.
 */
export function prepareEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = givenVariables(environment);
  const { values, problems } = readSecretFiles(given, SETTING_NAMES);
  const lines = [...misspelledLines(given), ...problems.values()];
  if (lines.length > 0) throw settingsError(lines);
  return Object.fromEntries(values);
}
