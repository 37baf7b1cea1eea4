export { cacheTags } from './cache-tags.ts';
export { cacheTopics } from './cache-topics.ts';
export { COUNT_KEYS, countBy } from './events/count-by.ts';
export { toDates } from './events/local-day.ts';
export { readWeeklyDays, toWeekdayNames } from './events/weekdays.ts';
export { findNear } from './places/near-place.ts';
export { countEvents, type CountEventsDeps } from './events/count-events.ts';
export { countMatches, type CountMatchesDeps } from './events/count-matches.ts';
export type { FindEventsDeps } from './events/find-events.ts';
export { createEventDemand } from './demand/create-event-demand.ts';
export { createArtistDemand, type CreateArtistDemandDeps } from './demand/create-artist-demand.ts';
export { checkNames } from './demand/check-names.ts';
export { findSimilarArtists } from './demand/similar-artists.ts';
export { adviseCity, type AdviseCityDeps, type CityAdvice } from './places/advise-city.ts';
export { demandLeaders, type DemandLeadersDeps } from './demand/demand-leaders.ts';
export { demandOpportunities, type OpportunitiesDeps } from './demand/demand-opportunities.ts';
export { demandCard, findCardDemandIn } from './demand/demand-card.ts';
export { demandHistory } from './demand/demand-history.ts';
export { demandReport } from './demand/demand-report.ts';
export { getDemandCount, type GetDemandCountDeps } from './demand/get-demand-count.ts';
export { createLeaderboardCache } from './demand/leaderboard-cache.ts';
export { getArtist, type GetArtistDeps } from './artists/get-artist.ts';
export { calendarEvent, type CalendarEventDeps } from './feeds/calendar-event.ts';
export { cityGuide, type CityGuideDeps } from './places/city-guide.ts';
export { calendarFeed } from './feeds/calendar-feed.ts';
export { eventCard, type EventCardDeps } from './events/event-card.ts';
export { listNewEvents } from './events/list-new-events.ts';
export type { FeedDeps } from './feeds/read-event-feed.ts';
export { redirectToTickets, type RedirectToTicketsDeps } from './clicks/redirect-to-tickets.ts';
export { combineRevisions } from './checkpoints/combine-revisions.ts';
export { followRevisions, type FollowRevisionsDeps } from './checkpoints/follow-revisions.ts';
export { getCheckpoint, type GetCheckpointDeps } from './checkpoints/get-checkpoint.ts';
export { toShard } from './checkpoints/to-shard.ts';
export { findProvenance } from './events/event-provenance.ts';
export { getEvent, type GetEventDeps } from './events/get-event.ts';
export { getMetrics, type GetMetricsDeps } from './operators/get-metrics.ts';
export { getVenue, type GetVenueDeps } from './places/get-venue.ts';
export { listArtistEvents } from './artists/list-artist-events.ts';
export { listArtists, type ListArtistsDeps } from './artists/list-artists.ts';
export { listCategories, type ListCategoriesDeps } from './events/list-categories.ts';
export { longText } from './corrections/long-text.ts';
export { box, text } from './parameters.ts';
export { suggest, type SuggestDeps } from './search/suggest.ts';
export { listChanges, type ListChangesDeps } from './changes/list-changes.ts';
export {
  publishChanges,
  stopPublishing,
  type ChangeMessage,
  type ChangeStream,
  type PublishChangesDeps,
} from './changes/publish-changes.ts';
export { getEventCalendar, type GetEventCalendarDeps } from './feeds/get-event-calendar.ts';
export { listEvents } from './events/list-events.ts';
export { listFacets, type ListFacetsDeps } from './events/list-facets.ts';
export { getSeries, type GetSeriesDeps } from './series/get-series.ts';
export { getOrganizer, type GetOrganizerDeps } from './organizers/get-organizer.ts';
export { listOrganizers, type ListOrganizersDeps } from './organizers/list-organizers.ts';
export { listVenues, type ListVenuesDeps } from './places/list-venues.ts';
export { getArticle, type GetArticleDeps } from './articles/get-article.ts';
export { countArticles, type CountArticlesDeps } from './articles/count-articles.ts';
export { listArticles, type ListArticlesDeps } from './articles/list-articles.ts';
export { getPlan, type GetPlanDeps } from './plans/get-plan.ts';
export { presentSummary, type Addresses } from './events/present-event.ts';
export { createNamedCityCache, createPrefixCache } from './places/place-caches.ts';
export { createPlaceFinder, type PlaceFinder } from './places/place-finder.ts';
export { checkKeyLink } from './accounts/check-key-link.ts';
export { confirmApiKey } from './accounts/confirm-api-key.ts';
export { eraseAccount } from './accounts/erase-account.ts';
export { getUsage } from './accounts/get-usage.ts';
export { revokeKey } from './accounts/revoke-key.ts';
export {
  createPublishableKey,
  listPublishableKeys,
  revokePublishableKey,
  type PublishableKeyDeps,
} from './accounts/publishable-keys.ts';
export { rotateKey } from './accounts/rotate-key.ts';
export { registerApiKey } from './accounts/register-api-key.ts';
export { checkout } from './accounts/checkout.ts';
export { applyPaymentEvent } from './accounts/apply-payment-event.ts';
export { toMailEvent } from './people/mail-event.ts';
export { changeRequests, tickedRequests } from './people/change-requests.ts';
export { checkSignupLink, confirmSignup } from './people/confirm-signup.ts';
export { changePreferences } from './people/change-preferences.ts';
export { eraseSubscriber } from './people/erase-subscriber.ts';
export { getPreferences } from './people/get-preferences.ts';
export { Preferences, type SubscriberPreferences } from './people/preferences.ts';
export { unsubscribe } from './people/unsubscribe.ts';
export { sendDigests } from './people/send-digests.ts';
export { notifyNewSubscriber, notifyOfChanges } from './people/send-notifications.ts';
export { FREQUENCIES, signup } from './people/signup.ts';
export { searchEvents, type SearchEventsDeps } from './search/search-events.ts';
export {
  MAIL_FREQUENCIES,
  SavedSearchInput,
  saveSearch,
  setSearchFrequency,
} from './people/saved-searches.ts';
export { sendSavedSearches, type SendSavedSearchesDeps } from './people/send-saved-searches.ts';
export { createWebhook } from './webhooks/create-webhook.ts';
export { deleteWebhook } from './webhooks/delete-webhook.ts';
export {
  challengeWebhook,
  deliverWebhook,
  sendWebhookOnce,
  type DeliverWebhookDeps,
} from './webhooks/delivery/deliver-webhook.ts';
export { getWebhook } from './webhooks/get-webhook.ts';
export { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
export { listWebhooks } from './webhooks/list-webhooks.ts';
export { queueWebhooks } from './webhooks/delivery/queue-webhooks.ts';
export { replayWebhookDelivery } from './webhooks/replay-webhook-delivery.ts';
export { replayWebhook } from './webhooks/replay-webhook.ts';
export { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
export { testWebhook } from './webhooks/test-webhook.ts';
export { updateWebhook } from './webhooks/update-webhook.ts';
export { WebhookFilter } from './webhooks/webhook-filter.ts';
export { WEBHOOK_KINDS, type WebhookRecord } from './webhooks/webhook-record.ts';
export type { SendWebhook, WebhookMessage, WebhookResponse } from './webhooks/webhook-message.ts';
export { connectCalendar, type ConnectCalendarDeps } from './calendars/connect-calendar.ts';
export { getCalendar } from './calendars/get-calendar.ts';
export { endCalendar, readCalendar } from './calendars/own-calendar.ts';
export {
  CorrectionInput,
  correctOwnEvent,
  findOwnEvent,
  type OwnEvent,
} from './calendars/own-event.ts';
export { previewCalendar } from './calendars/preview-calendar.ts';
export { answerCorrection, answerDecided } from './corrections/answer-correction.ts';
export { createCorrection, type CreateCorrectionDeps } from './corrections/create-correction.ts';
export { submitEvent } from './corrections/submit-event.ts';
export {
  addAccountKey,
  MAX_ACCOUNT_KEYS,
  revokeAccountKey,
  rotateAccountKey,
  type AccountKeyDeps,
} from './accounts/account-keys.ts';
export {
  findLink,
  findSession,
  requestSignIn,
  sessionName,
  signIn,
  signInByCode,
  signOut,
  type FollowChoice,
  type LinkRequest,
  type SignInDeps,
  type StartedSession,
} from './accounts/sign-in.ts';
export { listSnapshots } from './feeds/list-snapshots.ts';
export { listSources, type CatalogueSource, type ListSourcesDeps } from './feeds/list-sources.ts';
export { SnapshotId, SnapshotManifest, type SnapshotFile } from './feeds/snapshot-manifest.ts';
export { walkCatalogue, type WalkCatalogueDeps } from './feeds/walk-catalogue.ts';
