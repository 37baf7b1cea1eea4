import type { Operation } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import type { z } from 'zod';
import type { RenderedPage, PageContext } from '../page-context.ts';

/** A page of a widget: an operation, and how its output is rendered. */
export interface Page<Deps> {
  /** Path with an optional `:name` parameter. */
  path: string;
  /** Name of the widget in snippets: `data-marquee`. */
  name: string;
  /**
   * Runs the operation and renders its output. Throws a DomainError if the values are invalid or
   * name nothing.
   */
  load: (
    deps: Deps,
    values: ReadonlyMap<string, string>,
    context: PageContext,
  ) => Promise<RenderedPage>;
}

interface PageDefinition<Deps, Input extends z.ZodObject, Output extends z.ZodObject> extends Pick<
  Page<Deps>,
  'path' | 'name'
> {
  operation: Operation<Deps, Input, Output>;
  /** Default values of parameters. */
  defaults?: Readonly<Record<string, string>>;
  render: (
    output: z.input<Output>,
    context: PageContext,
    values: ReadonlyMap<string, string>,
  ) => RenderedPage;
}

export function definePage<Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: PageDefinition<Deps, Input, Output>,
): Page<Deps> {
  const { operation, render: draw, path, name, defaults = {} } = parts;
  const reader = createInputReader(operation.input);
  // Titles and descriptions are in the reader's language if a source states them in it.
  const texts = ({ translator }: PageContext): [string, string][] =>
    'lang' in operation.input.shape ? [['lang', translator.language]] : [];
  return {
    path,
    name,
    load: async (deps, given, context) => {
      const values = new Map([...Object.entries(defaults), ...given]);
      const input = reader.parse(new Map([...texts(context), ...values]));
      return draw(await operation.run(deps, input), context, values);
    },
  };
}
