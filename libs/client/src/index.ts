export { createMarquee, type Marquee, type MarqueeOptions } from './create-marquee.ts';
export { MarqueeError, type ProblemCode } from './marquee-error.ts';
export type { Answer, Asked, CallOptions, Query, ReadPath } from './reads.ts';
export type { Article, ArticleSummary, Artist, Event, EventChange, EventSummary, Venue } from './records.ts';
export type { RetryLimits } from './retrying.ts';
