import { ERROR_CODES, type ErrorCode } from '@marquee/domain';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { PROBLEMS } from './problems.ts';
import type { Format, Route } from './route.ts';

const InputProblem = z
  .object({ in: z.string(), name: z.string(), code: z.string(), detail: z.string() })
  .meta({ id: 'InputProblem', description: 'One input that is wrong.' });

const Problem = z
  .object({
    ok: z.literal(false),
    type: z.string().meta({ description: 'An address that explains the problem.' }),
    title: z.string(),
    status: z.int(),
    code: z.enum(ERROR_CODES),
    detail: z.string(),
    instance: z.string(),
    request_id: z.string(),
    errors: z.array(InputProblem).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457, with ok and code.' });

const Warnings = z
  .array(z.string())
  .optional()
  .meta({ description: 'What was odd about the request and yet answered.' });

export interface DocumentParts {
  apiUrl: string;
  title: string;
  description: string;
}

/** The OpenAPI 3.1 document of a table of routes, made of the schemas that validate and filter. */
export function openApiDocument<Deps>(routes: Route<Deps>[], { apiUrl, title, description }: DocumentParts): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const template = route.path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [route.method]: describe(template, route) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title, version: '1.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: apiUrl }],
      paths,
    },
    { override: leaveOpen },
  );
  return document;
}

function describe<Deps>(template: string, { operation, format, alternates }: Route<Deps>): ZodOpenApiOperationObject {
  const { name, summary, description, input, output } = operation;
  const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
  const pick = (wanted: boolean) =>
    z.object(Object.fromEntries(Object.entries(input.shape).filter(([key]) => inPath.has(key) === wanted)));
  const success = z.object({ ok: z.literal(true), ...output.shape, warnings: Warnings });
  const codes: ErrorCode[] = [
    'invalid_parameter',
    ...(inPath.size > 0 ? ['not_found' as const] : []),
    'internal_error',
    'unavailable',
  ];
  return {
    operationId: format ? `${name}_as_${template.split('.').at(-1) ?? ''}` : name,
    summary: format ? `${summary}: ${format.description}` : summary,
    description,
    requestParams: { path: pick(true), query: pick(false) },
    responses: {
      '200': {
        description: 'OK',
        content: {
          ...(!format && { 'application/json': { schema: success } }),
          ...textContent(format ? [format] : (alternates ?? [])),
        },
      },
      '304': { description: 'Unchanged since the answer that If-None-Match names.' },
      ...Object.fromEntries(codes.map((code) => [String(PROBLEMS[code].status), problemResponse(code)])),
    },
  };
}

const textContent = <Deps>(formats: Format<Deps, z.ZodObject>[]) =>
  Object.fromEntries(formats.map(({ type }) => [type.split(';')[0] ?? type, { schema: { type: 'string' as const } }]));

const problemResponse = (code: ErrorCode) => ({
  description: PROBLEMS[code].title,
  content: { 'application/problem+json': { schema: Problem } },
});

// A closed object would make a new field of an answer an error to clients that validate.
function leaveOpen({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
