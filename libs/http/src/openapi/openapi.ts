import { ERROR_CODES, type ErrorCode } from '@marquee/domain';
import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { PROBLEMS } from '../problems/problems.ts';
import type { Format, Route } from '../requests/route.ts';
import { withExamples } from './openapi-examples.ts';
import {
  ANSWERED,
  HEADERS,
  refToHeaders,
  REDIRECTED,
  REFUSED,
  RETRIED,
} from './openapi-headers.ts';
import type { OtherEndpoint } from './other-endpoint.ts';

const InputProblem = z
  .object({ in: z.string(), name: z.string(), code: z.string(), detail: z.string() })
  .meta({ id: 'InputProblem', description: 'One input that is wrong.' });

const Problem = z
  .object({
    ok: z.literal(false),
    type: z.string().meta({ description: 'The URL of a page that explains the problem.' }),
    title: z.string(),
    status: z.int(),
    code: z.enum(ERROR_CODES),
    detail: z.string(),
    instance: z.string(),
    request_id: z.string(),
    errors: z.array(InputProblem).optional(),
  })
  .meta({
    id: 'Problem',
    description: 'RFC 9457, with ok and code.',
    examples: [
      {
        ok: false,
        type: 'http://localhost:3000/problems/invalid-parameter',
        title: 'Invalid parameter',
        status: 400,
        code: 'invalid_parameter',
        detail: 'limit must be a whole number from 1 to 100',
        instance: '/events?limit=0',
        request_id: '6f1c2a34-5d0e-4a41-9a55-0d8d3b1f7a10',
        errors: [
          {
            in: 'query',
            name: 'limit',
            code: 'too_small',
            detail: 'must be a whole number from 1 to 100',
          },
        ],
      },
    ],
  });

const Warnings = z
  .array(z.string())
  .optional()
  .meta({ description: 'Parts of the request that were ignored or that look like mistakes.' });

export interface DocumentParts {
  apiUrl: string;
  title: string;
  description: string;
  /** The release of Marquee; `info.version` is that of the API. */
  release?: string;
  /** The description of each tag. */
  tags?: Readonly<Record<string, string>>;
  /** Endpoints that are not in the table of routes. */
  otherEndpoints?: readonly OtherEndpoint[];
}

/**
 * Returns the OpenAPI 3.1 document of a table of routes, built from the schemas that validate
 * requests and responses.
 */
export function openApiDocument<Deps>(routes: Route<Deps>[], parts: DocumentParts): object {
  const { apiUrl, title, description, release, tags = {}, otherEndpoints = [] } = parts;
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const template = route.path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [route.method]: describe(template, route) };
  }
  for (const endpoint of otherEndpoints) paths[endpoint.path] = { get: describeOther(endpoint) };
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title,
        version: '1.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
        contact: { name: title, url: apiUrl },
        ...(release !== undefined && { 'x-release': release }),
      },
      servers: [{ url: apiUrl, 'x-internal': false }],
      tags: listTags([...routes, ...otherEndpoints], tags),
      security: [{}, { ApiKey: [] }, { Bearer: [] }],
      components: {
        headers: HEADERS,
        securitySchemes: {
          ApiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          Bearer: { type: 'http', scheme: 'bearer', description: 'The same key as in X-API-Key.' },
        },
      },
      paths,
    },
    { override: tidy },
  );
  return withExamples(document);
}

function describe<Deps>(template: string, route: Route<Deps>): ZodOpenApiOperationObject {
  const { operation, format } = route;
  const { name, summary, description } = operation;
  const [, extension] = /\.(\w+)$/.exec(template) ?? [];
  return {
    operationId: extension === undefined ? name : `${name}_as_${extension}`,
    tags: [tagFor(template)],
    summary: format ? `${summary}: ${format.description}` : summary,
    ...(route.deprecation && { deprecated: true }),
    description,
    ...describeInput(template, route),
    responses: { ...describeSuccess(route), ...describeProblems(template, route) },
  };
}

const listTags = (routes: { path: string }[], descriptions: Readonly<Record<string, string>>) =>
  [...new Set(routes.map(({ path }) => tagFor(path)))].map((name) => {
    const description = descriptions[name];
    return { name, ...(description !== undefined && { description }) };
  });

