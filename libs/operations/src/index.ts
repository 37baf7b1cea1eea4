export { countEvents, type CountEventsDeps } from './count-events.ts';
export type { FindEventsDeps } from './find-events.ts';
export { demandEvent } from './demand/demand-event.ts';
export { demandIt, type DemandItDeps } from './demand/demand-it.ts';
export { demandLeaders, type DemandLeadersDeps } from './demand/demand-leaders.ts';
export { demandOpportunities } from './demand/demand-opportunities.ts';
export { demandReport } from './demand/demand-report.ts';
export { demandStanding, type DemandStandingDeps } from './demand/demand-standing.ts';
export { createFreshBoards } from './demand/fresh-boards.ts';
export { getArtist, type GetArtistDeps } from './get-artist.ts';
export { calendarEvent, type CalendarEventDeps } from './calendar-event.ts';
export { cityGuide, type CityGuideDeps } from './city-guide.ts';
export { calendarFeed } from './calendar-feed.ts';
export { eventCard, type EventCardDeps } from './event-card.ts';
export { eventNews } from './event-news.ts';
export type { FeedDeps } from './feed.ts';
export { followTickets, type FollowTicketsDeps } from './follow-tickets.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { getMetrics, type GetMetricsDeps } from './get-metrics.ts';
export { getVenue, type GetVenueDeps } from './get-venue.ts';
export { listArtistEvents } from './list-artist-events.ts';
export { listArtists, type ListArtistsDeps } from './list-artists.ts';
export { listChanges, type ListChangesDeps } from './list-changes.ts';
export { listDays, type ListDaysDeps } from './list-days.ts';
export { listEvents } from './list-events.ts';
export { listFacets, type ListFacetsDeps } from './list-facets.ts';
export { listVenues, type ListVenuesDeps } from './list-venues.ts';
export { getArticle, type GetArticleDeps } from './get-article.ts';
export { countArticles, listArticles, type CountArticlesDeps, type ListArticlesDeps } from './list-articles.ts';
export { planMyNight, type PlanMyNightDeps } from './plan-night.ts';
export type { Addresses } from './present-event.ts';
export { checkKeyLink, confirmApiKey } from './keys/confirm-api-key.ts';
export { eraseAccount } from './keys/erase-account.ts';
export { getUsage, revokeKey, rotateKey } from './keys/current-key.ts';
export { registerApiKey } from './keys/register-api-key.ts';
export { checkout } from './keys/checkout.ts';
export { takePaymentNews } from './keys/take-payment-news.ts';
export { changeRequests, tickedRequests } from './subscribers/change-requests.ts';
export { checkSignupLink, confirmSignup } from './subscribers/confirm-signup.ts';
export {
  changePreferences,
  eraseSubscriber,
  getPreferences,
  Preferences,
  unsubscribe,
  type SubscriberPreferences,
} from './subscribers/preferences.ts';
export { sendDigests } from './subscribers/send-digests.ts';
export { tellLate, tellOfChanges } from './subscribers/tell-notices.ts';
export { FREQUENCIES, signup } from './subscribers/signup.ts';
export { searchEvents, type SearchEventsDeps } from './search/search-events.ts';
