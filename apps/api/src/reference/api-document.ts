/** The parts of the OpenAPI document that the reference shows. */
export interface ApiDocument {
  info: { title: string; description: string; version: string };
  tags: { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
}

export interface Parameter {
  in: 'query' | 'path' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema: Schema; example?: unknown }>>;

export interface Schema extends Alternatives {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
}

/** One of several schemas. */
type Alternatives = Partial<Record<'anyOf', Schema[]>>;

/** An operation with its address. */
export interface ReferenceOperation extends OperationObject {
  method: string;
  path: string;
}

export const listOperations = ({ paths }: ApiDocument): ReferenceOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

const JSON_TYPE = 'application/json';

/** The JSON of a successful response; undefined if it is a file or a redirect. */
export const findSuccess = ({ responses }: OperationObject) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[JSON_TYPE];

export const findBody = ({ requestBody }: OperationObject): Schema | undefined =>
  requestBody?.content[JSON_TYPE]?.schema;
