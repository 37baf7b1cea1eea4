import type { Operation } from '@marquee/domain';
import type { Counting } from '@marquee/quota';
import type { z } from 'zod';

/** One row of an app's table: an address and the operation that answers it. */
export interface Route<Deps> {
  method: 'get' | 'post' | 'delete';
  /** With `:name` for path parameters: they are inputs of the operation like those of the query. */
  path: string;
  operation: Operation<Deps, z.ZodObject, z.ZodObject>;
  /** What the address answers with instead of JSON. */
  format?: Format<Deps, z.ZodObject>;
  /** What it answers with, too, to who asks for it by `Accept`. */
  alternates?: Format<Deps, z.ZodObject>[];
  /** Of success; 200 where absent. */
  status?: 200 | 201;
  /** How a request counts; `read` where absent. */
  counting?: Counting;
  /** Where an answer sends its caller to; null: it is sent itself. */
  redirect?(output: Record<string, unknown>): string | null;
  /** The answer is for its caller and for now. */
  isVolatile?: boolean;
}

/** How an operation's answer looks outside JSON. */
export interface Format<Deps, Output extends z.ZodObject> {
  /** Media type, with its charset where it has one. */
  type: string;
  /** What `format` in the query asks for it by; absent: `Accept` does. */
  name?: string;
  /** Beside those that every answer has. */
  headers?: Readonly<Record<string, string>>;
  /** For the reference: what it is, in a few words. */
  description: string;
  write(output: z.output<Output>, context: FormatContext<Deps>): string | Buffer | Promise<string | Buffer>;
}

/** What a format may need beside the answer. */
export interface FormatContext<Deps> {
  deps: Deps;
  /** The path and query that were asked for, below the public address: for what has to name its own address. */
  path: string;
  /** As the operation read it. */
  input: Readonly<Record<string, unknown>>;
}

type Formats<Deps, Output extends z.ZodObject> = {
  format?: Format<Deps, Output>;
  alternates?: Format<Deps, Output>[];
  redirect?(output: z.output<Output>): string | null;
} & Pick<Route<Deps>, 'counting' | 'isVolatile'>;

/** A read: cacheable, answers HEAD and conditional requests. */
export const get = <Deps, FormatDeps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  formats: Formats<FormatDeps, Output> = {},
): Route<Deps & FormatDeps> => ({ method: 'get', path, operation, ...formats });

/** A write: its inputs are those of a JSON body. Counted once they are valid. */
export const post = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
  how: Pick<Route<Deps>, 'status' | 'counting'> = {},
): Route<Deps> => ({ method: 'post', path, operation, isVolatile: true, ...how });

export const del = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
): Route<Deps> => ({ method: 'delete', path, operation, isVolatile: true });
