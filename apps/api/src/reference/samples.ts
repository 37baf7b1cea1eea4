import { findBody, type Parameter, type ReferenceOperation, type Schema } from './api-document.ts';

/** A request with example values. */
interface SampleRequest {
  method: string;
  url: string;
  body: unknown;
}

const toExample = ({ examples = [], enum: values = [], type }: Schema): unknown =>
  examples[0] ?? values[0] ?? (type === 'integer' || type === 'number' ? 1 : 'text');

/** The required parameters, or the first optional one so that the sample shows how to filter. */
function sampleQuery(parameters: Parameter[]): URLSearchParams {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required);
  const shown = required.length > 0 ? required : inQuery.slice(0, 1);
  return new URLSearchParams(shown.map(({ name, schema }) => [name, String(toExample(schema))]));
}

function sampleBody(schema: Schema | undefined): unknown {
  if (!schema) return undefined;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(properties).filter(
    ([name, { examples }]) => required.includes(name) || examples,
  );
  return Object.fromEntries(shown.map(([name, property]) => [name, toExample(property)]));
}

export function sampleRequest(operation: ReferenceOperation, api: string): SampleRequest {
  const { method, path, parameters = [] } = operation;
  const values = new Map(parameters.map(({ name, schema }) => [name, String(toExample(schema))]));
  const filled = path.replace(/\{(\w+)\}/g, (_part, name: string) =>
    encodeURIComponent(values.get(name) ?? name),
  );
  const query = sampleQuery(parameters).toString();
  return {
    method,
    url: `${api}${filled}${query === '' ? '' : `?${query}`}`,
    body: sampleBody(findBody(operation)),
  };
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

function writeCurl({ method, url, body }: SampleRequest): string {
  const parts = [`curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(url)}`];
  if (body !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `-d ${shellQuote(toJson(body))}`);
  return parts.join(' \\\n  ');
}

function writeTypeScript({ method, url, body }: SampleRequest): string {
  const options = [
    method !== 'GET' && `method: '${method}'`,
    body !== undefined && `headers: { 'Content-Type': 'application/json' }`,
    body !== undefined && `body: JSON.stringify(${indent(toJson(body), '  ')})`,
  ].filter((option) => option !== false);
  const given = options.length === 0 ? '' : `, {\n  ${options.join(',\n  ')},\n}`;
  return `const response = await fetch('${url}'${given});\nconsole.log(await response.json());`;
}

const toPython = (body: unknown): string =>
  toJson(body).replace(
    /: (true|false|null)\b/g,
    (_word, name: string) => `: ${PYTHON[name] ?? name}`,
  );
const PYTHON: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

function writePython({ method, url, body }: SampleRequest): string {
  const data =
    body === undefined ? '' : `,\n    data=json.dumps(${indent(toPython(body), '    ')}).encode()`;
  const headers = body === undefined ? '' : `,\n    headers={'Content-Type': 'application/json'}`;
  return [
    'import json, urllib.request',
    '',
    `request = urllib.request.Request(\n    '${url}',\n    method='${method}'${data}${headers},\n)`,
    'with urllib.request.urlopen(request) as response:',
    '    print(json.load(response))',
  ].join('\n');
}

/** The same request in three languages. */
export const writeSamples = (request: SampleRequest): [language: string, code: string][] => [
  ['curl', writeCurl(request)],
  ['TypeScript', writeTypeScript(request)],
  ['Python', writePython(request)],
];
