/** What a request tells about its sender, beside its input. */
export interface RequestInfo {
  /** Only the headers of the answer are wanted. */
  isHead: boolean;
  userAgent: string | undefined;
  /** Why a browser asks, as it says: `prefetch`, `preview`; undefined where somebody wants to see it. */
  purpose: string | undefined;
  /** The page that led here, as the browser tells it. */
  referrer: string | undefined;
}
