export { parseAffiliates, type AffiliateRule } from './affiliates.ts';
export { createClicks, type Clicks } from './clicks.ts';
export { createTicketFinder, type TicketFinder } from './ticket-finder.ts';
export { isPerson, referringHost } from './visitor.ts';
export { createLinkWrapper, type LinkWrapper } from './wrap-link.ts';
