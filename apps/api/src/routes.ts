import { del, get, patch, post, type RequestDeps, type Route } from '@marquee/http';
import {
  calendarEvent,
  calendarFeed,
  checkout,
  confirmApiKey,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  createCorrection,
  createEventDemand,
  createArtistDemand,
  createPublishableKey,
  demandCard,
  demandHistory,
  demandLeaders,
  demandOpportunities,
  demandReport,
  eraseAccount,
  eventCard,
  listNewEvents,
  redirectToTickets,
  getArticle,
  getArtist,
  getCheckpoint,
  getEvent,
  getMetrics,
  getSeries,
  getUsage,
  getVenue,
  listArticles,
  listArtistEvents,
  listArtists,
  listCategories,
  listChanges,
  getEventCalendar,
  listEvents,
  listSnapshots,
  listFacets,
  listPublishableKeys,
  listVenues,
  getPlan,
  registerApiKey,
  revokeKey,
  revokePublishableKey,
  rotateKey,
  searchEvents,
  signup,
  submitEvent,
  suggest,
} from '@marquee/operations';
import { cardAsPng, cardAsSvg, demandCardAsPng, demandCardAsSvg } from './card-formats.ts';
import type { Dependencies } from './dependencies.ts';
import {
  atom,
  calendarOfEvents,
  calendarOfOne,
  demandCsv,
  demandHistoryCsv,
  demandPage,
  eventAtom,
  geoJson,
  jsonFeed,
  jsonLd,
  rss,
} from './formats.ts';
import { articlePage } from './pages/article-page.tsx';
import { artistPage } from './pages/artist-page.tsx';
import { eventPage } from './pages/event-page.tsx';
import { planPage } from './pages/plan-page.tsx';
import { seriesPage } from './pages/series-page.tsx';
import { venuePage } from './pages/venue-page.tsx';
import { calendarOfPlan } from './plan-calendar.ts';

/** All endpoints of the API. */
export const routes: Route<RequestDeps<Dependencies>>[] = [
  get('/events', listEvents, { alternates: [geoJson] }),
  get('/events/calendar', getEventCalendar),
  get('/events/changes', listChanges),
  get('/events/checkpoint', getCheckpoint),
  get('/events/facets', listFacets),
  get('/events.ics', calendarFeed, { format: calendarOfEvents, limitClass: 'feed' }),
  get('/events.rss', listNewEvents, { format: rss, limitClass: 'feed' }),
  get('/events.atom', listNewEvents, { format: eventAtom, limitClass: 'feed' }),
  get('/events.jsonfeed', listNewEvents, { format: jsonFeed, limitClass: 'feed' }),
  get('/events/:id_or_slug.ics', calendarEvent, { format: calendarOfOne, limitClass: 'burst' }),
  get('/events/:id_or_slug.jsonld', getEvent, { format: jsonLd }),
  get('/events/:id_or_slug', getEvent, { alternates: [jsonLd, eventPage] }),
  get('/snapshots', listSnapshots),
  get('/search', searchEvents, { alternates: [geoJson] }),
  get('/suggest', suggest),
  get('/categories', listCategories),
  get('/series/:slug', getSeries, { alternates: [seriesPage] }),
  get('/venues', listVenues),
  get('/venues/:slug', getVenue, { alternates: [venuePage] }),
  get('/artists', listArtists),
  get('/artists/:slug', getArtist, { alternates: [artistPage] }),
  get('/artists/:slug/events', listArtistEvents),
  get('/articles', listArticles),
  get('/articles.atom', listArticles, { format: atom, limitClass: 'feed' }),
  get('/articles/:slug', getArticle, { alternates: [articlePage] }),

  post('/corrections', createCorrection, { status: 201, limitClass: 'write' }),
  post('/submissions', submitEvent, { status: 201, limitClass: 'write' }),

  get('/demand-leaders', demandLeaders),
  get('/demand-report', demandReport, { alternates: [demandPage, demandCsv] }),
  get('/demand-history', demandHistory, { alternates: [demandHistoryCsv] }),
  get('/demand/opportunities', demandOpportunities),
  post('/demand-it', createArtistDemand, { limitClass: 'write' }),
  post('/demand/:event_id', createEventDemand, { limitClass: 'write' }),

  post('/signup', signup, { limitClass: 'write' }),

  get('/plan', getPlan, { alternates: [planPage] }),
  get('/plan.ics', getPlan, { format: calendarOfPlan, limitClass: 'feed' }),

  get('/og/demand/:artist.png', demandCard, { format: demandCardAsPng, limitClass: 'burst' }),
  get('/og/demand/:artist', demandCard, { format: demandCardAsSvg, limitClass: 'burst' }),
  get('/og/:id_or_slug.png', eventCard, { format: cardAsPng, limitClass: 'burst' }),
  get('/og/:id_or_slug', eventCard, { format: cardAsSvg, limitClass: 'burst' }),
  get('/click/:id_or_slug', redirectToTickets, {
    redirect: ({ dry, target }) => (dry ? null : target),
    limitClass: 'burst',
    isVolatile: true,
  }),

  get('/metrics', getMetrics),
  get('/usage', getUsage, { isVolatile: true, limitClass: 'free' }),

  post('/register-api-key', registerApiKey, { status: 201, limitClass: 'signup' }),
  post('/keys/confirm', confirmApiKey, { limitClass: 'burst' }),
  post('/keys/rotate', rotateKey),
  get('/keys/publishable', listPublishableKeys, { isVolatile: true }),
  post('/keys/publishable', createPublishableKey, { status: 201 }),
  del('/keys/publishable/:id', revokePublishableKey),
  del('/keys/current', revokeKey),
  del('/account', eraseAccount),
  post('/billing/checkout', checkout, { limitClass: 'signup' }),

  get('/webhooks', listWebhooks, { isVolatile: true }),
  post('/webhooks', createWebhook, { status: 201 }),
  get('/webhooks/:webhook_id', getWebhook, { isVolatile: true }),
  patch('/webhooks/:webhook_id', updateWebhook),
  del('/webhooks/:webhook_id', deleteWebhook),
  post('/webhooks/:webhook_id/test', testWebhook),
  post('/webhooks/:webhook_id/rotate-secret', rotateWebhookSecret),
  post('/webhooks/:webhook_id/replay', replayWebhook),
  get('/webhooks/:webhook_id/deliveries', listWebhookDeliveries, { isVolatile: true }),
  post('/webhooks/:webhook_id/deliveries/:delivery_id/replay', replayWebhookDelivery),
];

/** The introduction of the API reference. */
export const DESCRIPTION = `What is on, anywhere: a normalised catalogue of events worldwide. No key is needed to read.

Every response contains \`ok\`. An error is a problem document (RFC 9457) that states what to fix. Times are given in UTC and in
the local time of the venue. Lists are paged by \`offset\` or, to any depth, by \`next_cursor\`.`;
