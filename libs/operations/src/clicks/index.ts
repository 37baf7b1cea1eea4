export { parseAffiliates, type AffiliateRule } from './affiliates.ts';
export { createClicks, type Clicks } from './clicks.ts';
export { createTicketFinder, type TicketFinder } from './ticket-finder.ts';
export { isLikelyHuman, referringHost } from './bot-detection.ts';
export { createLinkWrapper, type LinkWrapper } from './affiliate-link.ts';
