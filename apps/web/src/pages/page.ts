import type { Operation } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import type { z } from 'zod';
import type { PageContext, RenderedPage } from '../page-context.ts';

export type Values = ReadonlyMap<string, string>;

/** A page: its path, and what it loads and renders. */
export interface Page<Deps> {
  /** Path with optional `:name` parameters. */
  path: string;
  /** The query parameters of the page, without `locale`. All others are ignored. */
  query?: readonly string[];
  /** Throws a DomainError if the values are invalid or name nothing. */
  load: (deps: Deps, values: Values, context: PageContext) => Promise<RenderedPage>;
}

/**
 * Returns a function that runs an operation with the values of a request. Values that it does not
 * know are ignored.
 */
export function runner<Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  operation: Operation<Deps, Input, Output>,
) {
  const reader = createInputReader(operation.input);
  return (deps: Deps, values: Values | Readonly<Record<string, string | undefined>>) => {
    const entries = values instanceof Map ? [...values] : Object.entries(values);
    const given = entries.flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    return operation.run(deps, reader.parse(new Map(given)));
  };
}
