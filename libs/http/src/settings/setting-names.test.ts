import { describe, expect, it } from '@jest/globals';
import { misspelledLines } from './environment/misspelled-names.ts';
import { fileVariants } from './environment/secret-files.ts';
import { warnAboutSettings } from './environment/warn-about-settings.ts';
import { KNOWN_NAMES, SETTING_NAMES } from './names.ts';

const misspelled = (...names: string[]) =>
  misspelledLines(new Map(names.map((name) => [name, 'x'])));

function warningsFor(environment: NodeJS.ProcessEnv): Record<string, string[]> {
  const warnings: Record<string, string[]> = {};
  warnAboutSettings(environment, ({ names }, event) => (warnings[event] = names));
  return warnings;
}

describe('an unknown variable within two edits of a setting', () => {
  it.each([
    ['REDIS_URI', 'REDIS_URL'],
    ['REDS_URL', 'REDIS_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI_FILE', 'DATABASE_URL_FILE'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['HASH_SECERTS', 'HASH_SECRETS'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRETS'],
    ['STRIPE_SECRET_KEYS_FILE', 'STRIPE_SECRET_KEY_FILE'],
    ['PUBIC_API_URL', 'PUBLIC_API_URL'],
    ['PUBLIC_WIDGET_URL', 'PUBLIC_WIDGETS_URL'],
    ['API_PROT', 'API_PORT'],
    ['SMTP_URI', 'SMTP_URL'],
    ['TRUST_PROXIES', null],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['INGEST_MAX_MBS', 'INGEST_MAX_MB'],
    ['TICKETMASTER_APIKEY', 'TICKETMASTER_API_KEY'],
  ])('%s is reported with the suggestion %s', (name, setting) => {
    expect(misspelled(name)).toEqual(
      setting === null ? [] : [`${name} is not a setting. Did you mean ${setting}?`],
    );
  });

  it('is reported for each setting with two letters swapped or one missing', () => {
    const long = SETTING_NAMES.filter((name) => name.length >= 9);
    expect(long.length).toBeGreaterThan(30);
    for (const name of long) {
      const missing = name.slice(0, 2) + name.slice(3);
      const swapped = name.slice(0, 1) + name.charAt(2) + name.charAt(1) + name.slice(3);
      for (const typo of [missing, swapped].filter((typo) => typo !== name))
        expect([typo, misspelled(typo).length]).toEqual([typo, 1]);
    }
  });
});

// From images of Node, PostgreSQL, Redis and Python, GitHub Actions, Kubernetes, Docker links,
// Heroku, Render, Fly, Cloud Run, ECS.
const FOREIGN: Record<string, string> = {
  ...{
    PATH: '/usr/bin',
    HOME: '/root',
    HOSTNAME: 'e1',
    PWD: '/',
    OLDPWD: '/',
    SHLVL: '1',
    TERM: 'xterm',
    LANG: 'C',
  },
  ...{
    HOSTS: 'a',
    POST: 'x',
    PORTS: '1,2',
    USER: 'node',
    SHELL: '/bin/sh',
    TZ: 'UTC',
    EDITOR: 'vi',
    _: '/usr/bin/env',
  },
  ...{
    LC_ALL: 'C',
    LC_CTYPE: 'C',
    TMPDIR: '/tmp',
    MAIL: '/var/mail/root',
    LOGNAME: 'root',
    XDG_RUNTIME_DIR: '/run',
  },
  ...{
    NODE_VERSION: '24.1.0',
    YARN_VERSION: '1.22',
    NODE_OPTIONS: '',
    NODE_PATH: '/x',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  },
  ...{
    NODE_COMPILE_CACHE: '/tmp',
    NODE: '/usr/bin/node',
    npm_config_loglevel: 'notice',
    npm_lifecycle_event: 'start',
  },
  ...{
    npm_package_name: 'marquee',
    INIT_CWD: '/app',
    COLOR: '1',
    FORCE_COLOR: '1',
    NO_COLOR: '1',
    DEBUG: 'x',
  },
  ...{
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_TOKEN: 'x',
    RUNNER_TEMP: '/t',
    GITHUB_API_URL: 'https://api',
  },
  ...{
    HTTP_PROXY: 'http://p',
    HTTPS_PROXY: 'http://p',
    NO_PROXY: 'x',
    http_proxy: 'http://p',
    no_proxy: 'x',
  },
  ...{
    KUBERNETES_SERVICE_HOST: '10.0.0.1',
    KUBERNETES_PORT: 'tcp://10.0.0.1:443',
    KUBERNETES_SERVICE_PORT_HTTPS: '443',
  },
  ...{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b', OTEL_RESOURCE_ATTRIBUTES: 'a=b', OTEL_SERVICE_NAME: 'x' },
  ...{
    MARQUEE_API_SERVICE_HOST: '10.0.0.2',
    MARQUEE_API_SERVICE_PORT: '80',
    MARQUEE_API_PORT: 'tcp://10.0.0.2:80',
  },
  ...{ MARQUEE_API_PORT_80_TCP: 'tcp://10.0.0.2:80', MARQUEE_API_PORT_80_TCP_ADDR: '10.0.0.2' },
  ...{
    API_SERVICE_HOST: '10.0.0.3',
    API_PORT: 'tcp://10.0.0.3:3000',
    API_PORT_3000_TCP_PROTO: 'tcp',
  },
  ...{
    REDIS_SERVICE_HOST: '10.0.0.4',
    REDIS_PORT: 'tcp://10.0.0.4:6379',
    REDIS_PORT_6379_TCP: 'tcp://10.0.0.4:6379',
  },
  ...{
    WIDGETS_PORT: 'tcp://10.0.0.5:3001',
    MCP_SERVICE_PORT_HTTP: '80',
    POSTGRES_PASSWORD: 'x',
    PGDATA: '/d',
  },
  ...{
    DYNO: 'web.1',
    HEROKU_POSTGRESQL_BLACK_URL: 'postgres://x',
    PORT: '5000',
    WEB_CONCURRENCY: '2',
    MEMORY_AVAILABLE: '1',
  },
  ...{
    RENDER: 'true',
    RENDER_EXTERNAL_HOSTNAME: 'x',
    RENDER_EXTERNAL_URL: 'https://x',
    FLY_APP_NAME: 'x',
    FLY_REGION: 'ams',
  },
  ...{
    PRIMARY_REGION: 'ams',
    K_SERVICE: 'api',
    K_REVISION: '1',
    AWS_REGION: 'eu',
    ECS_CONTAINER_METADATA_URI: 'http://x',
  },
  ...{
    APP_PORT: '80',
    APP_ENV: 'x',
    APP_URL: 'http://x',
    API_HOST: 'x',
    API_URL: 'http://x',
    API_KEY: 'x',
    TCP_PORT: '1',
  },
  ...{
    ADMIN_HOST: 'x',
    WORKER_HOST: 'x',
    WORKER_COUNT: '2',
    WEB_HOST: 'x',
    LOG_FORMAT: 'json',
    LOG_FILE: '/x',
  },
  ...{
    MAIL_HOST: 'x',
    MAIL_PORT: '25',
    SECRET_KEY: 'x',
    SECRET_KEY_BASE: 'x',
    OPENAI_API_KEY: 'x',
    HOST_IP: '1.2.3.4',
  },
  ...{ MARQUEE_TEST_POSTGRES: 'postgresql://x', BIND_ADDRESS: '0.0.0.0' },
};

it('accepts the variables that container platforms set', () => {
  expect(misspelled(...Object.keys(FOREIGN))).toEqual([]);
  expect(warningsFor(FOREIGN)).toEqual({});
});

it('accepts every setting with its *_FILE variant', () => {
  expect(misspelled(...KNOWN_NAMES)).toEqual([]);
  expect(warningsFor(Object.fromEntries(SETTING_NAMES.map((name) => [name, '1'])))).toEqual({});
});

it('warns once about all unknown names with a known prefix', () => {
  const environment = {
    DATABASE_HOST: 'x',
    REDIS_TLS_URL: 'rediss://x',
    REDIS_URL_2: 'redis://x',
    STRIPE_MODE: 'live',
    SMTP_USER: 'u',
    AI_TEMPERATURE: '1',
    PUBLIC_URL: 'https://x',
    MARQUEE_CACHE: '1',
    INGEST_LIMIT: '1',
  };
  expect(misspelled(...Object.keys(environment))).toEqual([]);
  expect(warningsFor(environment)).toEqual({ 'settings.unknown': Object.keys(environment) });
});

it('does not warn about empty variables', () => {
  expect(warningsFor({ STRIPE_MODE: '', DATABASE_HOST: '' })).toEqual({});
});

it('offers a *_FILE variant for secrets only', () => {
  expect(fileVariants(SETTING_NAMES).sort()).toEqual(
    SETTING_NAMES.filter((name) =>
      /^(DATABASE_(\w+_)?URLS?|NATS_URL|REDIS_URL|SMTP_URL)$|SECRET|API_KEY|TOKEN|CLIENT_ID|APP_ID/.test(
        name,
      ),
    )
      .map((name) => `${name}_FILE`)
      .sort(),
  );
});
