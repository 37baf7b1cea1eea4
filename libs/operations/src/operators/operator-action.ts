import { logAction, type Database, type Query } from '@marquee/database';
import { newId } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import type { z } from 'zod';
import type { ActionName } from './action-names.ts';
import type { Curation, CurationService } from './curation-service.ts';

export interface OperatorDeps {
  database: Database;
  service: CurationService;
  /** Who acts: the address of an operator, or a user of the command line. */
  actor: string;
  /** For the answer to a reporter. */
  outbox: Pick<Outbox, 'enqueue'>;
}

/** What an action receives besides its input. */
export interface ActionDeps extends OperatorDeps {
  curation: Curation;
  /** Writes to the log. Call it in the transaction of each change; the action has one entry. */
  within: (query: Query) => Promise<void>;
}

/**
 * What an operator can do, from the console or the command line. It throws a DomainError if the
 * action is impossible.
 */
export interface OperatorAction<Input extends z.ZodObject, Output extends object = object> {
  name: ActionName;
  input: Input;
  /** What the log states. */
  describe: (input: z.output<Input>) => { target: string; note?: string | null };
  run: (deps: ActionDeps, input: z.output<Input>) => Promise<Output>;
}

/** Returns the action unchanged. Lets TypeScript infer its types. */
export const defineAction = <Input extends z.ZodObject, Output extends object>(
  action: OperatorAction<Input, Output>,
) => action;

/**
 * Carries out an action of an operator. Returns the id of its entry in the log, which is written in
 * the transaction of the action; null if the action found nothing to do.
 */
export async function runAction<Input extends z.ZodObject, Output extends object>(
  deps: OperatorDeps,
  action: OperatorAction<Input, Output>,
  input: z.output<Input>,
): Promise<{ output: Output; entry: string | null }> {
  const id = newId();
  let entry: string | null = null;
  const within = async (query: Query) => {
    const { target, note = null } = action.describe(input);
    await logAction(query, { id, operator: deps.actor, action: action.name, target, note });
    entry = id;
  };
  const curation = deps.service.createCuration(deps.database, { within });
  const output = await action.run({ ...deps, curation, within }, input);
  return { output, entry };
}
