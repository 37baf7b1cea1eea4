import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SERVER_ENVIRONMENT } from '../../environment.ts';
import { ownPort, PORT_ENVIRONMENT, PUBLIC_ENVIRONMENT } from '../addresses.ts';
import { MAIL_ENVIRONMENT } from '../mail.ts';
import { MCP_ENVIRONMENT } from '../mcp.ts';
import { SECRET_ENVIRONMENT, secretSettings } from '../secrets.ts';
import { parseEnvironment } from './parse-environment.ts';
import { prepareEnvironment } from './prepare-environment.ts';

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...PORT_ENVIRONMENT,
  ...PUBLIC_ENVIRONMENT,
});
const DATABASE_URL = 'postgresql://u:p@localhost/marquee';
const parse = (settings: NodeJS.ProcessEnv) =>
  parseEnvironment(Environment, { DATABASE_URL, ...settings });

const folder = mkdtempSync(join(tmpdir(), 'marquee-secrets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
function secretFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it('serves for 5 s after SIGTERM in production, unless another time is set', () => {
  const production = {
    ...{ NODE_ENV: 'production', HASH_SECRET: 'x'.repeat(32) },
    ...{ PUBLIC_API_URL: 'https://a.example', PUBLIC_WIDGETS_URL: 'https://b.example' },
    ...{ PUBLIC_WEB_URL: 'https://c.example', PUBLIC_MCP_URL: 'https://d.example' },
  };
  expect(parse(production).SHUTDOWN_DELAY_S).toBe(5);
  expect(parse({ ...production, SHUTDOWN_DELAY_S: '0' }).SHUTDOWN_DELAY_S).toBe(0);
  expect(parse({}).SHUTDOWN_DELAY_S).toBe(0);
});

describe('a *_FILE variable', () => {
  it.each(['\n', '\r\n', '', '\n\n'])(
    'is replaced by the contents of the file, without a trailing %j',
    (end) => {
      const { DATABASE_URL: url } = parseEnvironment(Environment, {
        DATABASE_URL: '',
        DATABASE_URL_FILE: secretFile('url', `${DATABASE_URL}${end}`),
      });
      expect(url).toBe(DATABASE_URL);
    },
  );

  it('preserves spaces and line breaks inside a secret', () => {
    const secret = ` two words\nand a second line that is long enough `;
    expect(parse({ HASH_SECRET_FILE: secretFile('hash', `${secret}\n`) }).HASH_SECRET).toBe(secret);
  });

  it('cannot be set together with the variable itself', () => {
    const path = secretFile('both', 'postgresql://other@localhost/x');
    expect(() => parse({ DATABASE_URL_FILE: path })).toThrow(
      /^These settings cannot be used:\n {2}DATABASE_URL_FILE and DATABASE_URL are both set; keep one of them$/,
    );
  });

  it.each([
    [
      'a file that does not exist',
      () => join(folder, 'sk_live_secret'),
      'a file that cannot be read (ENOENT)',
    ],
    ['a folder', () => folder, 'a file that cannot be read (EISDIR)'],
    ['a secret instead of a path', () => 'sk_live_secret', 'a file that cannot be read (ENOENT)'],
    ['an empty file', () => secretFile('empty', '\n'), 'an empty file'],
  ])('is rejected without its value if it names %s', (_, path, problem) => {
    const variables = { HASH_SECRET_FILE: path(), NODE_ENV: 'test' };
    expect(() => parse(variables)).toThrow(
      new RegExp(
        `^These settings cannot be used:\\n  HASH_SECRET_FILE names ${problem.replace(/[()]/g, '\\$&')}$`,
      ),
    );
  });

  it('with an invalid value is reported by the name of the setting, without the value', () => {
    const path = secretFile('short', 'hunter2');
    expect(() => parse({ HASH_SECRET_FILE: path })).toThrow(
      /HASH_SECRET must have at least 32(?!.*hunter2)/s,
    );
  });

  it('is replaced for tools', () => {
    expect(
      prepareEnvironment({
        DATABASE_URL_FILE: secretFile('tool', `${DATABASE_URL}\n`),
        HOME: '/root',
      }),
    ).toEqual({
      DATABASE_URL,
      HOME: '/root',
    });
    expect(() => prepareEnvironment({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
      /DATABASE_URL_FILE names/,
    );
  });
});

describe('production', () => {
  const SECRET = 'x'.repeat(32);
  const production = { NODE_ENV: 'production', HASH_SECRET: SECRET };

  it('requires every PUBLIC_* setting that the schema has', () => {
    expect(() => parse({ ...production, PUBLIC_API_URL: '' })).toThrow(
      [
        'These settings cannot be used:',
        '  PUBLIC_API_URL must be set in production, e.g. https://api.example.com',
        '  PUBLIC_WIDGETS_URL must be set in production, e.g. https://widgets.example.com',
        '  PUBLIC_WEB_URL must be set in production, e.g. https://web.example.com',
        '  PUBLIC_MCP_URL must be set in production, e.g. https://mcp.example.com',
      ].join('\n'),
    );
  });

  it('requires MAIL_FROM if there is a mail server', () => {
    const Mail = z.object({ ...SECRET_ENVIRONMENT, ...MAIL_ENVIRONMENT });
    expect(parseEnvironment(Mail, production).MAIL_FROM.address).toBe('marquee@localhost');
    expect(() =>
      parseEnvironment(Mail, { ...production, SMTP_URL: 'smtp://mail.example.com' }),
    ).toThrow('MAIL_FROM must be set in production');
  });

  it('is the only mode that requires PUBLIC_* and MAIL_FROM', () => {
    expect(parse({ SMTP_URL: 'smtp://mail.example.com' }).PUBLIC_API_URL).toBeUndefined();
  });
});

describe('HASH_SECRETS outside production', () => {
  it.each([undefined, '127.0.0.1', '127.8.0.1', '::1', 'localhost'])(
    'has a default if HOST is %s',
    (HOST) => {
      expect(secretSettings(parse({ HOST }))).toEqual(['development']);
    },
  );

  it.each(['0.0.0.0', '::', '192.168.1.7', 'example.com', '127.example.com'])(
    'is required if HOST is %s',
    (HOST) => {
      for (const HASH_SECRET of [undefined, 'development'])
        expect(() => parse({ HOST, HASH_SECRET })).toThrow('HASH_SECRETS must be set');
    },
  );
});

describe('HASH_SECRETS', () => {
  const [A, B] = ['a'.repeat(32), 'b'.repeat(32)];

  it('is a list, and HASH_SECRET is taken whole', () => {
    expect(secretSettings(parse({ HASH_SECRETS: `${A}, ${B}` }))).toEqual([A, B]);
    expect(secretSettings(parse({ HASH_SECRET: `${A}, ${B}` }))).toEqual([`${A}, ${B}`]);
  });

  it('is refused together with HASH_SECRET, with a short secret, or with an empty one', () => {
    expect(() => parse({ HASH_SECRETS: A, HASH_SECRET: A })).toThrow('keep HASH_SECRETS');
    for (const list of [`${A},hunter2`, `${A},`, `,${A}`])
      expect(() => parse({ HASH_SECRETS: list })).toThrow(/at least 32 characters(?!.*hunter2)/s);
  });
});

describe('a public URL', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['HTTPS://API.example.com//', 'https://api.example.com'],
    ['https://example.com/events-api/', 'https://example.com/events-api'],
    ['http://10.0.0.1:3000', 'http://10.0.0.1:3000'],
  ])('%s becomes %s', (given, used) => {
    expect(parse({ PUBLIC_API_URL: given }).PUBLIC_API_URL).toBe(used);
  });

  it.each([
    'api.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'http:',
    'https://user:hunter2@api.example.com',
    'https://api.example.com?key=hunter2',
    'https://api.example.com/#top',
  ])('%s is rejected without its value in the message', (given) => {
    expect(() => parse({ PUBLIC_API_URL: given })).toThrow(
      /PUBLIC_API_URL must be an http\(s\) address(?!.*hunter2)/s,
    );
  });

  it.each([
    ['https://mcp.example.com', 'https://mcp.example.com/mcp'],
    ['https://example.com/tools/mcp', 'https://example.com/tools/mcp'],
  ])('of the tool server, %s, becomes %s', (given, used) => {
    expect(parse({ PUBLIC_MCP_URL: given }).PUBLIC_MCP_URL).toBe(used);
  });
});

describe('MCP_SHARED_NETWORKS', () => {
  const parseNetworks = (given: string) =>
    z.object(MCP_ENVIRONMENT).parse({ MCP_SHARED_NETWORKS: given });

  it('is a list of networks and addresses', () => {
    expect(parseNetworks('198.51.100.0/24, 2001:db8::/32,192.0.2.1')).toEqual({
      MCP_SHARED_NETWORKS: ['198.51.100.0/24', '2001:db8::/32', '192.0.2.1'],
    });
  });

  it.each(['198.51.100.0/33', 'claude.ai', '198.51.100.0/24,', '*'])('%s is rejected', (given) => {
    expect(() => parseNetworks(given)).toThrow('must be networks as CIDRs');
  });
});

describe('PORT', () => {
  const portOf = (settings: NodeJS.ProcessEnv) => ownPort(parse(settings), 'API_PORT');

  it.each([
    [{}, { port: 3000, portSetting: 'API_PORT' }],
    [{ PORT: '8080' }, { port: 8080, portSetting: 'PORT' }],
    [
      { PORT: '8080', API_PORT: '' },
      { port: 8080, portSetting: 'PORT' },
    ],
    [
      { PORT: '8080', API_PORT: '4000' },
      { port: 4000, portSetting: 'API_PORT' },
    ],
    [
      { PORT: '8080', API_PORT: '0' },
      { port: 0, portSetting: 'API_PORT' },
    ],
    [
      { PORT: '8080', API_PORT: 'tcp://10.0.0.3:3000' },
      { port: 8080, portSetting: 'PORT' },
    ],
    [
      { PORT: '8080', WIDGETS_PORT: '4001' },
      { port: 8080, portSetting: 'PORT' },
    ],
  ])('from %j is %j', (settings, expected) => {
    expect(portOf(settings)).toEqual(expected);
  });

  it('is named in the error if it is not a port', () => {
    expect(() => parse({ PORT: 'http' })).toThrow(/ {2}PORT must be a port from 0 to 65535/);
  });
});

it('reports a misspelled name together with invalid values', () => {
  expect(() => parse({ REDIS_URI: 'redis://hunter2@localhost', API_PORT: '70000' })).toThrow(
    [
      'These settings cannot be used:',
      '  REDIS_URI is not a setting. Did you mean REDIS_URL?',
      '  API_PORT must be a port from 0 to 65535',
    ].join('\n'),
  );
});
