import { unknownNames } from '../names.ts';
import { givenVariables } from './given-variables.ts';

type Warn = (fields: { names: string[] }, event: string) => void;

/** Reports variables that look like settings and have no effect. */
export function warnAboutSettings(environment: NodeJS.ProcessEnv, warn: Warn): void {
  const names = unknownNames([...givenVariables(environment).keys()]);
  if (names.length > 0) warn({ names }, 'settings.unknown');
}
