import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  requiredSettings,
  SERVERS,
  takePort,
  UNREACHABLE,
  type Settings,
} from './bundle-fixtures.ts';
import { buildBundles, runAlone } from './run-alone.ts';

let bundles: Awaited<ReturnType<typeof buildBundles>>;

beforeAll(async () => {
  bundles = await buildBundles();
});

afterAll(async () => {
  await bundles[Symbol.asyncDispose]();
});

const run = (folder: string, settings: Settings, args: string[] = []) =>
  runAlone(join(bundles.dist, folder), settings, args);

async function outcome(folder: string, settings: Settings, args: string[] = []) {
  await using program = await run(folder, settings, args);
  return await program.ended;
}

describe.each(SERVERS)('the settings of $name', ({ name, portSetting }) => {
  it('are logged once by name if unknown', async () => {
    const settings = { ...requiredSettings(name), DATABASE_URL: UNREACHABLE, [portSetting]: '0' };
    const unknown = { STRIPE_MODE: 'hunter2', REDIS_HOST: 'hunter2' };
    await using program = await run(`apps/${name}`, { ...settings, ...unknown });
    await program.listening();
    program.stop();
    const { stdout } = await program.ended;
    expect(stdout.match(/"names":\[.*?\],"msg":"settings[^"]*"/g)).toEqual([
      '"names":["STRIPE_MODE","REDIS_HOST"],"msg":"settings.unknown"',
    ]);
    expect(stdout).not.toContain('hunter2');
  });

  it('reject a misspelled setting', async () => {
    const { code, stderr } = await outcome(`apps/${name}`, {
      ...requiredSettings(name),
      DATABASE_URL: UNREACHABLE,
      REDIS_URI: 'redis://hunter2@x',
    });
    expect([code, stderr]).toEqual([
      1,
      'These settings cannot be used:\n  REDIS_URI is not a setting. Did you mean REDIS_URL?\n',
    ]);
  });

  it('include PORT', async () => {
    await using taken = await takePort();
    const { port } = taken;
    const { stderr } = await outcome(`apps/${name}`, {
      ...requiredSettings(name),
      DATABASE_URL: UNREACHABLE,
      PORT: String(port),
    });
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another port.\n`,
    );
  });
});
