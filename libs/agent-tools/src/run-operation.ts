import { invalidParameters, type Operation } from '@marquee/domain';
import type { z } from 'zod';

/** Runs an operation with arguments as a caller gave them. Throws a DomainError that names each one that is wrong. */
export async function runOperation<Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  operation: Operation<Deps, Input, Output>,
  deps: Deps,
  given: z.input<Input>,
) {
  const parsed = operation.input.safeParse(given);
  if (parsed.success) return operation.run(deps, parsed.data);
  throw invalidParameters(
    parsed.error.issues.map(({ path, message }) => ({
      name: String(path[0] ?? ''),
      code: 'invalid_value',
      detail: message,
    })),
  );
}
