import type { Operation } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import type { z } from 'zod';
import type { RenderedPage, PageContext } from '../page-context.ts';

/** A page of a widget: an operation, and how its answer is drawn. */
export interface Page<Deps> {
  /** With `:name` for what the path says. */
  path: string;
  /** Its name in snippets: `data-marquee`. */
  name: string;
  /** Throws a DomainError where the values cannot be read or what they name is not there. */
  open: (deps: Deps, values: ReadonlyMap<string, string>, frame: PageContext) => Promise<RenderedPage>;
}

interface Parts<Deps, Input extends z.ZodObject, Output extends z.ZodObject> extends Pick<Page<Deps>, 'path' | 'name'> {
  operation: Operation<Deps, Input, Output>;
  /** Values that stand for what a page's address leaves out. */
  defaults?: Readonly<Record<string, string>>;
  draw: (output: z.input<Output>, frame: PageContext, values: ReadonlyMap<string, string>) => RenderedPage;
}

export function definePage<Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: Parts<Deps, Input, Output>,
): Page<Deps> {
  const { operation, draw, path, name, defaults = {} } = parts;
  const reader = createInputReader(operation.input);
  return {
    path,
    name,
    open: async (deps, given, frame) => {
      const values = new Map([...Object.entries(defaults), ...given]);
      return draw(await operation.run(deps, reader.parse(values)), frame, values);
    },
  };
}
