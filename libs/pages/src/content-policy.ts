import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Whether other sites may frame the page. */
  isFramable?: boolean;
  /** More directives, for what the page loads. */
  loads?: string;
}

/**
 * Returns the Content-Security-Policy of a page that has this style sheet inline and loads nothing
 * else by default.
 */
export function inlinePagePolicy(
  styles: string,
  { isFramable = false, loads }: PolicyOptions = {},
): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  const frames = isFramable ? '*' : "'none'";
  const more = loads === undefined ? '' : `; ${loads}`;
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames}${more}`;
}
