import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Whether other sites may frame the page. */
  isFramable?: boolean;
  /** More directives, for what the page loads. */
  loads?: string;
  /** An origin or a scheme to which the answer to a form may redirect. */
  redirectsTo?: string;
}

/**
 * Returns the Content-Security-Policy of a page that has this style sheet inline and loads nothing
 * else by default.
 */
export function inlinePagePolicy(styles: string, options: PolicyOptions = {}): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return pagePolicy(`'sha256-${hash}'`, options);
}

/** Returns the Content-Security-Policy of a page with style sheets of this source expression. */
export function pagePolicy(
  styleSource: string,
  { isFramable = false, loads, redirectsTo }: PolicyOptions = {},
): string {
  const frames = isFramable ? '*' : "'none'";
  const forms = redirectsTo === undefined ? "'self'" : `'self' ${redirectsTo}`;
  const more = loads === undefined ? '' : `; ${loads}`;
  return `default-src 'none'; style-src ${styleSource}; form-action ${forms}; base-uri 'none'; frame-ancestors ${frames}${more}`;
}
