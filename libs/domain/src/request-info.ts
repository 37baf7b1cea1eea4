/** Facts about a request that are not part of its input. */
export interface RequestInfo {
  /** The method is HEAD. */
  isHead: boolean;
  userAgent: string | undefined;
  /** `Sec-Purpose` of the browser: `prefetch` or `preview`; undefined if a person opens the page. */
  purpose: string | undefined;
  /** The `Referer` header. */
  referrer: string | undefined;
}
