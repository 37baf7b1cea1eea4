export { createMarquee, type Marquee, type MarqueeOptions } from './create-marquee.ts';
export { MarqueeError, type ProblemCode } from './marquee-error.ts';
export type { CallOptions, Query, ReadOptions, ReadPath, ReadResult } from './reads.ts';
export type {
  Article,
  ArticleSummary,
  Artist,
  Event,
  EventChange,
  EventSummary,
  Organizer,
  Venue,
} from './records.ts';
export type { RetryLimits } from './retry-reads.ts';
