import { givenVariables } from './given-variables.ts';
import { unknownNames, UNSUPPORTED_NAMES } from './names.ts';

type Warn = (fields: { names: string[] }, event: string) => void;

/** Reports variables that look like settings and have no effect. */
export function warnAboutSettings(environment: NodeJS.ProcessEnv, warn: Warn): void {
  const names = [...givenVariables(environment).keys()];
  const unknown = unknownNames(names);
  const unsupported = names.filter((name) => UNSUPPORTED_NAMES.includes(name));
  if (unknown.length > 0) warn({ names: unknown }, 'settings.unknown');
  if (unsupported.length > 0) warn({ names: unsupported }, 'settings.not_supported_yet');
}
