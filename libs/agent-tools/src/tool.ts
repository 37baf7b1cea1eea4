import type { z } from 'zod';

/** Annotations for clients that ask the user before they call a tool. */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** A tool as agents see it. The work is done by an operation. */
export interface Tool<Deps> {
  name: string;
  /** Shown to people. */
  title: string;
  /** Read by the model: when to use the tool and which arguments to send. */
  description: string;
  hints: ToolHints;
  /** Types and enumerations; the operation validates the rest. */
  input: z.ZodObject;
  /** Argument names that models confuse, mapped to the correct name. */
  aliases: Readonly<Record<string, string>>;
  /** The fields of the output next to `ok`; fields may be added later. */
  output: z.ZodObject;
  /** The lists to truncate, in this order, if the output is too large. */
  lists: readonly string[];
  /** Maximum output size if the call sets neither `limit` nor `response_format`. */
  conciseMaxBytes?: number;
  /** The quota that a call uses. */
  limitClass: 'read' | 'write';
  run(deps: Deps, input: Record<string, unknown>): Promise<ToolOutput>;
}

/** The output of a tool: a record without `ok`. */
export type ToolOutput = Record<string, unknown>;

type ToolDefinition<Deps, Input extends z.ZodObject> = Omit<
  Tool<Deps>,
  'input' | 'run' | 'hints' | 'limitClass' | 'lists'
> & {
  input: Input;
  lists?: readonly string[];
  run(deps: Deps, input: z.output<Input>): Promise<ToolOutput>;
};

/** Defines a tool that only reads. The texts that it returns come from the open web. */
export const readTool = <Deps, Input extends z.ZodObject>(
  definition: ToolDefinition<Deps, Input>,
): Tool<Deps> => ({
  lists: [],
  ...definition,
  limitClass: 'read',
  hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
});

/**
 * Defines a tool that writes: clients ask the user before they call it. Repeating a call within 24
 * hours changes nothing.
 */
export const writeTool = <Deps, Input extends z.ZodObject>(
  definition: ToolDefinition<Deps, Input>,
): Tool<Deps> => ({
  lists: [],
  ...definition,
  limitClass: 'write',
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
});
