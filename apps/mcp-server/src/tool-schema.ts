import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * Returns a schema that is published but not enforced. The tool parses its own arguments, with more tolerance and clearer errors.
 * Create it once per tool: the conversion is the most expensive part of a request.
 */
export function toolSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const json = minimise(z.toJSONSchema(schema, { io: 'input' }));
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/** Removes what adds no information: the dialect, objects without fields, and the maximum of all integers. */
function minimise(json: Json): Json {
  const entries = Object.entries(json).filter(([name, value]) => name !== '$schema' && !isRedundant(value));
  return Object.fromEntries(entries.map(([name, value]) => [name, isRecord(value) ? minimise(value) : value]));
}

const isRedundant = (value: unknown) =>
  value === Number.MAX_SAFE_INTEGER || (isRecord(value) && Object.keys(value).length === 0);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
