import { userInfo } from 'node:os';
import type { Database } from '@marquee/database';
import { createOutbox } from '@marquee/mail';
import { runAction, type OperatorAction, type OperatorDeps } from '@marquee/operations/operators';
import type { z } from 'zod';
import { readSecrets } from './read-secret.ts';
import { UsageError } from './usage-error.ts';

/**
 * Carries out an action of an operator and returns its result. Throws a UsageError for a wrong
 * input.
 */
export async function act<Input extends z.ZodObject, Output extends object>(
  database: Database,
  environment: NodeJS.ProcessEnv,
  { action, input }: { action: OperatorAction<Input, Output>; input: object },
): Promise<Output> {
  const parsed = action.input.safeParse(input);
  if (!parsed.success)
    throw new UsageError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  const service = await import('@marquee/ingest');
  const actor = getActor(environment);
  const deps = { database, service, actor, outbox: outboxFor(environment) };
  return (await runAction(deps, action, parsed.data)).output;
}

/** Only the answer to a report needs the secret. */
const outboxFor = (environment: NodeJS.ProcessEnv): OperatorDeps['outbox'] => ({
  enqueue: async (...mail) =>
    createOutbox({ hashSecrets: await readSecrets(environment) }).enqueue(...mail),
});

/** Who is named in the log of operators: the user of the operating system. */
function getActor({ SUDO_USER, USER }: NodeJS.ProcessEnv): string {
  return `${SUDO_USER ?? USER ?? readUserName()} (command line)`;
}

function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // a container may run as a user without a name
  }
}