function describeOther(endpoint: OtherEndpoint): ZodOpenApiOperationObject {
  const { path, name, summary, description, parameters, output, errorCodes } = endpoint;
  const { hasPage = false, sameFor = [], others = {} } = endpoint;
  const content = output
    ? {
        'application/json': { schema: output },
        ...(hasPage && { 'text/html': { schema: { type: 'string' as const } } }),
      }
    : { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } };
  const success = { description: 'OK', content };
  const problems = Map.groupBy(errorCodes, (code) => String(PROBLEMS[code].status));
  return {
    operationId: name,
    tags: [tagFor(path)],
    summary,
    description,
    ...(parameters && { requestParams: { path: parameters } }),
    responses: {
      '200': success,
      ...Object.fromEntries(
        sameFor.map((status) => [
          status,
          { ...success, description: 'The same, with `ok: false`.' },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(others).map(([status, text]) => [status, { description: text }]),
      ),
      ...Object.fromEntries(
        [...problems].map(([status, codes]) => [status, problemResponse(codes)]),
      ),
    },
  };
}

/** `/events/facets` has the tag Events. */
const tagFor = (template: string): string => {
  const [, first = ''] = /^\/([a-z]+)/.exec(template) ?? [];
  return first.charAt(0).toUpperCase() + first.slice(1);
};

function describeInput<Deps>(template: string, { method, operation: { input } }: Route<Deps>) {
  const inPath = new Set(namesIn(template));
  const pick = (isInPath: boolean) =>
    z.object(
      Object.fromEntries(
        Object.entries(input.shape).filter(([key]) => inPath.has(key) === isInPath),
      ),
    );
  if (method === 'get') return { requestParams: { path: pick(true), query: pick(false) } };
  const body = pick(false);
  const content = { 'application/json': { schema: body } };
  return {
    requestParams: { path: pick(true) },
    ...(Object.keys(body.shape).length > 0 && { requestBody: { required: true, content } }),
  };
}

const namesIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

function describeSuccess<Deps>(route: Route<Deps>) {
  const { method, operation, format, alternates, status = 200, isVolatile } = route;
  const schema = z.object({ ok: z.literal(true), ...operation.output.shape, warnings: Warnings });
  const content = {
    ...(!format && { 'application/json': { schema } }),
    ...textContent(format ? [format] : (alternates ?? [])),
  };
  return {
    [String(status)]: {
      description: status === 201 ? 'Created' : 'OK',
      content,
      headers: refToHeaders(ANSWERED),
    },
    ...(route.redirect && {
      '302': { description: 'Redirect to another URL.', headers: refToHeaders(REDIRECTED) },
    }),
    ...(method === 'get' &&
      !isVolatile && {
        '304': {
          description: 'Unchanged since the response that If-None-Match names.',
          headers: refToHeaders(ANSWERED),
        },
      }),
  };
}

/** Returns a response for each status. Problems that share a status share a response. */
function describeProblems<Deps>(template: string, { method, operation }: Route<Deps>) {
  const codes: ErrorCode[] = [
    ...(method === 'get'
      ? (['invalid_parameter', 'not_acceptable'] as const)
      : (['malformed_json', 'invalid_body', 'body_too_large', 'unsupported_media_type'] as const)),
    'invalid_api_key',
    'expired_api_key',
    ...(namesIn(template).length > 0 ? (['not_found'] as const) : []),
    ...(operation.errorCodes ?? []),
    'quota_exceeded',
    'internal_error',
    'unavailable',
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => String(PROBLEMS[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, problemResponse(group)]),
  );
}

const textContent = <Deps>(formats: Format<Deps, z.ZodObject>[]) =>
  Object.fromEntries(
    formats.map(({ type }) => {
      const [mediaType = type] = type.split(';');
      return [
        mediaType,
        {
          schema: { type: mediaType.endsWith('json') ? ('object' as const) : ('string' as const) },
        },
      ];
    }),
  );

const problemResponse = (codes: ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; '),
  content: { 'application/problem+json': { schema: Problem } },
  headers: refToHeaders(
    codes.some((code) => code === 'unavailable' || code === 'quota_exceeded') ? RETRIED : REFUSED,
  ),
});

type JsonSchema = Parameters<NonNullable<CreateDocumentOptions['override']>>[0]['jsonSchema'];

function tidy({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: JsonSchema;
  zodSchema: z.core.$ZodTypes;
}): void {
  // If an object were closed, a new field would be an error for clients that validate responses.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Bounds of the safe integers are noise in the document.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // zod-openapi drops the examples of transformed schemas, because they could be outputs. Ours are
  // always inputs.
  const examples = z.globalRegistry.get(zodSchema)?.examples;
  if (Array.isArray(examples)) jsonSchema.examples = examples;
}
