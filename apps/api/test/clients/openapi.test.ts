import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { z } from 'zod';
import { OTHER_ENDPOINTS } from '../../src/other-endpoints.ts';
import { routes } from '../../src/routes.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Parameter {
  name: string;
  description?: string;
  required?: boolean;
  schema: Record<string, unknown> & { type: string; examples?: unknown[] };
}

interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { example?: unknown }>;
}

interface Body {
  content: { 'application/json': { schema: { properties: Record<string, Parameter['schema']> } } };
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: Body; responses: Record<string, Response> }
    >
  >;
}

/** Rules of the OWASP set that are off, each with the reason. */
const OWASP_RULES_OFF = {
  'api2:2023-no-credentials-in-url':
    'it fails on each schema with a property named `in`; key-in-query.ts rejects keys in URLs',
  'api4:2023-integer-format': 'minimum and maximum are exact; int32 and int64 are not',
  'api4:2023-rate-limit':
    'the headers are described for successful responses, and Retry-After for the others',
  'api8:2023-define-cors-origin': 'every response has it: 463 repetitions would say no more',
};

const OWASP = 'owasp:';

/** The severity of an error in Spectral. */
const ERROR = 0;

/** Limits protect us from input. Responses have those of the stored input. */
const isLimitOfResponse = (code: string, [root, ...path]: (string | number)[]) =>
  code.endsWith('-limit') && (root === 'components' || path.includes('responses'));

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

