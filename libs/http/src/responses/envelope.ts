import type { WithWarnings } from '@marquee/domain';
import { toJsonBody, type ResponseBody } from './response-body.ts';

/** Returns the JSON of a successful response with content that is JSON already. */
export const toTextEnvelope = (text: string, warnings: string[]): ResponseBody =>
  toJsonBody(
    `{"ok":true,${warnings.length > 0 ? `"warnings":${JSON.stringify(warnings)},` : ''}${text.slice(1)}`,
  );

/**
 * Returns the JSON of a successful response. `texts` are the items of `list` as JSON, if the
 * content does not have them.
 */
export function toEnvelope(
  content: object,
  list: string | undefined,
  { warnings, texts }: { warnings: string[]; texts?: string[] },
): ResponseBody {
  const warned: WithWarnings = warnings.length > 0 ? { warnings } : {};
  const whole = { ok: true, ...content, ...warned };
  if (!texts || list === undefined) return toJsonBody(whole);
  const rest = JSON.stringify({ ...whole, [list]: undefined }).slice(0, -1);
  return toJsonBody(`${rest},${JSON.stringify(list)}:[${texts.join()}]}`);
}
