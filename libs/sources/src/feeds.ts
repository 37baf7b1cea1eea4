import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { FORMAT_NAMES } from './formats.ts';
import { SourceDefaults } from './settings/source-defaults.ts';

const Feed = z.strictObject({
  name: z.string().min(1).max(80),
  title: z.string().min(1),
  format: z.enum(FORMAT_NAMES, { error: `must be one of ${FORMAT_NAMES.join(', ')}` }),
  /** The public feed. Null if it no longer exists. */
  location: z.url({ protocol: /^https?$/ }).nullable(),
  /** The copy bundled with Marquee. Null if there is none. */
  sample: z.string().nullable(),
  trust: z.int().min(0).max(100),
  schedule: z.enum(['hourly', 'daily', 'weekly']).nullable(),
  licence: z.string().nullable(),
  attribution: z.string().nullable(),
  url: z.url().nullable(),
  ...SourceDefaults.shape,
});
/** A regularly read source, as listed in sources.json. */
export type Feed = z.infer<typeof Feed>;

/** Reads sources.json. Throws an Error that names the invalid entry and field. */
export async function readFeeds(file: string): Promise<Feed[]> {
  const result = z.array(Feed).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