describe('/openapi.json', () => {
  let api: Api;
  let text: string;
  let document: Document;
  beforeAll(async () => {
    // The event in the examples of the reference.
    const known = buildEvent({ title: 'React Day Berlin', start_local: '2026-12-04T09:00:00' });
    api = await createTestApi({ events: [buildEvent(), known] });
    ({ text } = await api.get('/openapi.json').expect(200));
    document = JSON.parse(text) as Document;
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const described = () =>
    routes.map((route) => {
      const operation = document.paths[templateOf(route.path)]?.[route.method];
      if (!operation) throw new Error(`${route.path} is not described`);
      const fields = Object.entries(
        operation.requestBody?.content['application/json'].schema.properties ?? {},
      );
      const body = fields.map(([name, schema]) => ({ name, schema, ...schema, required: true }));
      return { ...route, ...operation, parameters: [...(operation.parameters ?? []), ...body] };
    });

  it('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  describe('passes', () => {
    let problems: Awaited<ReturnType<InstanceType<typeof spectral.Spectral>['run']>>;
    beforeAll(async () => {
      const linter = new spectral.Spectral();
      const rules = Object.fromEntries(
        Object.keys(OWASP_RULES_OFF).map((rule) => [`${OWASP}${rule}`, 'off' as const]),
      );
      const sets = [rulesets.oas, owasp] as unknown as RulesetDefinition[];
      linter.setRuleset({ extends: sets.map((set) => [set, 'recommended']), rules });
      problems = await linter.run(text);
    });

    it('the recommended rules of Spectral', () => {
      const ours = problems.filter(({ code }) => !String(code).startsWith(OWASP));
      expect(ours.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
    });

    it('the OWASP rules of Spectral', () => {
      const ours = problems.filter(
        ({
          code,
          severity,
          path,
        }: {
          code: string | number;
          severity: number;
          path: (string | number)[];
        }) =>
          String(code).startsWith(OWASP) &&
          severity === ERROR &&
          !isLimitOfResponse(String(code), path),
      );
      expect(ours.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
    });
  });

  it('describes every parameter with its bounds and an example', () => {
    const lacking = described().flatMap(({ path, parameters }) =>
      parameters.filter((parameter) => !isWhole(parameter)).map(({ name }) => `${path} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it('has examples of parameters that their operations accept', () => {
    for (const { operation, parameters } of described()) {
      for (const { name, schema } of parameters) {
        const field = operation.input.shape[name];
        for (const example of schema.examples ?? [])
          expect([name, field?.safeParse(example).error]).toEqual([name, undefined]);
      }
    }
  });

  it('has examples of parameters for which the API responds with 200', async () => {
    const lists = described().filter(({ method, path }) => method === 'get' && !path.includes(':'));
    const urls = new Map<string, string>(); // a filter of several lists is tested on the first
    for (const { path, parameters } of lists) {
      const required = parameters.filter((parameter) => parameter.required);
      const needed = Object.fromEntries(
        required.map(({ name, schema }) => [name, String(schema.examples?.[0])]),
      );
      for (const { name, schema } of parameters.filter(({ name }) => name !== 'cursor')) {
        for (const example of schema.examples ?? []) {
          const parameter = `${name}=${String(example)}`;
          const query = new URLSearchParams({
            ...needed,
            ...COMPANIONS[name],
            [name]: String(example),
          });
          if (!urls.has(parameter)) urls.set(parameter, `${path}?${query.toString()}`);
        }
      }
    }
    expect(urls.size).toBeGreaterThan(40);
    await api.database.pool.query(`
      INSERT INTO artist (id, slug, name, name_key) VALUES ('${ARTIST_ID}', 'grateful-dead', 'Grateful Dead', 'grateful dead')`);
    await api.database.pool.query(`
      INSERT INTO revision_state (id, change_number, record_form) VALUES (1, 0, 'test')`);
    for (const url of urls.values()) await api.get(url).expect(200);
  });

  it('has a valid example of every successful JSON response', () => {
    for (const { operation, format, responses } of described()) {
      if (format) continue;
      const Success = z.strictObject({ ok: z.literal(true), ...operation.output.shape });
      const example = (responses['200'] ?? responses['201'])?.content?.['application/json']
        ?.example;
      expect([operation.name, Success.safeParse(example).error]).toEqual([
        operation.name,
        undefined,
      ]);
      // the placeholder for a field without an example
      expect(JSON.stringify(example)).not.toContain('"string"');
    }
  });

  it('lists the problems of every operation by status and code', () => {
    for (const { path, method, operation, responses } of described()) {
      const invalid = method === 'get' ? 'invalid_parameter' : 'invalid_body';
      const codes = [
        invalid,
        'invalid_api_key',
        'quota_exceeded',
        'internal_error',
        'unavailable',
        ...(operation.errorCodes ?? []),
      ];
      if (path.includes(':')) codes.push('not_found');
      const descriptions = Object.values(responses).map(({ description }) => description);
      for (const code of codes) expect(descriptions.join()).toContain(`\`${code}\``);
    }
  });

  it('describes the endpoints outside the table of routes as they respond', async () => {
    for (const { path, output } of OTHER_ENDPOINTS.filter((endpoint) => endpoint.output !== null)) {
      const { body } = await api.get(path.replace('{type}', 'not-found')).expect(200);
      expect([path, z.strictObject(output?.shape ?? {}).safeParse(body).error]).toEqual([
        path,
        undefined,
      ]);
    }
  });

  it('lists the headers of responses', async () => {
    const { headers } = await api.get('/events?unknown=1').expect(200);
    const responses = document.paths['/events']?.['get']?.responses ?? {};
    for (const name of Object.keys(responses['200']?.headers ?? {}))
      expect(headers).toHaveProperty(name.toLowerCase());
    for (const status of ['429', '503'])
      expect(responses[status]?.headers).toHaveProperty('Retry-After');
  });
});

/** Other parameters that the example of a parameter requires. */
const COMPANIONS: Readonly<Record<string, Record<string, string>>> = {
  radius_km: { near: '52.52,13.405' },
  source_id: { source: 'confs-tech' },
  format: { artist: 'grateful-dead' },
  theme: { artist: 'grateful-dead' },
};

/** The id in the examples. */
const ARTIST_ID = '01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7';

const isWhole = ({ description = '', schema }: Parameter): boolean =>
  description.length > 10 && (schema.examples ?? []).length > 0 && isBounded(schema);

function isBounded(schema: Parameter['schema']): boolean {
  const { type, maxLength, minimum, maximum, minItems, maxItems, items, properties } = schema;
  if (type === 'array')
    return (
      [minItems, maxItems].every((bound) => typeof bound === 'number') ||
      isBounded(items as Parameter['schema'])
    );
  if (type === 'object') return Object.keys(properties as object).length > 0;
  const bounds = type === 'string' ? [maxLength] : [minimum, maximum];
  return (
    type === 'boolean' || 'enum' in schema || bounds.every((bound) => typeof bound === 'number')
  );
}
