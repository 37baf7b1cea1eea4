import type { Operation } from '@marquee/domain';
import type { z } from 'zod';

/** One row of an app's table: an address and the operation that answers it. */
export interface Route<Deps> {
  method: 'get' | 'post' | 'delete';
  /** With `:name` for path parameters: they are inputs of the operation like those of the query. */
  path: string;
  operation: Operation<Deps, z.ZodObject, z.ZodObject>;
}

/** A read: cacheable, answers HEAD and conditional requests. */
export const get = <Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  path: string,
  operation: Operation<Deps, Input, Output>,
): Route<Deps> => ({ method: 'get', path, operation });
