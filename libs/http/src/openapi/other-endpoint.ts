import type { ErrorCode } from '@marquee/domain';
import type { z } from 'zod';

/** A read that no operation serves. */
export interface OtherEndpoint {
  /** With `{name}` for path parameters. */
  path: string;
  name: string;
  summary: string;
  description: string;
  parameters?: z.ZodObject;
  /** The JSON of a response with 200; null for a file. */
  output: z.ZodObject | null;
  /** Statuses whose response has the same JSON. */
  sameFor?: readonly string[];
  /** Whether a browser gets a page. */
  hasPage?: boolean;
  /** Responses whose body is not JSON, by status. */
  others?: Readonly<Record<string, string>>;
  errorCodes: readonly ErrorCode[];
}
