import { invalidParameters, type Operation } from '@marquee/domain';
import type { z } from 'zod';

/**
 * Validates the arguments and runs the operation. Throws a DomainError that names each invalid
 * argument.
 */
export async function runOperation<Deps, Input extends z.ZodObject, Output extends z.ZodObject>(
  operation: Operation<Deps, Input, Output>,
  deps: Deps,
  args: z.input<Input>,
) {
  const parsed = operation.input.safeParse(args);
  if (parsed.success) return operation.run(deps, parsed.data);
  throw invalidParameters(
    parsed.error.issues.map(({ path, message }) => ({
      name: String(path[0] ?? ''),
      code: 'invalid_value',
      detail: message,
    })),
  );
}
