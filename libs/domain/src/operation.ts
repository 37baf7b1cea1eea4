import type { z } from 'zod';
import type { ErrorCode } from './domain-error.ts';

/**
 * What may be asked, once for every face: route, validation, OpenAPI entry, response filter and tool are made of it.
 * It never sees a request or a status code; what it refuses it throws as a DomainError.
 */
export interface Operation<Deps, Input extends z.ZodObject, Output extends z.ZodObject> {
  /** snake_case, unique: the OpenAPI operationId. */
  name: string;
  /** A few words. */
  summary: string;
  /** What a caller should know before the first call. */
  description: string;
  input: Input;
  output: Output;
  /** What it may refuse beside wrong input and unknown ids: for the reference. */
  errorCodes?: readonly ErrorCode[];
  run: (deps: Deps, input: z.output<Input>) => Promise<z.input<Output> & WithWarnings>;
}

/** What was odd about an input and yet answered, told beside the answer. */
export interface WithWarnings {
  warnings?: string[];
}

/** Gives an operation its types; it is otherwise the object itself. */
export const defineOperation = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  operation: Operation<Deps, Input, Output>,
) => operation;
