import type { z } from 'zod';

/** What a tool says of itself to clients that ask people before they call it. */
export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** One tool as agents see it. What it does is an operation's; here is how a model is told of it and answered. */
export interface Tool<Deps> {
  name: string;
  /** For people. */
  title: string;
  /** For the model: when to use it, and what to give it. */
  description: string;
  hints: ToolHints;
  /** Types and words; the operation checks the rest. */
  input: z.ZodObject;
  /** Other names under which models send an argument, and the argument they mean. */
  aliases: Readonly<Record<string, string>>;
  /** What the answer holds beside `ok`; further fields may come. */
  output: z.ZodObject;
  /** The lists of the answer that may be cut where it is too large, in the order of cutting. */
  lists: readonly string[];
  /** Bytes at most where a caller does not say how much is wanted. */
  leanBytes?: number;
  /** How a call counts. */
  counting: 'read' | 'write';
  run(deps: Deps, input: Record<string, unknown>): Promise<Answer>;
}

/** What a tool answers: a record without `ok`. */
export type Answer = Record<string, unknown>;

type Told<Deps, Input extends z.ZodObject> = Omit<Tool<Deps>, 'input' | 'run' | 'hints' | 'counting' | 'lists'> & {
  input: Input;
  lists?: readonly string[];
  run(deps: Deps, input: z.output<Input>): Promise<Answer>;
};

/** A tool that only looks things up. */
export const readTool = <Deps, Input extends z.ZodObject>(told: Told<Deps, Input>): Tool<Deps> => ({
  lists: [],
  ...told,
  counting: 'read',
  hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

/** A tool that records something; the same call again within a day changes nothing. */
export const writeTool = <Deps, Input extends z.ZodObject>(told: Told<Deps, Input>): Tool<Deps> => ({
  lists: [],
  ...told,
  counting: 'write',
  hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});
