export { cacheTags } from './cache-tags.ts';
export { cacheTopics } from './cache-topics.ts';
export { countEvents, type CountEventsDeps } from './count-events.ts';
export { countMatches, type CountMatchesDeps } from './count-matches.ts';
export type { FindEventsDeps } from './find-events.ts';
export { createEventDemand } from './demand/create-event-demand.ts';
export { createArtistDemand, type CreateArtistDemandDeps } from './demand/create-artist-demand.ts';
export { checkNames, seenField } from './demand/check-names.ts';
export { findSimilarArtists } from './demand/similar-artists.ts';
export { adviseCity, type AdviseCityDeps, type CityAdvice } from './places/advise-city.ts';
export { demandLeaders, type DemandLeadersDeps } from './demand/demand-leaders.ts';
export { demandOpportunities, type OpportunitiesDeps } from './demand/demand-opportunities.ts';
export { demandCard, findCardDemandIn } from './demand/demand-card.ts';
export { demandHistory } from './demand/demand-history.ts';
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
export { combineRevisions } from './checkpoints/combine-revisions.ts';
export { followRevisions, type FollowRevisionsDeps } from './checkpoints/follow-revisions.ts';
export { getCheckpoint, type GetCheckpointDeps } from './checkpoints/get-checkpoint.ts';
export { shardOf } from './checkpoints/shard-of.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { getMetrics, type GetMetricsDeps } from './get-metrics.ts';
export { getVenue, type GetVenueDeps } from './get-venue.ts';
export { listArtistEvents } from './list-artist-events.ts';
export { listArtists, type ListArtistsDeps } from './list-artists.ts';
export { listCategories, type ListCategoriesDeps } from './list-categories.ts';
export { longText } from './corrections/long-text.ts';
export { text } from './parameters.ts';
export { suggest, type SuggestDeps } from './suggest.ts';
export { listChanges, type ListChangesDeps } from './list-changes.ts';
export { getEventCalendar, type GetEventCalendarDeps } from './get-event-calendar.ts';
export { listEvents } from './list-events.ts';
export { listFacets, type ListFacetsDeps } from './list-facets.ts';
export { getSeries, type GetSeriesDeps } from './get-series.ts';
export { listVenues, type ListVenuesDeps } from './list-venues.ts';
export { getArticle, type GetArticleDeps } from './get-article.ts';
export { countArticles, type CountArticlesDeps } from './count-articles.ts';
export { listArticles, type ListArticlesDeps } from './list-articles.ts';
export { getPlan, type GetPlanDeps } from './get-plan.ts';
export { presentSummary, type Addresses } from './present-event.ts';
export { createPlaceFinder, createPrefixCache, type PlaceFinder } from './places/place-finder.ts';
export { checkKeyLink } from './keys/check-key-link.ts';
export { confirmApiKey } from './keys/confirm-api-key.ts';
export { eraseAccount } from './keys/erase-account.ts';
export { getUsage } from './keys/get-usage.ts';
export { revokeKey } from './keys/revoke-key.ts';
export {
  createPublishableKey,
  listPublishableKeys,
  revokePublishableKey,
  type PublishableKeyDeps,
} from './keys/publishable-keys.ts';
export { rotateKey } from './keys/rotate-key.ts';
export { registerApiKey } from './keys/register-api-key.ts';
export { checkout } from './keys/checkout.ts';
export { applyPaymentEvent } from './keys/apply-payment-event.ts';
export { toMailEvent } from './subscribers/mail-event.ts';
export { changeRequests, tickedRequests } from './subscribers/change-requests.ts';
export { checkSignupLink, confirmSignup } from './subscribers/confirm-signup.ts';
export { changePreferences } from './subscribers/change-preferences.ts';
export { eraseSubscriber } from './subscribers/erase-subscriber.ts';
export { getPreferences } from './subscribers/get-preferences.ts';
export { Preferences, type SubscriberPreferences } from './subscribers/preferences.ts';
export { unsubscribe } from './subscribers/unsubscribe.ts';
export { sendDigests } from './subscribers/send-digests.ts';
export { notifyNewSubscriber, notifyOfChanges } from './subscribers/send-notifications.ts';
export { FREQUENCIES, signup } from './subscribers/signup.ts';
export { searchEvents, type SearchEventsDeps } from './search/search-events.ts';
export {
  MAIL_FREQUENCIES,
  SavedSearchInput,
  saveSearch,
  setSearchFrequency,
} from './saved-searches/saved-searches.ts';
export {
  sendSavedSearches,
  type SendSavedSearchesDeps,
} from './saved-searches/send-saved-searches.ts';
export { createWebhook } from './webhooks/create-webhook.ts';
export { deleteWebhook } from './webhooks/delete-webhook.ts';
export {
  deliverWebhook,
  sendWebhookOnce,
  type DeliverWebhookDeps,
} from './webhooks/deliver-webhook.ts';
export { getWebhook } from './webhooks/get-webhook.ts';
export { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
export { listWebhooks } from './webhooks/list-webhooks.ts';
export { queueWebhooks } from './webhooks/queue-webhooks.ts';
export { replayWebhookDelivery } from './webhooks/replay-webhook-delivery.ts';
export { replayWebhook } from './webhooks/replay-webhook.ts';
export { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
export { testWebhook } from './webhooks/test-webhook.ts';
export { updateWebhook } from './webhooks/update-webhook.ts';
export { WebhookFilter } from './webhooks/webhook-filter.ts';
export { WEBHOOK_KINDS, type WebhookRecord } from './webhooks/webhook-record.ts';
export type { SendWebhook, WebhookMessage } from './webhooks/webhook-message.ts';
export { answerCorrection } from './corrections/answer-correction.ts';
export { createCorrection, type CreateCorrectionDeps } from './corrections/create-correction.ts';
export { submitEvent } from './corrections/submit-event.ts';
export {
  addAccountKey,
  MAX_ACCOUNT_KEYS,
  revokeAccountKey,
  rotateAccountKey,
  type AccountKeyDeps,
} from './account/account-keys.ts';
export { findSession, requestSignIn, signIn, signOut, type SignInDeps } from './account/sign-in.ts';
export { listSnapshots } from './snapshots/list-snapshots.ts';
export { SnapshotId, SnapshotManifest, type SnapshotFile } from './snapshots/snapshot-manifest.ts';
export { walkCatalogue, type WalkCatalogueDeps } from './snapshots/walk-catalogue.ts';
