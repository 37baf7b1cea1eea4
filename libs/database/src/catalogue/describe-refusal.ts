// SQLSTATE classes: cardinality violation, data exception, integrity constraint violation, program
// limit exceeded.
const REFUSAL_CLASSES = new Set(['21', '22', '23', '54']);

/**
 * Returns why PostgreSQL refuses a row, without values of the row, or null if the error has another
 * cause.
 */
export function describeRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  if (!REFUSAL_CLASSES.has(error.code.slice(0, 2))) return null;
  const detail =
    'constraint' in error && typeof error.constraint === 'string'
      ? `constraint ${error.constraint}`
      : `SQLSTATE ${error.code}`;
  return `The database refuses the record (${detail}).`;
}
