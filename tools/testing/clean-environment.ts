import { SETTING_NAMES } from '@marquee/http/settings';

/** Deletes settings of Marquee from the environment of the tests: each test sets its own. */
export function cleanEnvironment(): void {
  for (const name of SETTING_NAMES.flatMap((setting) => [setting, `${setting}_FILE`]))
    Reflect.deleteProperty(process.env, name);
}
