export { countEvents, type CountEventsDeps } from './count-events.ts';
export type { FindEventsDeps } from './find-events.ts';
export { createEventDemand } from './demand/create-event-demand.ts';
export { createArtistDemand, type CreateArtistDemandDeps } from './demand/create-artist-demand.ts';
export { demandLeaders, type DemandLeadersDeps } from './demand/demand-leaders.ts';
export { demandOpportunities } from './demand/demand-opportunities.ts';
export { demandReport } from './demand/demand-report.ts';
export { getDemandCount, type GetDemandCountDeps } from './demand/get-demand-count.ts';
export { createLeaderboardCache } from './demand/leaderboard-cache.ts';
export { getArtist, type GetArtistDeps } from './get-artist.ts';
export { calendarEvent, type CalendarEventDeps } from './calendar-event.ts';
export { cityGuide, type CityGuideDeps } from './city-guide.ts';
export { calendarFeed } from './calendar-feed.ts';
export { eventCard, type EventCardDeps } from './event-card.ts';
export { listNewEvents } from './list-new-events.ts';
export type { FeedDeps } from './read-event-feed.ts';
export { redirectToTickets, type RedirectToTicketsDeps } from './redirect-to-tickets.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { getMetrics, type GetMetricsDeps } from './get-metrics.ts';
export { getVenue, type GetVenueDeps } from './get-venue.ts';
export { listArtistEvents } from './list-artist-events.ts';
export { listArtists, type ListArtistsDeps } from './list-artists.ts';
export { listChanges, type ListChangesDeps } from './list-changes.ts';
export { getEventCalendar, type GetEventCalendarDeps } from './get-event-calendar.ts';
export { listEvents } from './list-events.ts';
export { listFacets, type ListFacetsDeps } from './list-facets.ts';
export { listVenues, type ListVenuesDeps } from './list-venues.ts';
export { getArticle, type GetArticleDeps } from './get-article.ts';
export { countArticles, listArticles, type CountArticlesDeps, type ListArticlesDeps } from './list-articles.ts';
export { getPlan, type GetPlanDeps } from './get-plan.ts';
export type { Addresses } from './present-event.ts';
export { checkKeyLink, confirmApiKey } from './keys/confirm-api-key.ts';
export { eraseAccount } from './keys/erase-account.ts';
export { getUsage, revokeKey, rotateKey } from './keys/current-key.ts';
export { registerApiKey } from './keys/register-api-key.ts';
export { checkout } from './keys/checkout.ts';
export { applyPaymentEvent } from './keys/apply-payment-event.ts';
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
export { notifyNewSubscriber, notifyOfChanges } from './subscribers/send-notifications.ts';
export { FREQUENCIES, signup } from './subscribers/signup.ts';
export { searchEvents, type SearchEventsDeps } from './search/search-events.ts';
