import type { LimitClass } from '@marquee/access';
import type { Operation } from '@marquee/domain';
import type { z } from 'zod';
import type { Deprecation } from './deprecation.ts';

/** One row of the route table of an app. */
export interface Route<Deps> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /**
   * Path parameters are written `:name` and are inputs of the operation, like those of the query.
   */
  path: string;
  operation: Operation<Deps, z.ZodObject, z.ZodObject>;
  /** The format of the response, if it is not JSON. */
  format?: Format<Deps, z.ZodObject>;
  /** Further formats, which a client selects with `Accept` or `format`. */
  alternates?: Format<Deps, z.ZodObject>[];
  /** Of a successful response; 200 by default. */
  status?: 200 | 201;
  /** How a request counts. Reads are `read` by default; a write states it. */
  limitClass?: LimitClass;
  /** Returns the URL to redirect to; null: the output is sent. */
  redirect?(output: Record<string, unknown>): string | null;
  /** The response must not be cached. */
  isVolatile?: boolean;
  /** The endpoint ends. */
  deprecation?: Deprecation;
}

/** A representation of an operation's output other than JSON. */
export interface Format<Deps, Output extends z.ZodObject> {
  /** Media type, with its charset if it has one. */
  type: string;
  /** The value of `format` that selects it. Otherwise `Accept` selects it. */
  name?: string;
  /** In addition to those of every response. */
  headers?: Readonly<Record<string, string>>;
  /** A few words for the API reference. */
  description: string;
  write(
    output: z.output<Output>,
    context: FormatContext<Deps>,
  ): string | Buffer | Promise<string | Buffer>;
}

/** What a format may need in addition to the output. */
export interface FormatContext<Deps> {
  deps: Deps;
  /** Path and query of the request, for a format that contains its own URL. */
  path: string;
  /** The parsed input of the operation. */
  input: Readonly<Record<string, unknown>>;
}

type Formats<Deps, Output extends z.ZodObject> = {
  format?: Format<Deps, Output>;
  alternates?: Format<Deps, Output>[];
  redirect?(output: z.output<Output>): string | null;
} & Pick<Route<Deps>, 'limitClass' | 'isVolatile' | 'deprecation'>;

/** Returns a cacheable read. It also responds to HEAD and to conditional requests. */
export const get = <Deps, FormatDeps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  formats: Formats<FormatDeps, Output> = {},
): Route<Deps & FormatDeps> => ({ method: 'get', path, operation, ...formats });

type WriteOptions<Deps> = Pick<Route<Deps>, 'status'> & { limitClass: LimitClass };

/**
 * Returns a write whose inputs are the fields of a JSON body. It counts as a write when they are
 * valid.
 */
export const post = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  options: WriteOptions<Deps>,
): Route<Deps> => ({ method: 'post', path, operation, isVolatile: true, ...options });

export const patch = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  options: Omit<WriteOptions<Deps>, 'status'>,
): Route<Deps> => ({ method: 'patch', path, operation, isVolatile: true, ...options });

export const del = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  options: Omit<WriteOptions<Deps>, 'status'>,
): Route<Deps> => ({ method: 'delete', path, operation, isVolatile: true, ...options });
