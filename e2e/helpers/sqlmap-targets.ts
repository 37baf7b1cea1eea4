import { operationsIn, type Operation } from '../../apps/api/test/hostile/generate-requests.ts';
import { knownFor, type KnownValues } from '../../apps/api/test/known-values.ts';

const READS_NOTHING = /^\/(?:health|problems|snapshots)/;

export interface BodyTarget {
  url: string;
  body: string;
}

/**
 * Returns what sqlmap tries: an address for each parameter of a read, and a body for each operation
 * that has one.
 */
export function sqlmapTargets(document: object, origin: string, known: KnownValues) {
  const operations = operationsIn(document).filter(({ path }) => !READS_NOTHING.test(path));
  return {
    urls: operations
      .filter(({ method }) => method === 'GET')
      .flatMap((operation) => toPaths(operation, known))
      .map((path) => origin + path),
    bodies: operations.flatMap((operation): BodyTarget[] =>
      operation.body
        ? [{ url: origin + fillPath(operation, known), body: toBody(operation.body) }]
        : [],
    ),
  };
}

/**
 * Returns an address for each parameter, with the required ones. Parameters that are not in the
 * query are marked.
 */
function toPaths(operation: Operation, known: KnownValues): string[] {
  const { path, parameters } = operation;
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required);
  const optional = inQuery.filter((parameter) => !parameter.required);
  const filled = fillPath(operation, known);
  const toQuery = (chosen: typeof inQuery) =>
    new URLSearchParams(
      chosen.map(({ name, schema }) => [
        name,
        toText(knownFor(operation, name, known)[0] ?? schema.examples?.[0] ?? 1),
      ]),
    ).toString();
  const paths = optional.map((parameter) => `${filled}?${toQuery([...required, parameter])}`);
  if (required.length > 0 && optional.length === 0) paths.push(`${filled}?${toQuery(required)}`);
  const marked = path.includes('{')
    ? [`${fillPath(operation, known, '*')}${required.length > 0 ? `?${toQuery(required)}` : ''}`]
    : [];
  return [...marked, ...paths];
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const fillPath = (operation: Operation, known: KnownValues, mark = ''): string =>
  operation.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `${knownFor(operation, name, known)[0] ?? 'x'}${mark}`,
  );

const toBody = ({ properties = {} }: NonNullable<Operation['body']>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(properties).map(([name, { examples }]) => [name, examples?.[0] ?? 'x']),
    ),
  );
