import { describe, expect, it } from '@jest/globals';
import { SETTING_NAMES } from '@marquee/http/settings';
import { cleanEnvironment } from './clean-environment.ts';

describe('the environment of the tests', () => {
  it('contains no setting of the shell that started them', () => {
    expect(SETTING_NAMES.filter((name) => name !== 'NODE_ENV' && name in process.env)).toEqual([]);
  });

  it('loses settings and their *_FILE variants only', () => {
    const settings = {
      API_PORT: '1',
      HOST: '0.0.0.0',
      DATABASE_URL_FILE: '/nowhere',
      MARQUEE_DATA: '/nowhere',
    };
    Object.assign(process.env, settings, { NOT_A_SETTING: 'stays' });
    cleanEnvironment();
    expect(Object.keys(settings).filter((name) => name in process.env)).toEqual([]);
    expect(process.env['NOT_A_SETTING']).toBe('stays');
  });
});
