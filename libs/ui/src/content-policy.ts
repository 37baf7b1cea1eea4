import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Whether other sites may frame the page. */
  isFramable?: boolean;
}

/** Returns the Content-Security-Policy of a page that loads nothing and has this style sheet inline. */
export function inlinePagePolicy(styles: string, { isFramable = false }: PolicyOptions = {}): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  const frames = isFramable ? '*' : "'none'";
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frames}`;
}
