export interface RequestInfo {
  isHead: boolean;
  userAgent: string | undefined;
  /**
   * `Sec-Purpose` of the browser: `prefetch` or `preview`; undefined if a person opens the page.
   */
  purpose: string | undefined;
  referrer: string | undefined;
  acceptLanguage: string | undefined;
}
