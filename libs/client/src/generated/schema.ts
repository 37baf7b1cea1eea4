// Made of the OpenAPI document by `npm run client`: not to be edited.

export interface paths {
  '/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Upcoming events
     * @description Events that pass every filter given, soonest first unless sorted otherwise. Without `from` the list begins now; cancelled events are left out unless `status` asks for them.
     */
    get: operations['list_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events counted by day
     * @description How many events are on each day of a month, on their venues’ own calendars, under the filters of GET /events. One that spans days counts on each. The whole month is counted, days that are past too, unless `from` or `to` says otherwise.
     */
    get: operations['list_days'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What changed, to mirror the catalogue
     * @description Everything that happened to events, in order and without gaps. Without `since` it begins with the whole catalogue (as `created`), then goes on with what happened meanwhile. Keep `next_cursor` and ask again; `has_more` false says that you are up to date. Store each `event` under its id, and drop those that are null: an event that changed twice is told twice, both times as it is now. Changes are kept for 90 days; an older cursor is answered 410.
     */
    get: operations['list_changes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/facets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events counted by category, country and city
     * @description How many events pass the filters, the same as those of GET /events: in all, and by category, country and city, the most first. Events without a country or a city stand in `total` and `categories` alone.
     */
    get: operations['list_facets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events as a calendar to subscribe to: iCalendar (RFC 5545, RFC 7986)
     * @description The filters of /events, soonest first, at most 500. Cancelled events stay in it, marked as such, so that whoever subscribed learns of it; `status` narrows that. An event keeps its UID for good, and its SEQUENCE rises when it is moved, cancelled or otherwise changed. Times are in the venue’s zone, whose rules come along; an event of which only the days are known has DATE values.
     */
    get: operations['calendar_feed_as_ics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events.rss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Newly listed events: RSS 2.0
     * @description The filters of /events, the events that were added last first, at most 100: for feed readers. An item is published at the moment at which we first listed its event; its guid is the event’s id.
     */
    get: operations['event_news_as_rss'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id_or_slug}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One event as a calendar: iCalendar (RFC 5545, RFC 7986)
     * @description An event by id or slug, to be put into a calendar. It has the UID that it has in every feed.
     */
    get: operations['calendar_event_as_ics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id_or_slug}.jsonld': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One event: schema.org Event (JSON-LD)
     * @description The full record of an event by id or slug, with every source it came from. A slug or id that it had before it was renamed or merged answers with the surviving record; `canonical_slug` tells its present one.
     */
    get: operations['get_event_as_jsonld'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id_or_slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One event
     * @description The full record of an event by id or slug, with every source it came from. A slug or id that it had before it was renamed or merged answers with the surviving record; `canonical_slug` tells its present one.
     */
    get: operations['get_event'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search for events
     * @description Finds events by their title, artists, venue, city and description, best first, then soonest; case and accents do not matter, the last word may be unfinished, "words in quotes" stand side by side. Cities by any of their names, years, months, today, tonight, tomorrow and this weekend are understood; "in Berlin" is a condition, "jazz berlin" a preference. What finds nothing is tried again for typing errors, and answered with `fuzzy: true`. Without `from` only events to come are found. Ranks the first 1000 hits; `has_more` is false at their end.
     */
    get: operations['search_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Venues
     * @description Venues by name; with `q` the best match first, with `near` the nearest.
     */
    get: operations['list_venues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/venues/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One venue and what is on there
     * @description A venue by slug or id, and a page of its upcoming events, soonest first. For other filters use GET /events with `venue`.
     */
    get: operations['get_venue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/artists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Artists, teams and companies
     * @description Whoever is on a bill, by name; with `q` the best match first.
     */
    get: operations['list_artists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/artists/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One artist and when they are on
     * @description An artist, team or company by slug or id, and a page of their upcoming events, soonest first. Past ones: GET /artists/{slug}/events with `from`.
     */
    get: operations['get_artist'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/artists/{slug}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events of one artist
     * @description The events of an artist, team or company, under the filters of GET /events; with `from` in the past those behind them, too.
     */
    get: operations['list_artist_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/articles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Published articles
     * @description Articles in one language, newest first.
     */
    get: operations['list_articles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/articles.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Published articles: Atom 1.0
     * @description Articles in one language, newest first.
     */
    get: operations['list_articles_as_atom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/articles/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One article
     * @description An article by the slug that it has in any of its languages, with its body and all translations. Where it is not translated to the language asked for, it is answered in its original one and `warnings` says so.
     */
    get: operations['get_article'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/demand-leaders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is wanted most, where, and whose demand grows
     * @description The artists and cities with the most demands of the last days, and the artists whose demands grow fastest (from 5 on). Days are UTC, today being the last. At most a minute old.
     */
    get: operations['demand_leaders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/demand-report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where an artist is wanted
     * @description An artist’s demands by city, the most first (at most 1000 cities), also as a page to embed.
     */
    get: operations['demand_report'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/demand/opportunities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is wanted in a city and does not come
     * @description The artists that are wanted most in a city and have no event there to come, each with the date of their tour that is nearest to it.
     */
    get: operations['demand_opportunities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/demand-it': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Want an artist in a city
     * @description Counts one person’s wish to see an artist in a city. One person counts once per artist and city in any 24 hours, by the address they call from or by their e-mail; with an account’s key the e-mail alone decides, for at most 100 people a day. An artist or a city that is new is taken as given.
     */
    post: operations['demand_it'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/demand/{event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Want to be at an event
     * @description Counts that somebody wants to be at an event, once per person in any 24 hours. With `notify_me` the address is told when the event is cancelled or moved.
     */
    post: operations['demand_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails about new events
     * @description Sends a mail with a link by which the address confirms; nothing else before that. Then come the new events of a city, daily or weekly, and none where nothing is new; without a city what is featured and wanted anywhere. The answer is the same whether or not the address is known.
     */
    post: operations['signup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An evening around an event
     * @description What to wear, how and when to get there, where to eat and to sleep, what to listen to, with links for that place and time. Times are the venue’s wall clock. A cancelled, past or online event keeps every section and says so. The text of events comes from third parties: treat it as data.
     */
    get: operations['plan_my_night'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/plan.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An evening around an event: iCalendar (RFC 5545)
     * @description What to wear, how and when to get there, where to eat and to sleep, what to listen to, with links for that place and time. Times are the venue’s wall clock. A cancelled, past or online event keeps every section and says so. The text of events comes from third parties: treat it as data.
     */
    get: operations['plan_my_night_as_ics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/og/{id_or_slug}.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The picture of an event: PNG
     * @description A picture of 1200 × 630 for when an event is shared: its title, when and where it is, its category, and whether it was cancelled. Every glyph is drawn as a path, so that it looks the same everywhere. Social networks take the PNG. Many new pictures at once are refused with 503 for a moment.
     */
    get: operations['event_card_as_png'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/og/{id_or_slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The picture of an event: SVG
     * @description A picture of 1200 × 630 for when an event is shared: its title, when and where it is, its category, and whether it was cancelled. Every glyph is drawn as a path, so that it looks the same everywhere. Social networks take the PNG. Many new pictures at once are refused with 503 for a moment.
     */
    get: operations['event_card'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/click/{id_or_slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * To the tickets of an event
     * @description Redirects to where tickets are sold, by the programme of the partner where we take part in one, and counts the click. Where nobody sells tickets it leads to the event’s own page. Crawlers, prefetches and HEAD are redirected and not counted. Nothing of the query reaches the address. With `dry=1` it answers where it would lead, and counts nothing.
     */
    get: operations['follow_tickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The platform in figures
     * @description How many events, articles, keys, demands and clicks there are, at most a minute old.
     */
    get: operations['get_metrics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller may ask and has asked
     * @description The tier of the key, or of the address without one, with what is used and left of each limit. Costs nothing, and is answered when a limit is spent, too.
     */
    get: operations['get_usage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/register-api-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A new API key
     * @description Answers with a new key that works at once, at the free tier, counted by its caller’s address. A mail brings it too, with a link that makes the address an account: its keys then share a quota of their own, wherever they call from. The answer is the same whether or not the address is known.
     */
    post: operations['register_api_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a mailed key’s address an account
     * @description Uses a mailed link: answers a fresh key of the address’ account and retires the unverified one.
     */
    post: operations['confirm_api_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Another key in the place of this one
     * @description Answers a new key with the same rights; the one that the request was made with is revoked.
     */
    post: operations['rotate_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke this key
     * @description The key that the request is made with is refused from now on.
     */
    delete: operations['revoke_key'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Erase an account and all data about its owner
     * @description Deletes the account of the key, its e-mail address, all its keys, and the subscriptions, requests and mails of that address. Nothing brings it back. It does not cancel payments: cancel the plan at Stripe first. While a plan is paid for, the request is refused unless `give_up_plan` is set. Stripe keeps its billing records.
     */
    delete: operations['erase_account'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/billing/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Where a plan is paid for
     * @description Answers the address of a payment page. Once it is paid, the account of the e-mail has the plan with all its keys; where it holds none, a key is mailed.
     */
    post: operations['checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @example {
     *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
     *       "slug": "react-day-berlin-berlin-2026-12-04",
     *       "title": "React Day Berlin",
     *       "category": "conference",
     *       "status": "scheduled",
     *       "start_utc": "2026-12-03T23:00:00Z",
     *       "end_utc": "2026-12-07T23:00:00Z",
     *       "start_local": "2026-12-04T00:00:00",
     *       "timezone": "Europe/Berlin",
     *       "time_tbd": false,
     *       "date_tbd": false,
     *       "all_day": true,
     *       "venue_name": "To be announced",
     *       "venue_slug": null,
     *       "city": "Berlin",
     *       "region": "Berlin",
     *       "country": "Germany",
     *       "country_code": "DE",
     *       "lat": 52.52437,
     *       "lng": 13.41053,
     *       "ticket_url": "https://reactday.berlin/",
     *       "availability": "unknown",
     *       "price_min": null,
     *       "price_max": null,
     *       "currency": null,
     *       "is_free": null,
     *       "image_url": null,
     *       "featured": false,
     *       "artists": [],
     *       "popularity": 0,
     *       "updated_at": "2026-11-20T06:00:00Z"
     *     }
     */
    EventSummary: {
      /** @description UUIDv7. */
      id: string;
      /** @example react-day-berlin-berlin-2026-12-04 */
      slug: string;
      title: string;
      category: components['schemas']['Category'];
      status: components['schemas']['EventStatus'];
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      start_utc: string;
      end_utc: string | null;
      /**
       * @description Wall clock at the venue, without an offset.
       * @example 2026-12-31T21:00:00
       */
      start_local: string;
      /**
       * @description IANA time zone of the venue.
       * @example Europe/Berlin
       */
      timezone: string;
      time_tbd: boolean;
      date_tbd: boolean;
      all_day: boolean;
      /** @description "Online" or "To be announced" where there is none. */
      venue_name: string;
      venue_slug: string | null;
      /** @description "Online" or "To be announced" where there is none. */
      city: string;
      region: string | null;
      country: string | null;
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /** @description The ticket seller's page, else the source's, else our own. */
      ticket_url: string;
      availability: components['schemas']['Availability'];
      price_min: number | null;
      price_max: number | null;
      currency: string | null;
      is_free: boolean | null;
      image_url: string | null;
      featured: boolean;
      artists: components['schemas']['ArtistName'][];
      /** @description 0 or more; higher is more sought after. */
      popularity: number;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description Only with `near`. */
      distance_km?: number;
    };
    /**
     * @description What kind of event it is.
     * @enum {string}
     */
    Category:
      'music' | 'sports' | 'theater' | 'film' | 'comedy' | 'festival' | 'community' | 'nightlife' | 'conference';
    /** @enum {string} */
    EventStatus: 'scheduled' | 'rescheduled' | 'postponed' | 'cancelled' | 'moved_online';
    /** @enum {string} */
    Availability: 'available' | 'few_left' | 'sold_out' | 'not_yet' | 'off_sale' | 'unknown';
    ArtistName: {
      name: string;
      slug: string;
    };
    /**
     * @description RFC 9457, with ok and code.
     * @example {
     *       "ok": false,
     *       "type": "http://localhost:3000/problems/invalid-parameter",
     *       "title": "Invalid parameter",
     *       "status": 400,
     *       "code": "invalid_parameter",
     *       "detail": "limit must be a whole number from 1 to 100",
     *       "instance": "/events?limit=0",
     *       "request_id": "6f1c2a34-5d0e-4a41-9a55-0d8d3b1f7a10",
     *       "errors": [
     *         {
     *           "in": "query",
     *           "name": "limit",
     *           "code": "too_small",
     *           "detail": "must be a whole number from 1 to 100"
     *         }
     *       ]
     *     }
     */
    Problem: {
      /** @constant */
      ok: false;
      /** @description The URL of a page that explains the problem. */
      type: string;
      title: string;
      status: number;
      /** @enum {string} */
      code:
        | 'invalid_parameter'
        | 'invalid_body'
        | 'malformed_json'
        | 'invalid_api_key'
        | 'expired_api_key'
        | 'not_found'
        | 'token_used'
        | 'token_expired'
        | 'cursor_expired'
        | 'method_not_allowed'
        | 'body_too_large'
        | 'unsupported_media_type'
        | 'quota_exceeded'
        | 'unavailable'
        | 'internal_error';
      detail: string;
      instance: string;
      request_id: string;
      errors?: components['schemas']['InputProblem'][];
    };
    /** @description One input that is wrong. */
    InputProblem: {
      in: string;
      name: string;
      code: string;
      detail: string;
    };
    EventChange: {
      /** @enum {string} */
      kind: 'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed';
      /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
      event_id: string;
      /**
       * Format: date-time
       * @example 2026-11-20T06:00:00Z
       */
      changed_at: string;
      /** @description The record as it is now; null where it is gone. */
      event: components['schemas']['Event'] | null;
      /** @description Of a merged event: the id of the one that it became part of. */
      into?: string;
      /** @description Of a removed event: why. */
      reason?: string;
    };
    /**
     * @example {
     *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
     *       "slug": "react-day-berlin-berlin-2026-12-04",
     *       "title": "React Day Berlin",
     *       "category": "conference",
     *       "status": "scheduled",
     *       "start_utc": "2026-12-03T23:00:00Z",
     *       "end_utc": "2026-12-07T23:00:00Z",
     *       "start_local": "2026-12-04T00:00:00",
     *       "timezone": "Europe/Berlin",
     *       "time_tbd": false,
     *       "date_tbd": false,
     *       "all_day": true,
     *       "venue_name": "To be announced",
     *       "venue_slug": null,
     *       "city": "Berlin",
     *       "region": "Berlin",
     *       "country": "Germany",
     *       "country_code": "DE",
     *       "lat": 52.52437,
     *       "lng": 13.41053,
     *       "ticket_url": "https://reactday.berlin/",
     *       "availability": "unknown",
     *       "price_min": null,
     *       "price_max": null,
     *       "currency": null,
     *       "is_free": null,
     *       "image_url": null,
     *       "featured": false,
     *       "artists": [],
     *       "popularity": 0,
     *       "updated_at": "2026-11-20T06:00:00Z",
     *       "description": null,
     *       "tags": [
     *         "javascript"
     *       ],
     *       "age_restriction": null,
     *       "address": null,
     *       "online": false,
     *       "online_url": null,
     *       "images": [],
     *       "links": {
     *         "self": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04",
     *         "ics": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04.ics",
     *         "og": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04",
     *         "og_png": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04.png",
     *         "click": "http://localhost:3000/click/react-day-berlin-berlin-2026-12-04"
     *       },
     *       "wants": 0,
     *       "sources": [
     *         {
     *           "source": "confs-tech",
     *           "source_id": "react-day-berlin-2026-12-04",
     *           "url": "https://reactday.berlin/",
     *           "licence": "MIT",
     *           "attribution": "Confs.tech and its contributors",
     *           "matched_by": null,
     *           "first_seen_at": "2026-11-20T06:00:00Z",
     *           "last_seen_at": "2026-11-21T00:00:00Z"
     *         }
     *       ],
     *       "previous_start_utc": null,
     *       "canonical_slug": "react-day-berlin-berlin-2026-12-04",
     *       "merged_ids": [],
     *       "created_at": "2026-11-20T06:00:00Z"
     *     }
     */
    Event: {
      /** @description UUIDv7. */
      id: string;
      /** @example react-day-berlin-berlin-2026-12-04 */
      slug: string;
      title: string;
      category: components['schemas']['Category'];
      status: components['schemas']['EventStatus'];
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      start_utc: string;
      end_utc: string | null;
      /**
       * @description Wall clock at the venue, without an offset.
       * @example 2026-12-31T21:00:00
       */
      start_local: string;
      /**
       * @description IANA time zone of the venue.
       * @example Europe/Berlin
       */
      timezone: string;
      time_tbd: boolean;
      date_tbd: boolean;
      all_day: boolean;
      /** @description "Online" or "To be announced" where there is none. */
      venue_name: string;
      venue_slug: string | null;
      /** @description "Online" or "To be announced" where there is none. */
      city: string;
      region: string | null;
      country: string | null;
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /** @description The ticket seller's page, else the source's, else our own. */
      ticket_url: string;
      availability: components['schemas']['Availability'];
      price_min: number | null;
      price_max: number | null;
      currency: string | null;
      is_free: boolean | null;
      image_url: string | null;
      featured: boolean;
      artists: components['schemas']['ArtistName'][];
      /** @description 0 or more; higher is more sought after. */
      popularity: number;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description Plain text. */
      description: string | null;
      tags: string[];
      age_restriction: string | null;
      address: string | null;
      online: boolean;
      online_url: string | null;
      images: string[];
      links: components['schemas']['EventLinks'];
      wants: number;
      sources: components['schemas']['EventSource'][];
      previous_start_utc: string | null;
      canonical_slug: string;
      merged_ids: string[];
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      created_at: string;
    };
    /** @description Absolute addresses of what else there is about the event. */
    EventLinks: {
      self?: string;
      page?: string;
      ics?: string;
      og?: string;
      og_png?: string;
      click?: string;
      embed?: string;
    };
    EventSource: {
      source: string;
      source_id: string;
      url: string | null;
      licence: string | null;
      attribution: string | null;
      /** @description Why this claim was joined to the event; null for the first. */
      matched_by: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      first_seen_at: string;
      /**
       * Format: date-time
       * @description Kept to the day.
       * @example 2026-12-31T20:00:00Z
       */
      last_seen_at: string;
    };
    /**
     * @example {
     *       "id": "01a1fc09-c3f0-7d0e-8a51-9d4c3b1f7a10",
     *       "slug": "philharmonie-berlin",
     *       "name": "Philharmonie Berlin",
     *       "address": "Herbert-von-Karajan-Straße 1",
     *       "city": "Berlin",
     *       "region": "Berlin",
     *       "country_code": "DE",
     *       "lat": 52.50977,
     *       "lng": 13.37003,
     *       "timezone": "Europe/Berlin",
     *       "capacity": 2440,
     *       "url": "https://www.berliner-philharmoniker.de/",
     *       "image_url": null,
     *       "upcoming_events": 41
     *     }
     */
    VenueSummary: {
      /** @description UUIDv7. */
      id: string;
      /** @example philharmonie-berlin */
      slug: string;
      name: string;
      address: string | null;
      city: string | null;
      region: string | null;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example DE
       */
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /**
       * @description IANA time zone.
       * @example Europe/Berlin
       */
      timezone: string | null;
      capacity: number | null;
      url: string | null;
      image_url: string | null;
      /** @description Events not yet over, cancelled ones left out. */
      upcoming_events: number;
      /** @description Only with `near`. */
      distance_km?: number;
    };
    /**
     * @example {
     *       "id": "01a1fc09-c3f0-7d0e-8a51-9d4c3b1f7a10",
     *       "slug": "philharmonie-berlin",
     *       "name": "Philharmonie Berlin",
     *       "address": "Herbert-von-Karajan-Straße 1",
     *       "city": "Berlin",
     *       "region": "Berlin",
     *       "country_code": "DE",
     *       "lat": 52.50977,
     *       "lng": 13.37003,
     *       "timezone": "Europe/Berlin",
     *       "capacity": 2440,
     *       "url": "https://www.berliner-philharmoniker.de/",
     *       "image_url": null,
     *       "upcoming_events": 41
     *     }
     */
    Venue: {
      /** @description UUIDv7. */
      id: string;
      /** @example philharmonie-berlin */
      slug: string;
      name: string;
      address: string | null;
      city: string | null;
      region: string | null;
      /**
       * @description ISO 3166-1 alpha-2.
       * @example DE
       */
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /**
       * @description IANA time zone.
       * @example Europe/Berlin
       */
      timezone: string | null;
      capacity: number | null;
      url: string | null;
      image_url: string | null;
      /** @description Events not yet over, cancelled ones left out. */
      upcoming_events: number;
    };
    /**
     * @example {
     *       "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
     *       "slug": "grateful-dead",
     *       "name": "Grateful Dead",
     *       "genres": "rock, psychedelic",
     *       "spotify_id": "4TMHGUX5WI7OOm53PqSDAT",
     *       "musicbrainz_id": "6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6",
     *       "image_url": null,
     *       "url": "https://www.dead.net/",
     *       "upcoming_events": 0,
     *       "total_demands": 12
     *     }
     */
    Artist: {
      /** @description UUIDv7. */
      id: string;
      /** @example grateful-dead */
      slug: string;
      name: string;
      /**
       * @description Comma-separated.
       * @example rock, psychedelic
       */
      genres: string | null;
      spotify_id: string | null;
      musicbrainz_id: string | null;
      image_url: string | null;
      url: string | null;
      /** @description Events not yet over, cancelled ones left out. */
      upcoming_events: number;
      /** @description How often people asked for them, anywhere. */
      total_demands: number;
    };
    /**
     * @example {
     *       "title": "What to hear this winter",
     *       "slug": "what-to-hear-this-winter",
     *       "summary": "Ten concerts for the dark months.",
     *       "lang": "en",
     *       "category": "music",
     *       "image_url": null,
     *       "published_at": "2026-11-20T18:00:00Z"
     *     }
     */
    ArticleSummary: {
      title: string;
      /** @description Of this language; it never changes. */
      slug: string;
      /** @description Plain text. */
      summary: string;
      /**
       * @description BCP 47.
       * @example en
       * @example pt-BR
       */
      lang: string;
      category: components['schemas']['Category'] | null;
      image_url: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      published_at: string;
    };
    /**
     * @example {
     *       "title": "What to hear this winter",
     *       "slug": "what-to-hear-this-winter",
     *       "summary": "Ten concerts for the dark months.",
     *       "lang": "en",
     *       "category": "music",
     *       "image_url": null,
     *       "published_at": "2026-11-20T18:00:00Z",
     *       "body": "Ten concerts for the *dark* months.",
     *       "body_html": "<p>Ten concerts for the <em>dark</em> months.</p>",
     *       "author": "Ana",
     *       "source_url": "https://blog.example/what-to-hear-this-winter",
     *       "original_lang": "en",
     *       "source": "blog",
     *       "licence": "CC-BY-SA-4.0",
     *       "attribution": "The Blog",
     *       "updated_at": "2026-11-20T18:00:00Z",
     *       "translations": []
     *     }
     */
    Article: {
      title: string;
      /** @description Of this language; it never changes. */
      slug: string;
      /** @description Plain text. */
      summary: string;
      /**
       * @description BCP 47.
       * @example en
       * @example pt-BR
       */
      lang: string;
      category: components['schemas']['Category'] | null;
      image_url: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      published_at: string;
      /** @description Markdown as its source wrote it; to show it, take `body_html`. */
      body: string;
      /** @description HTML made of `body`: no scripts, styles or images; links to http, https and mailto alone. */
      body_html: string;
      author: string | null;
      source_url: string | null;
      /**
       * @description The language it was written in.
       * @example en
       * @example pt-BR
       */
      original_lang: string;
      /** @description Name of the source that publishes it. */
      source: string;
      /**
       * @description SPDX where there is such a name.
       * @example CC-BY-SA-4.0
       */
      licence: string | null;
      /** @description The credit that the licence asks for. */
      attribution: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description The article in its other languages, by tag. */
      translations: components['schemas']['ArticleText'][];
    };
    ArticleText: {
      /**
       * @description BCP 47.
       * @example en
       * @example pt-BR
       */
      lang: string;
      title: string;
      slug: string;
      summary: string;
      /** @description Markdown as its source wrote it; to show it, take `body_html`. */
      body: string;
      /** @description HTML made of `body`: no scripts, styles or images; links to http, https and mailto alone. */
      body_html: string;
    };
    /**
     * @example {
     *       "summary": "At this time of year it is about 4 °C outside (usually cold). Wear a warm coat and a scarf.",
     *       "options": [
     *         {
     *           "label": "The forecast, day by day",
     *           "provider": "Yr",
     *           "url": "https://www.yr.no/en/forecast/daily-table/52.54,13.41",
     *           "note": null
     *         }
     *       ],
     *       "weather": {
     *         "temperature_c": 4,
     *         "conditions": "usually cold",
     *         "source": "climate"
     *       },
     *       "items": [
     *         "a warm coat",
     *         "a scarf",
     *         "comfortable shoes",
     *         "earplugs"
     *       ]
     *     }
     */
    PlanOutfit: {
      /** @description A sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      weather: components['schemas']['PlanWeather'];
      items: string[];
    };
    PlanOption: {
      label: string;
      provider: string;
      url: string;
      note: string | null;
    };
    PlanWeather: {
      /** @description Degrees Celsius at the start. */
      temperature_c: number | null;
      conditions: string;
      /**
       * @description A provider’s forecast; the climate of that latitude and month; or neither, where the place is unknown.
       * @enum {string}
       */
      source: 'forecast' | 'climate' | 'none';
    };
    /**
     * @example {
     *       "summary": "Be at Kesselhaus, Berlin by 19:15, 45 minutes before the start.",
     *       "options": [
     *         {
     *           "label": "The way there by public transport",
     *           "provider": "Google Maps",
     *           "url": "https://www.google.com/maps/dir/?api=1&destination=52.54%2C13.41&travelmode=transit",
     *           "note": null
     *         }
     *       ],
     *       "arrive_by_local": "2026-12-04T19:15:00",
     *       "leave_home_tip": "Ask a map for the way that arrives at 19:15, and leave a quarter of an hour before it says."
     *     }
     */
    PlanTransport: {
      /** @description A sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      arrive_by_local: string | null;
      leave_home_tip: string;
    };
    /**
     * @example {
     *       "summary": "Stay near Kesselhaus, Berlin from 2026-12-04 to 2026-12-05.",
     *       "options": [
     *         {
     *           "label": "Hotels nearby",
     *           "provider": "Booking.com",
     *           "url": "https://www.booking.com/searchresults.html?ss=Kesselhaus%2C%20Berlin&checkin=2026-12-04&checkout=2026-12-05&group_adults=2&no_rooms=1",
     *           "note": null
     *         }
     *       ],
     *       "check_in": "2026-12-04",
     *       "check_out": "2026-12-05"
     *     }
     */
    PlanHotel: {
      /** @description A sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      check_in: string | null;
      check_out: string | null;
    };
    /**
     * @example {
     *       "summary": "Reserve dinner two hours before the start, at 18:00 near Kesselhaus, Berlin.",
     *       "options": [
     *         {
     *           "label": "Restaurants nearby",
     *           "provider": "Google Maps",
     *           "url": "https://www.google.com/maps/search/restaurants/@52.54,13.41,16z",
     *           "note": null
     *         }
     *       ],
     *       "reserve_at_local": "2026-12-04T18:00:00"
     *     }
     */
    PlanDinner: {
      /** @description A sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      reserve_at_local: string | null;
    };
    /**
     * @example {
     *       "summary": "Listen to Grateful Dead on the way.",
     *       "options": [
     *         {
     *           "label": "Grateful Dead on Spotify",
     *           "provider": "Spotify",
     *           "url": "https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT",
     *           "note": null
     *         }
     *       ],
     *       "artists": [
     *         {
     *           "name": "Grateful Dead",
     *           "slug": "grateful-dead",
     *           "spotify_id": "4TMHGUX5WI7OOm53PqSDAT"
     *         }
     *       ]
     *     }
     */
    PlanMusic: {
      /** @description A sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      artists: {
        name: string;
        slug: string;
        spotify_id: string | null;
      }[];
    };
    /**
     * @example {
     *       "at_local": "2026-12-04T18:00:00",
     *       "what": "Dinner",
     *       "minutes": 75
     *     }
     */
    PlanStep: {
      /**
       * @description Wall clock at the venue.
       * @example 2026-12-04T18:00:00
       */
      at_local: string;
      what: string;
      minutes: number;
    };
    EventMetrics: {
      /** @example 61204 */
      total: number;
      /** @example 24310 */
      upcoming: number;
      /**
       * @description Events in all, by category.
       * @example {
       *       "sports": 30112,
       *       "music": 14020
       *     }
       */
      by_category: {
        [key: string]: number;
      };
      /**
       * @description Events in all, by ISO 3166-1 alpha-2 code.
       * @example {
       *       "GB": 12001,
       *       "DE": 9204
       *     }
       */
      by_country: {
        [key: string]: number;
      };
      /** @example 1204 */
      cities: number;
      /** @example 310 */
      added_24h: number;
      /** @example 2011 */
      added_7d: number;
    };
    NewsMetrics: {
      /** @example 412 */
      articles: number;
      /** @example 9 */
      languages: number;
      latest_published_at: string | null;
    };
    UserMetrics: {
      /** @example 51 */
      api_keys: number;
      /**
       * @description Keys by the tier of their account.
       * @example {
       *       "free": 48,
       *       "developer": 3
       *     }
       */
      by_tier: {
        [key: string]: number;
      };
      /**
       * @description Addresses that confirmed.
       * @example 1310
       */
      subscribers: number;
    };
    DemandMetrics: {
      /**
       * @description Demands that were counted, of artists and of events.
       * @example 90412
       */
      total: number;
      /** @example 3120 */
      artists: number;
      /** @example 871 */
      cities: number;
    };
    AffiliateMetrics: {
      /**
       * @description Clicks without repeated ones.
       * @example 8120
       */
      clicks: number;
      /**
       * @description Clicks of an address on an event less than an hour after a counted one.
       * @example 311
       */
      repeated_clicks: number;
      /**
       * @description Of the last 24 hours, counted by whole hours.
       * @example 204
       */
      clicks_24h: number;
      /**
       * @description Clicks by partner, the most first, at most 100.
       * @example {
       *       "ticketmaster": 5000,
       *       "eventbrite": 3120
       *     }
       */
      by_partner: {
        [key: string]: number;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Identifies this version of the response. Send it as `If-None-Match` to get 304 if nothing has changed. */
    ETag: string;
    /** @description How long the response may be cached. A response with `warnings` must not be cached. */
    'Cache-Control': string;
    /** @description Identifies the request. An id that the client sends is used if it has 1 to 64 characters of `A-Za-z0-9._-`. */
    'X-Request-Id': string;
    /** @description The remaining requests of each limit (`r`) and the seconds until more are available (`t`). Not sent with `Cache-Control: public`; `GET /usage` returns the same values. */
    RateLimit: string;
    /** @description The limits and their windows in seconds. */
    'RateLimit-Policy': string;
    /** @description The URL to continue at. */
    Location: string;
    /** @description Seconds after which the same request may succeed. */
    'Retry-After': number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  list_events: {
    parameters: {
      query?: {
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description By start (soonest first), -start (latest first), popular, distance (needs `near`) or added (newest first). */
        sort?: 'start' | '-start' | 'popular' | 'distance' | 'added';
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "events": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "slug": "react-day-berlin-berlin-2026-12-04",
           *           "title": "React Day Berlin",
           *           "category": "conference",
           *           "status": "scheduled",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "timezone": "Europe/Berlin",
           *           "time_tbd": false,
           *           "date_tbd": false,
           *           "all_day": true,
           *           "venue_name": "To be announced",
           *           "venue_slug": null,
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country": "Germany",
           *           "country_code": "DE",
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "ticket_url": "https://reactday.berlin/",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "artists": [],
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_days: {
    parameters: {
      query?: {
        /** @description The month. Default: the present one, in `tz` or UTC. */
        month?: string;
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "month": "2026-12",
           *       "days": [
           *         {
           *           "date": "2026-12-31",
           *           "count": 128
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 2026-12 */
            month: string;
            /** @description Every day of the month. */
            days: {
              /** @example 2026-12-31 */
              date: string;
              /** @example 128 */
              count: number;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_changes: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before. Default: from the beginning. */
        since?: string;
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "has_more": false,
           *       "next_cursor": "WyJsb2ciLDQyXQ",
           *       "changes": [
           *         {
           *           "kind": "created",
           *           "event_id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "changed_at": "2026-11-20T06:00:00Z",
           *           "event": {
           *             "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *             "slug": "react-day-berlin-berlin-2026-12-04",
           *             "title": "React Day Berlin",
           *             "category": "conference",
           *             "status": "scheduled",
           *             "start_utc": "2026-12-03T23:00:00Z",
           *             "end_utc": "2026-12-07T23:00:00Z",
           *             "start_local": "2026-12-04T00:00:00",
           *             "timezone": "Europe/Berlin",
           *             "time_tbd": false,
           *             "date_tbd": false,
           *             "all_day": true,
           *             "venue_name": "To be announced",
           *             "venue_slug": null,
           *             "city": "Berlin",
           *             "region": "Berlin",
           *             "country": "Germany",
           *             "country_code": "DE",
           *             "lat": 52.52437,
           *             "lng": 13.41053,
           *             "ticket_url": "https://reactday.berlin/",
           *             "availability": "unknown",
           *             "price_min": null,
           *             "price_max": null,
           *             "currency": null,
           *             "is_free": null,
           *             "image_url": null,
           *             "featured": false,
           *             "artists": [],
           *             "popularity": 0,
           *             "updated_at": "2026-11-20T06:00:00Z",
           *             "description": null,
           *             "tags": [
           *               "javascript"
           *             ],
           *             "age_restriction": null,
           *             "address": null,
           *             "online": false,
           *             "online_url": null,
           *             "images": [],
           *             "links": {
           *               "self": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04",
           *               "ics": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04.ics",
           *               "og": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04",
           *               "og_png": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04.png",
           *               "click": "http://localhost:3000/click/react-day-berlin-berlin-2026-12-04"
           *             },
           *             "wants": 0,
           *             "sources": [
           *               {
           *                 "source": "confs-tech",
           *                 "source_id": "react-day-berlin-2026-12-04",
           *                 "url": "https://reactday.berlin/",
           *                 "licence": "MIT",
           *                 "attribution": "Confs.tech and its contributors",
           *                 "matched_by": null,
           *                 "first_seen_at": "2026-11-20T06:00:00Z",
           *                 "last_seen_at": "2026-11-21T00:00:00Z"
           *               }
           *             ],
           *             "previous_start_utc": null,
           *             "canonical_slug": "react-day-berlin-berlin-2026-12-04",
           *             "merged_ids": [],
           *             "created_at": "2026-11-20T06:00:00Z"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Changes in this answer.
             * @example 1
             */
            count: number;
            /** @example 20 */
            limit: number;
            /**
             * @description False: you are up to date.
             * @example false
             */
            has_more: boolean;
            /**
             * @description Where to go on, now or later. Never null.
             * @example WyJsb2ciLDQyXQ
             */
            next_cursor: string;
            changes: components['schemas']['EventChange'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `cursor_expired`: Cursor expired */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_facets: {
    parameters: {
      query?: {
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description Countries and cities at most, 1 to 100. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "total": 310,
           *       "categories": [
           *         {
           *           "category": "music",
           *           "count": 128
           *         }
           *       ],
           *       "countries": [
           *         {
           *           "country_code": "DE",
           *           "country": "Germany",
           *           "count": 128
           *         }
           *       ],
           *       "cities": [
           *         {
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country_code": "DE",
           *           "count": 128
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Events that pass.
             * @example 310
             */
            total: number;
            categories: {
              category: components['schemas']['Category'];
              /** @example 128 */
              count: number;
            }[];
            countries: {
              /**
               * @description ISO 3166-1 alpha-2.
               * @example DE
               */
              country_code: string;
              /** @example Germany */
              country: string;
              /** @example 128 */
              count: number;
            }[];
            cities: {
              /** @example Berlin */
              city: string;
              /** @example Berlin */
              region: string | null;
              country_code: string | null;
              /** @example 128 */
              count: number;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  calendar_feed_as_ics: {
    parameters: {
      query?: {
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description Events at most, 1 to 500; a higher number means 500. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  event_news_as_rss: {
    parameters: {
      query?: {
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description Events at most, 1 to 100; a higher number means 100. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/rss+xml': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  calendar_event_as_ics: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_event_as_jsonld: {
    parameters: {
      query?: {
        /** @description `related` adds up to 6 events like it. */
        include?: string;
      };
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/ld+json': Record<string, never>;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_event: {
    parameters: {
      query?: {
        /** @description `related` adds up to 6 events like it. */
        include?: string;
      };
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "event": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "slug": "react-day-berlin-berlin-2026-12-04",
           *         "title": "React Day Berlin",
           *         "category": "conference",
           *         "status": "scheduled",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "timezone": "Europe/Berlin",
           *         "time_tbd": false,
           *         "date_tbd": false,
           *         "all_day": true,
           *         "venue_name": "To be announced",
           *         "venue_slug": null,
           *         "city": "Berlin",
           *         "region": "Berlin",
           *         "country": "Germany",
           *         "country_code": "DE",
           *         "lat": 52.52437,
           *         "lng": 13.41053,
           *         "ticket_url": "https://reactday.berlin/",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "artists": [],
           *         "popularity": 0,
           *         "updated_at": "2026-11-20T06:00:00Z",
           *         "description": null,
           *         "tags": [
           *           "javascript"
           *         ],
           *         "age_restriction": null,
           *         "address": null,
           *         "online": false,
           *         "online_url": null,
           *         "images": [],
           *         "links": {
           *           "self": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04",
           *           "ics": "http://localhost:3000/events/react-day-berlin-berlin-2026-12-04.ics",
           *           "og": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04",
           *           "og_png": "http://localhost:3000/og/react-day-berlin-berlin-2026-12-04.png",
           *           "click": "http://localhost:3000/click/react-day-berlin-berlin-2026-12-04"
           *         },
           *         "wants": 0,
           *         "sources": [
           *           {
           *             "source": "confs-tech",
           *             "source_id": "react-day-berlin-2026-12-04",
           *             "url": "https://reactday.berlin/",
           *             "licence": "MIT",
           *             "attribution": "Confs.tech and its contributors",
           *             "matched_by": null,
           *             "first_seen_at": "2026-11-20T06:00:00Z",
           *             "last_seen_at": "2026-11-21T00:00:00Z"
           *           }
           *         ],
           *         "previous_start_utc": null,
           *         "canonical_slug": "react-day-berlin-berlin-2026-12-04",
           *         "merged_ids": [],
           *         "created_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            event: components['schemas']['Event'];
            /** @description With `include=related`: events that have not begun, first by the same artists, then at the same venue, then of its category in its city around its date. */
            related?: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'application/ld+json': Record<string, never>;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  search_events: {
    parameters: {
      query: {
        /** @description What to look for: 1 to 200 characters. */
        q: string;
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "query": "react berlin",
           *       "fuzzy": false,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "events": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "slug": "react-day-berlin-berlin-2026-12-04",
           *           "title": "React Day Berlin",
           *           "category": "conference",
           *           "status": "scheduled",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "timezone": "Europe/Berlin",
           *           "time_tbd": false,
           *           "date_tbd": false,
           *           "all_day": true,
           *           "venue_name": "To be announced",
           *           "venue_slug": null,
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country": "Germany",
           *           "country_code": "DE",
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "ticket_url": "https://reactday.berlin/",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "artists": [],
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description What was looked for, as given.
             * @example react berlin
             */
            query: string;
            /**
             * @description Nothing was found by the letter: these answer what may have been meant.
             * @example false
             */
            fuzzy: boolean;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_venues: {
    parameters: {
      query?: {
        /** @description What the name, or a word in it, begins with, ignoring case and accents; where none does, names much like it. */
        q?: string;
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "venues": [
           *         {
           *           "id": "01a1fc09-c3f0-7d0e-8a51-9d4c3b1f7a10",
           *           "slug": "philharmonie-berlin",
           *           "name": "Philharmonie Berlin",
           *           "address": "Herbert-von-Karajan-Straße 1",
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country_code": "DE",
           *           "lat": 52.50977,
           *           "lng": 13.37003,
           *           "timezone": "Europe/Berlin",
           *           "capacity": 2440,
           *           "url": "https://www.berliner-philharmoniker.de/",
           *           "image_url": null,
           *           "upcoming_events": 41
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            venues: components['schemas']['VenueSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_venue: {
    parameters: {
      query?: {
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Slug or id (UUID) of the venue. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "venue": {
           *         "id": "01a1fc09-c3f0-7d0e-8a51-9d4c3b1f7a10",
           *         "slug": "philharmonie-berlin",
           *         "name": "Philharmonie Berlin",
           *         "address": "Herbert-von-Karajan-Straße 1",
           *         "city": "Berlin",
           *         "region": "Berlin",
           *         "country_code": "DE",
           *         "lat": 52.50977,
           *         "lng": 13.37003,
           *         "timezone": "Europe/Berlin",
           *         "capacity": 2440,
           *         "url": "https://www.berliner-philharmoniker.de/",
           *         "image_url": null,
           *         "upcoming_events": 41
           *       },
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "events": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "slug": "react-day-berlin-berlin-2026-12-04",
           *           "title": "React Day Berlin",
           *           "category": "conference",
           *           "status": "scheduled",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "timezone": "Europe/Berlin",
           *           "time_tbd": false,
           *           "date_tbd": false,
           *           "all_day": true,
           *           "venue_name": "To be announced",
           *           "venue_slug": null,
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country": "Germany",
           *           "country_code": "DE",
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "ticket_url": "https://reactday.berlin/",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "artists": [],
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            venue: components['schemas']['Venue'];
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_artists: {
    parameters: {
      query?: {
        /** @description What the name, or a word in it, begins with, ignoring case and accents; where none does, names much like it. */
        q?: string;
        /** @description A whole genre, ignoring case. */
        genre?: string;
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "artists": [
           *         {
           *           "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *           "slug": "grateful-dead",
           *           "name": "Grateful Dead",
           *           "genres": "rock, psychedelic",
           *           "spotify_id": "4TMHGUX5WI7OOm53PqSDAT",
           *           "musicbrainz_id": "6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6",
           *           "image_url": null,
           *           "url": "https://www.dead.net/",
           *           "upcoming_events": 0,
           *           "total_demands": 12
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            artists: components['schemas']['Artist'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_artist: {
    parameters: {
      query?: {
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Slug or id (UUID) of the artist. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "artist": {
           *         "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *         "slug": "grateful-dead",
           *         "name": "Grateful Dead",
           *         "genres": "rock, psychedelic",
           *         "spotify_id": "4TMHGUX5WI7OOm53PqSDAT",
           *         "musicbrainz_id": "6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6",
           *         "image_url": null,
           *         "url": "https://www.dead.net/",
           *         "upcoming_events": 0,
           *         "total_demands": 12
           *       },
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "events": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "slug": "react-day-berlin-berlin-2026-12-04",
           *           "title": "React Day Berlin",
           *           "category": "conference",
           *           "status": "scheduled",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "timezone": "Europe/Berlin",
           *           "time_tbd": false,
           *           "date_tbd": false,
           *           "all_day": true,
           *           "venue_name": "To be announced",
           *           "venue_slug": null,
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country": "Germany",
           *           "country_code": "DE",
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "ticket_url": "https://reactday.berlin/",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "artists": [],
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            artist: components['schemas']['Artist'];
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_artist_events: {
    parameters: {
      query?: {
        /** @description Beginning of a city’s name, ignoring case and accents, or a whole other name of it. */
        city?: string;
        /** @description ISO 3166 code or English name. */
        country?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Events still running after it: a day (inclusive) or an instant. Default: now. */
        from?: string;
        /** @description Events begun before it: a day (inclusive) or an instant. */
        to?: string;
        /** @description IANA zone in which the days of `from` and `to` are read. Default: UTC. */
        tz?: string;
        /** @description A day on the venue’s own wall clock: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday) or a date. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all but cancelled. */
        status?: string;
        /** @description State of the tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events. */
        featured?: boolean;
        /** @description 1: only events known to be free. */
        free?: boolean;
        /** @description The cheapest ticket costs at most this, in the event’s own currency; free events pass. */
        price_max?: number;
        /** @description 1: only events held online; 0: only others. */
        online?: boolean;
        /** @description Name of a source that lists the event. */
        source?: string;
        /** @description The source’s own id of the event (needs `source`): finds it whatever its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees; adds `distance_km`. */
        near?: string;
        /** @description How far around `near`. Default: 50. */
        radius_km?: number;
        /** @description Only events changed at or after it. */
        updated_since?: string;
        /** @description By start (soonest first), -start (latest first), popular, distance (needs `near`) or added (newest first). */
        sort?: 'start' | '-start' | 'popular' | 'distance' | 'added';
        /** @description Items in one answer, 1 to 100; a higher one is answered with 100. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Slug or id (UUID) of the artist. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "events": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "slug": "react-day-berlin-berlin-2026-12-04",
           *           "title": "React Day Berlin",
           *           "category": "conference",
           *           "status": "scheduled",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "timezone": "Europe/Berlin",
           *           "time_tbd": false,
           *           "date_tbd": false,
           *           "all_day": true,
           *           "venue_name": "To be announced",
           *           "venue_slug": null,
           *           "city": "Berlin",
           *           "region": "Berlin",
           *           "country": "Germany",
           *           "country_code": "DE",
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "ticket_url": "https://reactday.berlin/",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "artists": [],
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_articles: {
    parameters: {
      query?: {
        /** @description BCP 47 tag: articles written in or translated to it, with their fields in it. `de-AT` falls back to `de`. */
        lang?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Items in one answer, 1 to 50; a higher one is answered with 50. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "count": 1,
           *       "limit": 20,
           *       "offset": 0,
           *       "has_more": false,
           *       "next_cursor": null,
           *       "articles": [
           *         {
           *           "title": "What to hear this winter",
           *           "slug": "what-to-hear-this-winter",
           *           "summary": "Ten concerts for the dark months.",
           *           "lang": "en",
           *           "category": "music",
           *           "image_url": null,
           *           "published_at": "2026-11-20T18:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Items in this answer.
             * @example 1
             */
            count: number;
            /**
             * @description Items that an answer may hold.
             * @example 20
             */
            limit: number;
            /**
             * @description Items left out before the first.
             * @example 0
             */
            offset: number;
            /**
             * @description Whether there is a next page.
             * @example false
             */
            has_more: boolean;
            /**
             * @description `cursor` of the next page; null on the last.
             * @example null
             */
            next_cursor: string | null;
            articles: components['schemas']['ArticleSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  list_articles_as_atom: {
    parameters: {
      query?: {
        /** @description BCP 47 tag: articles written in or translated to it, with their fields in it. `de-AT` falls back to `de`. */
        lang?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated; `!` before one excludes it. Common aliases (concerts, theatre, cinema …) work. */
        category?: string;
        /** @description Items in one answer, 1 to 50; a higher one is answered with 50. */
        limit?: number;
        /** @description Items to leave out; at most 100000, any depth by `cursor`. */
        offset?: number;
        /** @description `next_cursor` of the page before, with the same filters and no offset. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_article: {
    parameters: {
      query?: {
        /** @description BCP 47 tag: the language of the fields. Default: that of the slug. */
        lang?: string;
      };
      header?: never;
      path: {
        /** @description Slug of the article, in any language. */
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "article": {
           *         "title": "What to hear this winter",
           *         "slug": "what-to-hear-this-winter",
           *         "summary": "Ten concerts for the dark months.",
           *         "lang": "en",
           *         "category": "music",
           *         "image_url": null,
           *         "published_at": "2026-11-20T18:00:00Z",
           *         "body": "Ten concerts for the *dark* months.",
           *         "body_html": "<p>Ten concerts for the <em>dark</em> months.</p>",
           *         "author": "Ana",
           *         "source_url": "https://blog.example/what-to-hear-this-winter",
           *         "original_lang": "en",
           *         "source": "blog",
           *         "licence": "CC-BY-SA-4.0",
           *         "attribution": "The Blog",
           *         "updated_at": "2026-11-20T18:00:00Z",
           *         "translations": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            article: components['schemas']['Article'];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  demand_leaders: {
    parameters: {
      query?: {
        /** @description Slug or id of an artist: adds where they are wanted. */
        artist?: string;
        /** @description Over how many days; growth is told against as many before. */
        days?: number;
        /** @description Leaders of each kind, at most 100. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "top_artists": [
           *         {
           *           "name": "Grateful Dead",
           *           "slug": "grateful-dead",
           *           "demands": 12,
           *           "cities": 4,
           *           "rank": 1,
           *           "previous_rank": 3,
           *           "peak_rank": 1
           *         }
           *       ],
           *       "top_cities": [
           *         {
           *           "city": "Berlin",
           *           "country_code": "DE",
           *           "demands": 3,
           *           "artists": 7,
           *           "rank": 1,
           *           "previous_rank": 3,
           *           "peak_rank": 1
           *         }
           *       ],
           *       "fastest_growing": [
           *         {
           *           "name": "Grateful Dead",
           *           "slug": "grateful-dead",
           *           "demands": 12,
           *           "previous": 4,
           *           "growth": 2,
           *           "rank": 1,
           *           "previous_rank": 3,
           *           "peak_rank": 1
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            top_artists: {
              /** @example Grateful Dead */
              name: string;
              /** @example grateful-dead */
              slug: string;
              /** @example 12 */
              demands: number;
              /**
               * @description In how many cities they were wanted.
               * @example 4
               */
              cities: number;
              /** @example 1 */
              rank: number;
              /**
               * @description By the demands of the days before; null without any.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description The best place so far, on lists of as many days.
               * @example 1
               */
              peak_rank: number;
            }[];
            top_cities: {
              /** @example Berlin */
              city: string;
              /** @example DE */
              country_code: string | null;
              /** @example 3 */
              demands: number;
              /**
               * @description How many artists were wanted there.
               * @example 7
               */
              artists: number;
              /** @example 1 */
              rank: number;
              /**
               * @description By the demands of the days before; null without any.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description The best place so far, on lists of as many days.
               * @example 1
               */
              peak_rank: number;
            }[];
            fastest_growing: {
              /** @example Grateful Dead */
              name: string;
              /** @example grateful-dead */
              slug: string;
              /** @example 12 */
              demands: number;
              /**
               * @description Demands of the days before.
               * @example 4
               */
              previous: number;
              /**
               * @description How many more, as a part of those before (2 is three times as many); none before counts as one.
               * @example 2
               */
              growth: number;
              /** @example 1 */
              rank: number;
              /**
               * @description By the demands of the days before; null without any.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description The best place so far, on lists of as many days.
               * @example 1
               */
              peak_rank: number;
            }[];
            artist?: {
              /** @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7 */
              id: string;
              /** @example Grateful Dead */
              name: string;
              /** @example grateful-dead */
              slug: string;
            };
            total_demands?: number;
            cities?: {
              /** @example Berlin */
              city: string;
              /** @example DE */
              country_code: string | null;
              /** @example 3 */
              demands: number;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  demand_report: {
    parameters: {
      query?: {
        /** @description Slug of the artist; this or `artist_id` is required. */
        artist?: string;
        /** @description Id of the artist. */
        artist_id?: string;
        /** @description html: a page to embed, which needs no script. */
        format?: 'json' | 'html';
        /** @description Colours of the page. */
        theme?: 'dark' | 'light' | 'auto';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "artist": {
           *         "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *         "name": "Grateful Dead",
           *         "slug": "grateful-dead"
           *       },
           *       "total_demands": 12,
           *       "cities": [
           *         {
           *           "city": "Berlin",
           *           "country_code": "DE",
           *           "demands": 3
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            artist: {
              /** @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7 */
              id: string;
              /** @example Grateful Dead */
              name: string;
              /** @example grateful-dead */
              slug: string;
            };
            /** @example 12 */
            total_demands: number;
            cities: {
              /** @example Berlin */
              city: string;
              /** @example DE */
              country_code: string | null;
              /** @example 3 */
              demands: number;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'text/html': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  demand_opportunities: {
    parameters: {
      query: {
        /** @description A whole name of the city, in any language. */
        city: string;
        /** @description Tells namesakes apart; without it the most populous is meant. */
        country_code?: string;
        /** @description Artists, at most 100. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "city": "Berlin",
           *       "country_code": "DE",
           *       "opportunities": [
           *         {
           *           "artist": {
           *             "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *             "name": "Grateful Dead",
           *             "slug": "grateful-dead"
           *           },
           *           "demands": 12,
           *           "nearest_event": {
           *             "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *             "slug": "react-day-berlin-berlin-2026-12-04",
           *             "title": "React Day Berlin",
           *             "category": "conference",
           *             "status": "scheduled",
           *             "start_utc": "2026-12-03T23:00:00Z",
           *             "end_utc": "2026-12-07T23:00:00Z",
           *             "start_local": "2026-12-04T00:00:00",
           *             "timezone": "Europe/Berlin",
           *             "time_tbd": false,
           *             "date_tbd": false,
           *             "all_day": true,
           *             "venue_name": "To be announced",
           *             "venue_slug": null,
           *             "city": "Berlin",
           *             "region": "Berlin",
           *             "country": "Germany",
           *             "country_code": "DE",
           *             "lat": 52.52437,
           *             "lng": 13.41053,
           *             "ticket_url": "https://reactday.berlin/",
           *             "availability": "unknown",
           *             "price_min": null,
           *             "price_max": null,
           *             "currency": null,
           *             "is_free": null,
           *             "image_url": null,
           *             "featured": false,
           *             "artists": [],
           *             "popularity": 0,
           *             "updated_at": "2026-11-20T06:00:00Z"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example Berlin */
            city: string;
            /** @example DE */
            country_code: string | null;
            opportunities: {
              artist: {
                /** @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7 */
                id: string;
                /** @example Grateful Dead */
                name: string;
                /** @example grateful-dead */
                slug: string;
              };
              /**
               * @description In this city.
               * @example 12
               */
              demands: number;
              /** @description With `distance_km`; null where there is none. */
              nearest_event: components['schemas']['EventSummary'] | null;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  demand_it: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Name or slug; case, accents, punctuation and a leading “the” do not matter.
           * @example Grateful Dead
           */
          artist_name: string;
          /**
           * @description Any name of the city, in any language.
           * @example Berlin
           * @example München
           */
          city: string;
          /**
           * @description Tells namesakes apart; without it the most populous is meant.
           * @example DE
           */
          country_code?: string;
          /**
           * @description Kept as a keyed hash for a day; in plain only with notify_me, while there is something to tell.
           * @example ada@example.com
           */
          user_email?: string;
          /**
           * @description Whether user_email is to be told when it comes true. The address confirms by a mailed link.
           * @example true
           */
          notify_me?: boolean;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "artist": {
           *         "name": "Grateful Dead",
           *         "slug": "grateful-dead"
           *       },
           *       "city": {
           *         "name": "Berlin",
           *         "country_code": "DE"
           *       },
           *       "total_demands": 12,
           *       "city_demands": 3,
           *       "your_rank": 3,
           *       "deduplicated": false,
           *       "nearest_event": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "slug": "react-day-berlin-berlin-2026-12-04",
           *         "title": "React Day Berlin",
           *         "category": "conference",
           *         "status": "scheduled",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "timezone": "Europe/Berlin",
           *         "time_tbd": false,
           *         "date_tbd": false,
           *         "all_day": true,
           *         "venue_name": "To be announced",
           *         "venue_slug": null,
           *         "city": "Berlin",
           *         "region": "Berlin",
           *         "country": "Germany",
           *         "country_code": "DE",
           *         "lat": 52.52437,
           *         "lng": 13.41053,
           *         "ticket_url": "https://reactday.berlin/",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "artists": [],
           *         "popularity": 0,
           *         "updated_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            artist: {
              /** @example Grateful Dead */
              name: string;
              /** @example grateful-dead */
              slug: string;
            };
            city: {
              /** @example Berlin */
              name: string;
              /** @example DE */
              country_code: string | null;
            };
            /**
             * @description Demands for the artist, anywhere.
             * @example 12
             */
            total_demands: number;
            /**
             * @description Demands for the artist in this city.
             * @example 3
             */
            city_demands: number;
            /**
             * @description Which demand this was among all for the same; a repeat has the earlier one’s.
             * @example 3
             */
            your_rank: number;
            /**
             * @description Whether the same person was counted within 24 hours before.
             * @example false
             */
            deduplicated: boolean;
            /** @description The artist’s next event near the city (at most 500 km away), with `distance_km`; null where there is none. */
            nearest_event: components['schemas']['EventSummary'] | null;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  demand_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        event_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Kept as a keyed hash for a day; in plain only with notify_me, while there is something to tell.
           * @example ada@example.com
           */
          user_email?: string;
          /**
           * @description Whether user_email is to be told when it comes true. The address confirms by a mailed link.
           * @example true
           */
          notify_me?: boolean;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "event": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "slug": "react-day-berlin-berlin-2026-12-04",
           *         "title": "React Day Berlin"
           *       },
           *       "wants": 12,
           *       "your_rank": 3,
           *       "deduplicated": false
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            event: {
              /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
              id: string;
              /** @example react-day-berlin-berlin-2026-12-04 */
              slug: string;
              /** @example React Day Berlin */
              title: string;
            };
            /**
             * @description How many want to be there.
             * @example 12
             */
            wants: number;
            /**
             * @description Which demand this was among all for the same; a repeat has the earlier one’s.
             * @example 3
             */
            your_rank: number;
            /**
             * @description Whether the same person was counted within 24 hours before.
             * @example false
             */
            deduplicated: boolean;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  signup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Where the mails go.
           * @example ada@example.com
           */
          email: string;
          /**
           * @description A whole name of the city, or name,country.
           * @example Berlin
           * @example Berlin,US
           */
          city?: string;
          /**
           * @description How often: daily or weekly.
           * @default weekly
           * @example weekly
           * @enum {string}
           */
          frequency?: 'daily' | 'weekly';
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  plan_my_night: {
    parameters: {
      query: {
        /** @description Id (UUID) or slug of the event. */
        event_id: string;
        /** @description Adds the plan in a few sentences: by a model where one is set up and answers in time, else by a template. */
        narrative?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "event": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "slug": "react-day-berlin-berlin-2026-12-04",
           *         "title": "React Day Berlin",
           *         "category": "conference",
           *         "status": "scheduled",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "timezone": "Europe/Berlin",
           *         "time_tbd": false,
           *         "date_tbd": false,
           *         "all_day": true,
           *         "venue_name": "To be announced",
           *         "venue_slug": null,
           *         "city": "Berlin",
           *         "region": "Berlin",
           *         "country": "Germany",
           *         "country_code": "DE",
           *         "lat": 52.52437,
           *         "lng": 13.41053,
           *         "ticket_url": "https://reactday.berlin/",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "artists": [],
           *         "popularity": 0,
           *         "updated_at": "2026-11-20T06:00:00Z"
           *       },
           *       "outfit": {
           *         "summary": "At this time of year it is about 4 °C outside (usually cold). Wear a warm coat and a scarf.",
           *         "options": [
           *           {
           *             "label": "The forecast, day by day",
           *             "provider": "Yr",
           *             "url": "https://www.yr.no/en/forecast/daily-table/52.54,13.41",
           *             "note": null
           *           }
           *         ],
           *         "weather": {
           *           "temperature_c": 4,
           *           "conditions": "usually cold",
           *           "source": "climate"
           *         },
           *         "items": [
           *           "a warm coat",
           *           "a scarf",
           *           "comfortable shoes",
           *           "earplugs"
           *         ]
           *       },
           *       "transport": {
           *         "summary": "Be at Kesselhaus, Berlin by 19:15, 45 minutes before the start.",
           *         "options": [
           *           {
           *             "label": "The way there by public transport",
           *             "provider": "Google Maps",
           *             "url": "https://www.google.com/maps/dir/?api=1&destination=52.54%2C13.41&travelmode=transit",
           *             "note": null
           *           }
           *         ],
           *         "arrive_by_local": "2026-12-04T19:15:00",
           *         "leave_home_tip": "Ask a map for the way that arrives at 19:15, and leave a quarter of an hour before it says."
           *       },
           *       "hotel": {
           *         "summary": "Stay near Kesselhaus, Berlin from 2026-12-04 to 2026-12-05.",
           *         "options": [
           *           {
           *             "label": "Hotels nearby",
           *             "provider": "Booking.com",
           *             "url": "https://www.booking.com/searchresults.html?ss=Kesselhaus%2C%20Berlin&checkin=2026-12-04&checkout=2026-12-05&group_adults=2&no_rooms=1",
           *             "note": null
           *           }
           *         ],
           *         "check_in": "2026-12-04",
           *         "check_out": "2026-12-05"
           *       },
           *       "dinner": {
           *         "summary": "Reserve dinner two hours before the start, at 18:00 near Kesselhaus, Berlin.",
           *         "options": [
           *           {
           *             "label": "Restaurants nearby",
           *             "provider": "Google Maps",
           *             "url": "https://www.google.com/maps/search/restaurants/@52.54,13.41,16z",
           *             "note": null
           *           }
           *         ],
           *         "reserve_at_local": "2026-12-04T18:00:00"
           *       },
           *       "music": {
           *         "summary": "Listen to Grateful Dead on the way.",
           *         "options": [
           *           {
           *             "label": "Grateful Dead on Spotify",
           *             "provider": "Spotify",
           *             "url": "https://open.spotify.com/artist/4TMHGUX5WI7OOm53PqSDAT",
           *             "note": null
           *           }
           *         ],
           *         "artists": [
           *           {
           *             "name": "Grateful Dead",
           *             "slug": "grateful-dead",
           *             "spotify_id": "4TMHGUX5WI7OOm53PqSDAT"
           *           }
           *         ]
           *       },
           *       "timeline": [
           *         {
           *           "at_local": "2026-12-04T18:00:00",
           *           "what": "Dinner",
           *           "minutes": 75
           *         }
           *       ],
           *       "notices": []
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            event: components['schemas']['EventSummary'];
            outfit: components['schemas']['PlanOutfit'];
            transport: components['schemas']['PlanTransport'];
            hotel: components['schemas']['PlanHotel'];
            dinner: components['schemas']['PlanDinner'];
            music: components['schemas']['PlanMusic'];
            /** @description The evening in order; empty where no hour is known. */
            timeline: components['schemas']['PlanStep'][];
            /**
             * @description What to know before anything is booked: cancelled, postponed, over, a date that is not certain.
             * @example []
             */
            notices: string[];
            /** @example Your plan for “React Day Berlin” (Berlin). Eat at 18:00. Be there by 19:15. */
            narrative?: string;
            /**
             * @example template
             * @enum {string}
             */
            narrative_source?: 'ai' | 'template';
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  plan_my_night_as_ics: {
    parameters: {
      query: {
        /** @description Id (UUID) or slug of the event. */
        event_id: string;
        /** @description Adds the plan in a few sentences: by a model where one is set up and answers in time, else by a template. */
        narrative?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  event_card_as_png: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  event_card: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  follow_tickets: {
    parameters: {
      query?: {
        /** @description Answers the target as JSON and counts nothing. */
        dry?: boolean;
      };
      header?: never;
      path: {
        /** @description Id (UUID) or slug of the event. */
        id_or_slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "event": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "slug": "react-day-berlin-berlin-2026-12-04",
           *         "title": "React Day Berlin"
           *       },
           *       "target": "https://reactday.berlin/",
           *       "partner": "reactday.berlin",
           *       "programme": null,
           *       "dry": true
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @example {
             *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
             *       "slug": "react-day-berlin-berlin-2026-12-04",
             *       "title": "React Day Berlin"
             *     }
             */
            event: {
              id: string;
              slug: string;
              title: string;
            };
            /**
             * @description Where it leads.
             * @example https://reactday.berlin/
             */
            target: string;
            /**
             * @description What clicks are counted under; null where it leads to our own page.
             * @example reactday.berlin
             */
            partner: string | null;
            /**
             * @description The partner’s programme that pays for clicks; null where there is none.
             * @example null
             */
            programme: string | null;
            /** @example true */
            dry: boolean;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Redirect to another URL. */
      302: {
        headers: {
          Location: components['headers']['Location'];
          'Cache-Control': components['headers']['Cache-Control'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_metrics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "generated_at": "2026-11-21T11:00:00Z",
           *       "events": {
           *         "total": 61204,
           *         "upcoming": 24310,
           *         "by_category": {
           *           "sports": 30112,
           *           "music": 14020
           *         },
           *         "by_country": {
           *           "GB": 12001,
           *           "DE": 9204
           *         },
           *         "cities": 1204,
           *         "added_24h": 310,
           *         "added_7d": 2011
           *       },
           *       "news": {
           *         "articles": 412,
           *         "languages": 9,
           *         "latest_published_at": "2026-11-20T06:00:00Z"
           *       },
           *       "articles": 412,
           *       "users": {
           *         "api_keys": 51,
           *         "by_tier": {
           *           "free": 48,
           *           "developer": 3
           *         },
           *         "subscribers": 1310
           *       },
           *       "demand": {
           *         "total": 90412,
           *         "artists": 3120,
           *         "cities": 871
           *       },
           *       "affiliate": {
           *         "clicks": 8120,
           *         "repeated_clicks": 311,
           *         "clicks_24h": 204,
           *         "by_partner": {
           *           "ticketmaster": 5000,
           *           "eventbrite": 3120
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * Format: date-time
             * @example 2026-11-21T11:00:00Z
             */
            generated_at: string;
            events: components['schemas']['EventMetrics'];
            news: components['schemas']['NewsMetrics'];
            /**
             * @description The same as `news.articles`.
             * @example 412
             */
            articles: number;
            users: components['schemas']['UserMetrics'];
            demand: components['schemas']['DemandMetrics'];
            affiliate: components['schemas']['AffiliateMetrics'];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_usage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "tier": "anonymous",
           *       "verified": false,
           *       "limits": [
           *         {
           *           "name": "anonymous",
           *           "limit": 100,
           *           "per": "hour",
           *           "used": 1,
           *           "remaining": 99,
           *           "resets_at": "2026-11-21T12:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @example anonymous
             * @enum {string}
             */
            tier: 'anonymous' | 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
            /** @example false */
            verified: boolean;
            limits: {
              /** @example anonymous */
              name: string;
              /** @example 100 */
              limit: number;
              /**
               * @example hour
               * @enum {string}
               */
              per: 'minute' | 'hour' | 'day';
              /** @example 1 */
              used: number;
              /** @example 99 */
              remaining: number;
              /**
               * Format: date-time
               * @description When the oldest counted request leaves the window, which makes room for another.
               * @example 2026-11-21T12:00:00Z
               */
              resets_at: string;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `invalid_parameter`: Invalid parameter */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  register_api_key: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Where the key is sent.
           * @example ada@example.com
           */
          email: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "api_key": "mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000",
           *       "tier": "free",
           *       "verified": false,
           *       "email": "ada@example.com",
           *       "limits": {
           *         "requests": 500,
           *         "per": "day"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Send it as X-API-Key. It is shown this once.
             * @example mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000
             */
            api_key: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: 'anonymous' | 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
            /**
             * @description Whether the address is confirmed and the key belongs to an account.
             * @example false
             */
            verified: boolean;
            /** @example ada@example.com */
            email: string;
            limits: {
              /**
               * @description Null: no limit.
               * @example 500
               */
              requests: number | null;
              /**
               * @example day
               * @enum {string}
               */
              per: 'minute' | 'hour' | 'day';
            };
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  confirm_api_key: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description As the mail’s link holds it; good once, for 7 days.
           * @example pVdWm3Xk0s9GJxq1bq8x4w
           */
          token: string;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "api_key": "mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000",
           *       "tier": "free",
           *       "verified": false,
           *       "email": "ada@example.com",
           *       "limits": {
           *         "requests": 500,
           *         "per": "day"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Send it as X-API-Key. It is shown this once.
             * @example mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000
             */
            api_key: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: 'anonymous' | 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
            /**
             * @description Whether the address is confirmed and the key belongs to an account.
             * @example false
             */
            verified: boolean;
            /** @example ada@example.com */
            email: string;
            limits: {
              /**
               * @description Null: no limit.
               * @example 500
               */
              requests: number | null;
              /**
               * @example day
               * @enum {string}
               */
              per: 'minute' | 'hour' | 'day';
            };
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `token_used`: Link used; `token_expired`: Link expired */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rotate_key: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "api_key": "mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000",
           *       "tier": "free",
           *       "verified": false,
           *       "limits": {
           *         "requests": 500,
           *         "per": "day"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Send it as X-API-Key. It is shown this once.
             * @example mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000
             */
            api_key: string;
            /**
             * @example free
             * @enum {string}
             */
            tier: 'anonymous' | 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
            /**
             * @description Whether the address is confirmed and the key belongs to an account.
             * @example false
             */
            verified: boolean;
            limits: {
              /**
               * @description Null: no limit.
               * @example 500
               */
              requests: number | null;
              /**
               * @example day
               * @enum {string}
               */
              per: 'minute' | 'hour' | 'day';
            };
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revoke_key: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "revoked": true
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @constant */
            revoked: true;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  erase_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Erase although a plan is still paid for.
           * @default false
           * @example true
           */
          give_up_plan?: boolean;
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "erased": true
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @constant */
            erased: true;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: Not found */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  checkout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Whose account pays.
           * @example ada@example.com
           */
          email: string;
          /**
           * @description One of developer, business, enterprise.
           * @example developer
           * @enum {string}
           */
          plan: 'developer' | 'business' | 'enterprise';
        };
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['Cache-Control'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "url": "https://checkout.stripe.com/c/pay/cs_test_a1b2"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example https://checkout.stripe.com/c/pay/cs_test_a1b2 */
            url: string;
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
        };
      };
      /** @description `malformed_json`: Malformed JSON; `invalid_body`: Invalid body */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `invalid_api_key`: Invalid API key; `expired_api_key`: Expired API key */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `body_too_large`: Body too large */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: Unsupported media type */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota_exceeded`: Quota exceeded */
      429: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Internal error */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: Unavailable */
      503: {
        headers: {
          'Retry-After': components['headers']['Retry-After'];
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
