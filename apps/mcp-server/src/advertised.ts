import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * A schema that is only told. What comes is read by the tool itself, which forgives more and refuses in better words; what goes is
 * ours. Made once: it is most of the work of a request otherwise.
 */
export function advertised(schema: z.ZodObject): StandardSchemaWithJSON {
  const json = plain(z.toJSONSchema(schema, { io: 'input' }));
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/** Without the name of the dialect, which is the protocol's own. */
const plain = ({ $schema: _, ...json }: Json): Json => json;
