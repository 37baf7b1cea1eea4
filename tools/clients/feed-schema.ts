import { RegistryEntry } from '@marquee/sources';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';

export const FEED_SCHEMA = new URL('../../feeds/schema.json', import.meta.url);

/** Generates the JSON Schema by which editors check the files of the registry. */
export async function generateFeedSchema(): Promise<string> {
  const schema = JSON.stringify(z.toJSONSchema(RegistryEntry, { io: 'input' }));
  return format(schema, { ...(await resolveConfig(FEED_SCHEMA)), parser: 'json' });
}
