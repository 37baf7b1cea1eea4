import { openApiDocument } from '@marquee/http';
import { OTHER_ENDPOINTS } from '../../apps/api/src/other-endpoints.ts';
import { routes } from '../../apps/api/src/routes.ts';

export const COLLECTION = new URL(
  '../../clients/postman/marquee.postman_collection.json',
  import.meta.url,
);

interface Schema {
  examples?: (string | number | boolean)[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Returns a Postman collection (format 2.1, which Bruno and Insomnia also import) from the OpenAPI
 * document.
 */
export const generatePostmanCollection = (): string =>
  `${JSON.stringify(buildCollection(), null, 2)}\n`;

function buildCollection(): object {
  const parts = {
    apiUrl: 'http://localhost:3000',
    title: 'Marquee',
    description: '',
    otherEndpoints: OTHER_ENDPOINTS,
  };
  const { paths } = openApiDocument(routes, parts) as OpenApi;
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      folder: operation.tags[0] ?? '',
      item: toItem(path, method, operation),
    })),
  );
  const folders = Map.groupBy(requests, ({ folder }) => folder);
  return {
    info: {
      name: 'Marquee',
      description:
        'Generated from the OpenAPI document by `npm run client`. Set the variables base_url and api_key.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{api_key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'base_url', value: 'http://localhost:3000' },
      { key: 'api_key', value: '' },
    ],
    item: [...folders].map(([name, items]) => ({ name, item: items.map(({ item }) => item) })),
  };
}

function toItem(
  path: string,
  method: string,
  { summary, description, parameters = [], requestBody }: Operation,
) {
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const query = parameters.filter((parameter) => parameter.in === 'query').map(toQuery);
  const enabled = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  const body = requestBody && exampleOf(requestBody.content['application/json'].schema);
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{base_url}}/${segments}${enabled.length > 0 ? `?${enabled.join('&')}` : ''}`,
        host: ['{{base_url}}'],
        path: segments.split('/'),
        query,
        variable: parameters.filter((parameter) => parameter.in === 'path').map(toVariable),
      },
      ...(body !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

const toVariable = ({ name, description = '', schema }: Parameter) => ({
  key: name,
  value: String(schema.examples?.[0] ?? ''),
  description,
});

/** Optional parameters are listed but not sent. */
const toQuery = (parameter: Parameter) => ({
  ...toVariable(parameter),
  disabled: parameter.required !== true,
});

function exampleOf({ examples, properties }: Schema): unknown {
  if (examples) return examples[0];
  const fields = Object.entries(properties ?? {}).map(([name, schema]) => [
    name,
    exampleOf(schema),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
