import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SETTING_NAMES } from '@marquee/http/settings';
import { parse } from 'yaml';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../docker/platforms', file), 'utf8');
const ofPlatform = new Set(['NODE_COMPILE_CACHE', 'NODE_VERSION']);
const known = (setting: string) =>
  ofPlatform.has(setting) || (SETTING_NAMES as readonly string[]).includes(setting);

interface Variable {
  key?: string;
  value?: string;
}
interface Render {
  envVarGroups: { envVars: Variable[] }[];
  services: { name: string; startCommand?: string; envVars?: Variable[] }[];
}

describe('the examples for platforms set only settings that exist', () => {
  it('systemd', () => {
    const unit = read('marquee@.service');
    const settings = [...unit.matchAll(/\b([A-Z][A-Z_]+)=\S/g)].map(([, setting = '']) => setting);
    expect(settings).toContain('SHUTDOWN_DELAY_S');
    for (const setting of settings.filter((each) => each !== 'APP'))
      expect([setting, known(setting)]).toEqual([setting, true]);
  });

  it('Fly.io', () => {
    const [, section = ''] = /^\[env\]\n([^[]+)/m.exec(read('fly.toml')) ?? [];
    const settings = [...section.matchAll(/^ *(\w+) =/gm)].map(([, setting = '']) => setting);
    expect(settings.length).toBeGreaterThan(3);
    for (const setting of settings) expect([setting, known(setting)]).toEqual([setting, true]);
  });

  it('Render, and starts every server', () => {
    const { services, envVarGroups } = parse(read('render.yaml'), { merge: true }) as Render;
    const variables = [...envVarGroups, ...services].flatMap(({ envVars = [] }) => envVars);
    for (const { key } of variables.filter(({ key: setting }) => setting !== undefined))
      expect([key, known(key ?? '')]).toEqual([key, true]);
    const started = services.flatMap(
      ({ startCommand }) => /dist\/apps\/([\w-]+)/.exec(startCommand ?? '')?.[1] ?? [],
    );
    expect(started.toSorted()).toEqual(['api', 'mcp-server', 'web', 'widgets', 'worker']);
  });
});
