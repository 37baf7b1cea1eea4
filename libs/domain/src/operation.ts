import type { z } from 'zod';
import type { ErrorCode } from './errors/domain-error.ts';

/**
 * One use case. The route, validation, OpenAPI entry, response filter and agent tool are derived
 * from it. It never sees a request or a status code. It reports errors by throwing a DomainError.
 */
export interface Operation<Deps, Input extends z.ZodObject, Output extends z.ZodObject> {
  /** snake_case, unique: the OpenAPI operationId. */
  name: string;
  summary: string;
  /** What a caller needs to know before the first call. */
  description: string;
  input: Input;
  output: Output;
  /** The list in the output. Its input `fields` selects the fields of each item. */
  items?: string;
  /** Errors other than invalid input and unknown ids, for the API reference. */
  errorCodes?: readonly ErrorCode[];
  run: (deps: Deps, input: z.output<Input>) => Promise<z.input<Output> & WithWarnings>;
  /**
   * The same, faster: the list `items` is empty, and `texts` are its items as JSON. Null if `run`
   * is needed. For responses in JSON that contain all fields.
   */
  write?: WriteAsText<Deps, Input, Output>;
  /**
   * The same for an operation about one record: the JSON of the output, and what decides its
   * topics.
   */
  writeRecord?: (
    deps: Deps,
    input: z.output<Input>,
  ) => Promise<{ text: string; content: object } | null>;
}

type WriteAsText<Deps, Input extends z.ZodObject, Output extends z.ZodObject> = (
  deps: Deps,
  input: z.output<Input>,
) => Promise<(z.input<Output> & WithWarnings & { texts: string[] }) | null>;

/** Notes about unusual input, returned with a successful result. */
export interface WithWarnings {
  warnings?: string[];
}

/** Returns the operation unchanged. Lets TypeScript infer its types. */
export const defineOperation = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  operation: Operation<Deps, Input, Output>,
) => operation;
