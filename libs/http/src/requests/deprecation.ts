/** An endpoint that ends: RFC 9745 and RFC 8594. */
export interface Deprecation {
  /** When callers should have stopped to use it. */
  since: Date;
  /** When it ends. */
  sunset: Date;
}

/** The headers of the responses of a deprecated endpoint. */
export const deprecationHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  Deprecation: `@${String(Math.floor(since.getTime() / 1000))}`,
  Sunset: sunset.toUTCString(),
});
