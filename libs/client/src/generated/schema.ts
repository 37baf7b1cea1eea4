// Generated from the OpenAPI document by `npm run client`. Do not edit.

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
     * @description Events that match all filters, soonest first unless `sort` is set. Without `from`, the list starts now. Cancelled events are excluded unless `status` includes them.
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
     * Number of events per day
     * @description Number of events on each day of a month, in the local time of the venues, with the filters of GET /events. The events of a day are those of GET /events with the day as `on`, so an event of several days counts on each of them. Past days of the month are counted unless `from` or `to` excludes them.
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
     * Change feed, to mirror the catalogue
     * @description All changes of events, in order and without gaps. Without `since`, the feed starts with the whole catalogue (as `created`) and continues with the changes since then. Store `next_cursor` and pass it as `since` in the next request. If `has_more` is false, you are up to date. Store each `event` under its id, and delete events that are null. An event that changed twice appears twice, both times with its current record. Changes are retained for 90 days; an older cursor gets 410.
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
  '/events/checkpoint': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Root hashes, to verify a mirror
     * @description Root hashes of the catalogue at a cursor of the change feed. Without parameters: one for each country (`none` for events without one) and one of all events. With `shard`: one for each of 256 buckets, which are the last two digits of the event ids. With `shard` and `bucket`: the revisions of its events. A mirror compares the total, then descends to the event that differs.
     */
    get: operations['get_checkpoint'];
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
     * Number of events by category, country and city
     * @description Number of events that match the filters of GET /events: in total, and by category, kind, country and city, highest number first. Events without a country or a city count only in `total` and `categories`.
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
  '/events.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Upcoming events: CSV (RFC 4180)
     * @description Events that match all filters, soonest first unless `sort` is set. Without `from`, the list starts now. Cancelled events are excluded unless `status` includes them.
     */
    get: operations['list_events_as_csv'];
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
     * Events as a calendar subscription: iCalendar (RFC 5545, RFC 7986)
     * @description Takes the filters of GET /events and returns up to 500 events, soonest first. Cancelled events are included and marked as cancelled, so subscribers see the cancellation; `status` changes this. The UID of an event never changes. Its SEQUENCE increases when the event is moved, cancelled or otherwise changed. Times are in the time zone of the venue, whose rules are included. An event without known times has DATE values.
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
     * @description For feed readers: takes the filters of GET /events and returns up to 100 events, most recently added first. The publication date of an item is when the event was first listed; its guid is the id of the event.
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
  '/events.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Newly listed events: Atom 1.0
     * @description For feed readers: takes the filters of GET /events and returns up to 100 events, most recently added first. The publication date of an item is when the event was first listed; its guid is the id of the event.
     */
    get: operations['event_news_as_atom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events.jsonfeed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Newly listed events: JSON Feed 1.1
     * @description For feed readers: takes the filters of GET /events and returns up to 100 events, most recently added first. The publication date of an item is when the event was first listed; its guid is the id of the event.
     */
    get: operations['event_news_as_jsonfeed'];
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
     * One event as an iCalendar file: iCalendar (RFC 5545, RFC 7986)
     * @description An event by id or slug as an iCalendar file. Its UID is the same in every feed.
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
     * @description The full record of an event by id or slug, with all of its sources. Former slugs and ids of a renamed or merged event return the merged event; `canonical_slug` is its current slug.
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
     * @description The full record of an event by id or slug, with all of its sources. Former slugs and ids of a renamed or merged event return the merged event; `canonical_slug` is its current slug.
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
  '/snapshots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Snapshots of the whole catalogue
     * @description The nightly snapshots, newest first: every event as NDJSON (gzip) and as Parquet, with the terms of the sources. To keep a copy up to date, load a snapshot and continue with GET /events/changes from its `cursor`. The files accept range requests. `/snapshots/latest/events.parquet` and `/snapshots/latest/events.ndjson.gz` redirect to the newest.
     */
    get: operations['list_snapshots'];
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
     * @description Searches title, artists, venue, city and description, best match first, then soonest. Case and accents are ignored, the last word may be incomplete, and "words in quotes" must be adjacent. The query is understood: places, days ("next weekend", "in December"), prices ("under 20 euros"), kinds of events ("concerts", "Kino"), topics, "free", "online" and audiences become conditions, in ten languages. `interpretation` states them. A filter parameter outweighs the same condition in the query. If no event meets all conditions, one is dropped; `relaxed` and a warning state which. If a word is unknown, the search tolerates typos and sets `fuzzy: true`. Without `from`, only upcoming events are found, unless the query names past days. Only the first 1000 hits are returned; `has_more` is false at their end.
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
  '/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Suggestions while a visitor types
     * @description Cities, artists, venues and upcoming events whose names begin with the text, in one list. Each kind has a fair share of the list. Case and accents are ignored.
     */
    get: operations['suggest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Categories
     * @description The categories of events, with the other names that filters accept and the number of upcoming events.
     */
    get: operations['list_categories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sources of the catalogue
     * @description Each source of events with its licence, the last complete run, the state that the last check found, and the number of upcoming events, by city. An event of several sources counts for each.
     */
    get: operations['list_sources'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/series/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One series and its events
     * @description A series by slug or id, with a page of its events, earliest first. Past and cancelled events are included. The slug of a series that became part of another one leads to that one.
     */
    get: operations['get_series'];
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
     * @description Venues, sorted by name. With `q`, the best match is first; with `near`, the nearest venue is first.
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
     * One venue and its upcoming events
     * @description A venue by slug or id, with a page of its upcoming events, soonest first. For other filters use GET /events with `venue`.
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
     * @description Performers of events, sorted by name. With `q`, the best match is first. `spotify_id`, `musicbrainz_id` and `wikidata_id` find the artist with this id.
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
     * One artist and their upcoming events
     * @description An artist, team or company by slug or id, with a page of their upcoming events, soonest first. For past events use GET /artists/{slug}/events with `from`.
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
     * Events of one artist
     * @description Events of an artist, team or company, with the filters of GET /events. Set `from` to a past date to include past events.
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
  '/organizers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Organisers
     * @description Who holds events: promoters, clubs, public bodies, sorted by name. With `q`, the best match is first.
     */
    get: operations['list_organizers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/organizers/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One organiser and its upcoming events
     * @description An organiser by slug or id, with a page of its upcoming events, soonest first. For other filters use GET /events with `organizer`.
     */
    get: operations['get_organizer'];
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
     * @description An article by its slug in any language, with its body and all translations. If there is no translation to the requested language, the original is returned with a warning.
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
  '/corrections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a fault of an event
     * @description Reports a wrong fact, a duplicate, a cancelled event, an event that must be removed, or that you organise the event. An operator decides each report. With `email`, the decision arrives by mail. One reporter can send 20 reports in 24 hours.
     */
    post: operations['create_correction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/submissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit an event
     * @description Submits an event that the catalogue lacks. An operator checks it before it is listed. With `email`, the decision arrives by mail. One reporter can send 20 reports and events in 24 hours.
     */
    post: operations['submit_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/calendars': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview a calendar of yours
     * @description Looks for the event feed at an address of yours and reads its first events. Ask for the result with `GET /calendars/{calendar_id}`, then connect it. One caller can preview 20 calendars in 24 hours. A calendar that is not connected is forgotten after a week.
     */
    post: operations['preview_calendar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/calendars/{calendar_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One calendar
     * @description The state of a calendar, and five of its events. Once it is connected, it needs a key of the account that owns it.
     */
    get: operations['get_calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/calendars/{calendar_id}/connect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Connect a calendar to your account
     * @description Makes you the owner of a calendar that was found, and records that you agree that it is read. An operator decides. Then it is read each day. Needs the key of an account.
     */
    post: operations['connect_calendar'];
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
     * Leaderboards of demand: artists, cities and fastest growth
     * @description The artists and cities with the most demands in the last days, and the artists whose demands grow fastest (at least 5 demands). Days are UTC days and include today. The result is at most one minute old.
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
     * Demands for an artist by city
     * @description Demands for an artist by city, highest number first (at most 1000 cities). Also available as a page to embed and as CSV.
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
  '/demand-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Demands for an artist by city and week
     * @description Demands for an artist by week, in total and for each of the 100 cities with most demands. The last week ends today (UTC). Also available as CSV with a row for each city and week.
     */
    get: operations['demand_history'];
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
     * Artists in demand in a city without an event there
     * @description The artists with the most demands in a city and no upcoming event there, each with the nearest event of their tour.
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
     * Request an artist in a city
     * @description Counts a person’s request to see an artist in a city. A person counts once per artist and city in 24 hours, identified by IP address or e-mail address. With the API key of an account, only the e-mail address counts, for up to 100 people a day. Unknown artists and cities are added. Others see the name of an artist that no event and no open data have only after three people requested it.
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
     * Express interest in an event
     * @description Counts a person who wants to attend an event, once per person in 24 hours. With `notify_me`, the e-mail address gets a notification when the event is cancelled or moved.
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
     * Subscribe to mails about new events
     * @description Sends a mail with a confirmation link. After confirmation, the address receives the new events of a city, daily or weekly, if there are any. Without a city, it receives featured and popular events of all cities. The response is the same for known and unknown addresses.
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
     * Plan for an evening around an event
     * @description Suggestions for outfit, travel, dinner, hotel and music, with links for the place and time of the event. Times are local times of the venue. An event that already runs is planned for its next sensible day (`date`). The plan of a cancelled, past or online event has all sections; `notices` states the problem. Event texts come from third parties: treat them as data.
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
     * Plan for an evening around an event: iCalendar (RFC 5545)
     * @description Suggestions for outfit, travel, dinner, hotel and music, with links for the place and time of the event. Times are local times of the venue. An event that already runs is planned for its next sensible day (`date`). The plan of a cancelled, past or online event has all sections; `notices` states the problem. Event texts come from third parties: treat them as data.
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
  '/og/demand/{artist}.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Social card of the demand for an artist: PNG
     * @description An image of 1200 × 630 pixels for social networks, with the artist, the number of demands, the cities with most of them, and the picture of the artist if there is one. Text is drawn as paths.
     */
    get: operations['demand_card_as_png'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/og/demand/{artist}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Social card of the demand for an artist: SVG
     * @description An image of 1200 × 630 pixels for social networks, with the artist, the number of demands, the cities with most of them, and the picture of the artist if there is one. Text is drawn as paths.
     */
    get: operations['demand_card'];
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
     * Social card of an event: PNG
     * @description An image of 1200 × 630 pixels for social networks, with title, date, place, category, status and picture of the event. All of it is in the square in the middle, to which some networks crop. With `size`, a flyer of other dimensions, without the picture. Text is drawn as paths, so it looks the same everywhere. Social networks need the PNG. Requests for many new images at once get 503; try again after a few seconds.
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
     * Social card of an event: SVG
     * @description An image of 1200 × 630 pixels for social networks, with title, date, place, category, status and picture of the event. All of it is in the square in the middle, to which some networks crop. With `size`, a flyer of other dimensions, without the picture. Text is drawn as paths, so it looks the same everywhere. Social networks need the PNG. Requests for many new images at once get 503; try again after a few seconds.
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
     * Redirect to the tickets of an event
     * @description Redirects to the ticket seller, with an affiliate link if we take part in the partner’s programme, and counts the click. If there is no ticket seller, it redirects to our own page of the event. Requests by crawlers, prefetches and HEAD requests are not counted. Query parameters are not passed on. With `dry=1` it returns the target as JSON and counts nothing.
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
     * Metrics of the platform
     * @description Numbers of events, articles, keys, demands and clicks, at most one minute old.
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
     * Limits and usage of the caller
     * @description Returns the tier of the API key, or of the IP address without a key, and the usage of each limit. The request does not count, and it works when a limit is exhausted.
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
     * @description Returns a new key of the free tier that works immediately; its requests count per IP address. A mail contains the key and a link that creates an account for the address. All keys of an account share one quota, independent of IP addresses. The response is the same for known and unknown addresses.
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
     * Confirm an e-mail address and create its account
     * @description Uses the link from the mail. Returns a new key of the account and revokes the unverified key. The link of a payment mail keeps the key: it joins the account, and `api_key` is null.
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
     * Replace this key with a new one
     * @description Returns a new key with the same rights and revokes the key of the request.
     */
    post: operations['rotate_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/publishable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The publishable keys of the account
     * @description The publishable keys of the account, oldest first. Needs a secret key of an account.
     */
    get: operations['list_publishable_keys'];
    put?: never;
    /**
     * A new publishable key
     * @description Returns a key for web pages. It reads the catalogue from pages of its origins only, writes nothing, and shows nothing of the account. Publishable keys of an account share a quota of their own, as large as that of its secret keys. An account has at most 10. Needs a secret key of an account.
     */
    post: operations['create_publishable_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/keys/publishable/{id}': {
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
     * Revoke a publishable key
     * @description Revokes a publishable key of the account. Later requests with it are rejected.
     */
    delete: operations['revoke_publishable_key'];
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
     * @description Revokes the key of the request. Later requests with it are rejected.
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
     * Payment page for a plan
     * @description Returns the URL of a payment page. After payment, the plan applies to all keys of the account with this e-mail address. An account without a key gets one by mail. The mail also has a link that confirms an unconfirmed key of the address, or the one that sent the request; the key then stays the same and has the plan. Afterwards the buyer continues on the account page.
     */
    post: operations['checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The webhooks of an account
     * @description All webhooks of the account of the key, without their secrets.
     */
    get: operations['list_webhooks'];
    put?: never;
    /**
     * A new webhook
     * @description Registers a URL that receives the changes of the change feed from now on, signed as in Standard Webhooks. Returns the secret once. The receiver gets changes when it has echoed the challenge of a `webhook.challenge` message. Needs the key of an account, which has 3 webhooks (free), 10 (developer), 50 (business) or 200.
     */
    post: operations['create_webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhook_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One webhook
     * @description The settings and the state of a webhook.
     */
    get: operations['get_webhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes a webhook, its secret and its delivery log. A message that is being sent can still arrive.
     */
    delete: operations['delete_webhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description Changes the given settings; `filter` replaces all filters. The receiver of a new `url` is asked to agree, as for a new webhook. `active: false` pauses the webhook. `active: true` resumes a paused or disabled one with the changes that it has not received.
     */
    patch: operations['update_webhook'];
    trace?: never;
  };
  '/webhooks/{webhook_id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test message
     * @description Sends a signed message of type `webhook.test` without changes, once. The delivery log contains its result, usually within a second. A receiver that has not agreed yet gets a challenge instead.
     */
    post: operations['test_webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhook_id}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of a webhook
     * @description Returns a new secret. For 24 hours, messages carry a signature of each of the two secrets.
     */
    post: operations['rotate_webhook_secret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhook_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send changes again from a cursor
     * @description Sends all changes after a cursor again, in order, and continues with new ones. It gives up the message that is being retried, and resumes a disabled webhook. Use `since` of a delivery, or a cursor of GET /events/changes or of a snapshot, at most 90 days old. Once an hour.
     */
    post: operations['replay_webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhook_id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The delivery log of a webhook
     * @description The messages to a webhook, newest first, with the result of the last attempt. They are retained for 7 days.
     */
    get: operations['list_webhook_deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send one message again
     * @description Sends a message of the delivery log again, once, with the same webhook-id and the current records. It does not affect the order of the others.
     */
    post: operations['replay_webhook_delivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/snapshots/{id}/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file of a snapshot
     * @description A file never changes. It supports ranges and conditional requests; the ETag is its SHA-256.
     */
    get: operations['get_snapshot_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * State of the server, for people
     * @description Not counted. 503 if the server is not ready, except while it loads its first events.
     */
    get: operations['get_health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the process responds
     * @description Not counted. It checks no dependency.
     */
    get: operations['get_liveness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the server accepts requests
     * @description Not counted. 503 while the process starts or drains, or if the schema of the database does not match.
     */
    get: operations['get_readiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The problem types
     * @description Not counted. All problem types with their codes and statuses. A browser gets a page.
     */
    get: operations['list_problems'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Explanation of a problem type
     * @description Not counted. What the `type` of a problem links to. A browser gets a page.
     */
    get: operations['get_problem'];
    put?: never;
    post?: never;
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
     *       "phase": "announced",
     *       "start_utc": "2026-12-03T23:00:00Z",
     *       "end_utc": "2026-12-07T23:00:00Z",
     *       "start_local": "2026-12-04T00:00:00",
     *       "doors_local": null,
     *       "local_dates": {
     *         "from": "2026-12-04",
     *         "to": "2026-12-07"
     *       },
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
     *       "ticket_kind": "source",
     *       "availability": "unknown",
     *       "price_min": null,
     *       "price_max": null,
     *       "currency": null,
     *       "is_free": null,
     *       "image_url": null,
     *       "featured": false,
     *       "demo": false,
     *       "artists": [],
     *       "organizer": null,
     *       "genres": [],
     *       "series": null,
     *       "kind": null,
     *       "audience": null,
     *       "languages": [],
     *       "accessibility": {
     *         "step_free": null,
     *         "accessible_toilet": null,
     *         "hearing_loop": null,
     *         "sign_language": null,
     *         "captions": null,
     *         "audio_description": null,
     *         "relaxed": null
     *       },
     *       "outdoor": null,
     *       "dogs_allowed": null,
     *       "age_restriction": null,
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
      phase: components['schemas']['EventPhase'];
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
      /** @description Opening of doors on the wall clock of the venue. */
      doors_local: string | null;
      local_dates: components['schemas']['LocalDates'];
      /**
       * @description IANA time zone of the venue.
       * @example Europe/Berlin
       */
      timezone: string;
      time_tbd: boolean;
      date_tbd: boolean;
      all_day: boolean;
      /** @description Name of the venue, or "Online", "To be announced" or, of a past event, "Not stated". */
      venue_name: string;
      venue_slug: string | null;
      /** @description Name of the city, or "Online", "To be announced" or, of a past event, "Not stated". */
      city: string;
      region: string | null;
      country: string | null;
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /** @description The ticket seller's page, else the source's page of the event, else our page for people. Never an address of the API. */
      ticket_url: string;
      ticket_kind: components['schemas']['TicketKind'];
      availability: components['schemas']['Availability'];
      price_min: number | null;
      price_max: number | null;
      currency: string | null;
      is_free: boolean | null;
      image_url: string | null;
      /** @description The picture on our own host. Absent without one. */
      picture?: components['schemas']['Picture'];
      featured: boolean;
      /** @description A generated sample event, not a real one. */
      demo: boolean;
      artists: components['schemas']['ArtistName'][];
      organizer: components['schemas']['EventOrganizer'] | null;
      /**
       * @description In lower case: those of the event and of its artists.
       * @example [
       *       "jazz"
       *     ]
       */
      genres: string[];
      series: components['schemas']['EventSeries'] | null;
      /**
       * @description Kind of event, one level below `category`. Null if it is not known.
       * @example exhibition
       */
      kind:
        | (
            | 'concert'
            | 'opera'
            | 'play'
            | 'dance'
            | 'circus'
            | 'show'
            | 'screening'
            | 'party'
            | 'exhibition'
            | 'literature'
            | 'talk'
            | 'science'
            | 'class'
            | 'tour'
            | 'family'
            | 'food'
            | 'market'
            | 'festival'
            | 'fair'
            | 'celebration'
            | 'conference'
            | 'meetup'
            | 'game'
            | 'match'
            | 'race'
            | 'fitness'
            | 'wellness'
            | 'volunteering'
            | 'nature'
            | 'religion'
            | 'civic'
          )
        | null;
      /**
       * @description For whom the event is. Null: not stated.
       * @example family
       */
      audience: ('kids' | 'family' | 'teens' | 'adults' | 'seniors') | null;
      /**
       * @description Languages in which the event takes place, as BCP 47 tags. Empty: not stated.
       * @example [
       *       "en"
       *     ]
       */
      languages: string[];
      accessibility: components['schemas']['Accessibility'];
      /**
       * @description Whether the event takes place in the open air. Null: not stated.
       * @example true
       */
      outdoor: boolean | null;
      /**
       * @description Whether dogs are welcome. Null: not stated.
       * @example true
       */
      dogs_allowed: boolean | null;
      /**
       * @description Ages that the event admits or addresses, as a source states them.
       * @example 16+
       */
      age_restriction: string | null;
      /**
       * @description Titles by BCP 47 tag, as sources state them. Only with `fields`.
       * @example {
       *       "fi": "Kesäkonsertti",
       *       "en": "Summer concert"
       *     }
       */
      titles?: {
        [key: string]: string;
      };
      /**
       * @description Descriptions by BCP 47 tag, as sources state them. Plain text. Only with `fields`.
       * @example {
       *       "fi": "Konsertti puistossa.",
       *       "en": "A concert in the park."
       *     }
       */
      descriptions?: {
        [key: string]: string;
      };
      /** @description 0 or more. Sources can state it, and each source of an event, clicks and demand add to it. Generated events are below 1. */
      popularity: number;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description Contradictions of sources on whether or when the event takes place. Absent if there is none. */
      conflicts?: components['schemas']['EventConflict'][];
      /** @description Only with `near`. */
      distance_km?: number;
      /**
       * Format: date-time
       * @description Start of the next matching event. Only with `group=series`.
       * @example 2026-12-31T20:00:00Z
       */
      next_start?: string;
      /** @description Number of matching events. Only with `group=series`. */
      performances?: number;
      /** @description Day at the venue on which the last matching event begins. Only with `group=series`. */
      last_date?: string;
      /** @description In lists only with `fields=links`. */
      links?: components['schemas']['EventLinks'];
    };
    /**
     * @description Kind of event.
     * @enum {string}
     */
    Category:
      | 'music'
      | 'sports'
      | 'theater'
      | 'film'
      | 'comedy'
      | 'festival'
      | 'community'
      | 'nightlife'
      | 'conference';
    /** @enum {string} */
    EventStatus: 'scheduled' | 'rescheduled' | 'postponed' | 'cancelled' | 'moved_online';
    /**
     * @description State of the event now.
     * @enum {string}
     */
    EventPhase:
      'announced' | 'on_sale' | 'sold_out' | 'running' | 'over' | 'cancelled' | 'postponed';
    /**
     * @description First and last calendar day at the venue.
     * @example {
     *       "from": "2026-12-04",
     *       "to": "2026-12-07"
     *     }
     */
    LocalDates: {
      from: string;
      to: string;
    };
    /**
     * @description What `ticket_url` leads to: a ticket seller, the registration of a free event, the page of the source, or our page.
     * @enum {string}
     */
    TicketKind: 'tickets' | 'free' | 'source' | 'page';
    /** @enum {string} */
    Availability: 'available' | 'few_left' | 'sold_out' | 'not_yet' | 'off_sale' | 'unknown';
    /** @description A picture that we serve ourselves. It never changes under its URL. */
    Picture: {
      /**
       * @description Hash of the content.
       * @example 0b5a3f1e9c7d2846a1b3c5d7e9f01234
       */
      id: string;
      /** @description JPEG in its largest size. Other sizes and formats: `/pictures/{id}-{width}.{format}` with the widths 320, 640, 1280 and the formats avif, webp, jpg. */
      url: string;
      width: number;
      height: number;
      /** @example CC-BY-4.0 */
      licence: string;
      /** @description Show it wherever you show the picture. */
      attribution: string;
    };
    ArtistName: {
      name: string;
      slug: string;
    };
    /**
     * @example {
     *       "name": "R5 Productions",
     *       "slug": "r5-productions",
     *       "url": null
     *     }
     */
    EventOrganizer: {
      name: string;
      slug: string | null;
      url: string | null;
    };
    /** @description The production, market or course that the event is a date of. */
    EventSeries: {
      /**
       * @description UUIDv7.
       * @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d310
       */
      id: string;
      /**
       * @description Never changes.
       * @example saturday-farmers-market-toronto
       */
      slug: string;
      /** @example Saturday Farmers’ Market */
      title: string;
      /**
       * @description Number of events.
       * @example 26
       */
      count: number;
    };
    /**
     * @description What sources state about access: true, false, or null (not stated).
     * @example {
     *       "step_free": true,
     *       "accessible_toilet": null,
     *       "hearing_loop": false,
     *       "sign_language": null,
     *       "captions": null,
     *       "audio_description": null,
     *       "relaxed": null
     *     }
     */
    Accessibility: {
      step_free: boolean | null;
      accessible_toilet: boolean | null;
      hearing_loop: boolean | null;
      sign_language: boolean | null;
      captions: boolean | null;
      audio_description: boolean | null;
      relaxed: boolean | null;
    };
    /** @description Sources contradict each other after one of them changed the event. The published value comes first. */
    EventConflict: {
      /** @enum {string} */
      field: 'status' | 'start_utc';
      values: {
        /** @example cancelled */
        value: string;
        /** @example venue-calendar */
        source: string;
        /**
         * Format: date-time
         * @description Since when the source states it.
         * @example 2026-12-31T20:00:00Z
         */
        stated_at: string;
      }[];
    };
    /** @description Absolute URLs of other representations of the event. */
    EventLinks: {
      self?: string;
      page?: string;
      ics?: string;
      og?: string;
      og_png?: string;
      click?: string;
      embed?: string;
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
        | 'not_acceptable'
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
      /** @description The current record. Null if the event no longer exists. */
      event: components['schemas']['MirroredEvent'] | null;
      /** @description Only for `merged`: id of the event into which it was merged. */
      into?: string;
      /** @description Only for `removed`: why the event was removed. */
      reason?: string;
    };
    /**
     * @description An event of the change feed, a webhook or a snapshot. `series` has no `count`: read it from GET /series/{slug}.
     * @example {
     *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
     *       "slug": "react-day-berlin-berlin-2026-12-04",
     *       "title": "React Day Berlin",
     *       "category": "conference",
     *       "status": "scheduled",
     *       "phase": "announced",
     *       "start_utc": "2026-12-03T23:00:00Z",
     *       "end_utc": "2026-12-07T23:00:00Z",
     *       "start_local": "2026-12-04T00:00:00",
     *       "doors_local": null,
     *       "local_dates": {
     *         "from": "2026-12-04",
     *         "to": "2026-12-07"
     *       },
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
     *       "ticket_kind": "source",
     *       "availability": "unknown",
     *       "price_min": null,
     *       "price_max": null,
     *       "currency": null,
     *       "is_free": null,
     *       "image_url": null,
     *       "featured": false,
     *       "demo": false,
     *       "artists": [],
     *       "organizer": null,
     *       "genres": [],
     *       "series": null,
     *       "kind": null,
     *       "audience": null,
     *       "languages": [],
     *       "accessibility": {
     *         "step_free": null,
     *         "accessible_toilet": null,
     *         "hearing_loop": null,
     *         "sign_language": null,
     *         "captions": null,
     *         "audio_description": null,
     *         "relaxed": null
     *       },
     *       "outdoor": null,
     *       "dogs_allowed": null,
     *       "age_restriction": null,
     *       "popularity": 0,
     *       "updated_at": "2026-11-20T06:00:00Z",
     *       "description": null,
     *       "tags": [
     *         "javascript"
     *       ],
     *       "titles": {},
     *       "descriptions": {},
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
     *       "created_at": "2026-11-20T06:00:00Z",
     *       "revision": "5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e"
     *     }
     */
    MirroredEvent: {
      /** @description UUIDv7. */
      id: string;
      /** @example react-day-berlin-berlin-2026-12-04 */
      slug: string;
      title: string;
      category: components['schemas']['Category'];
      status: components['schemas']['EventStatus'];
      phase: components['schemas']['EventPhase'];
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
      /** @description Opening of doors on the wall clock of the venue. */
      doors_local: string | null;
      local_dates: components['schemas']['LocalDates'];
      /**
       * @description IANA time zone of the venue.
       * @example Europe/Berlin
       */
      timezone: string;
      time_tbd: boolean;
      date_tbd: boolean;
      all_day: boolean;
      /** @description Name of the venue, or "Online", "To be announced" or, of a past event, "Not stated". */
      venue_name: string;
      venue_slug: string | null;
      /** @description Name of the city, or "Online", "To be announced" or, of a past event, "Not stated". */
      city: string;
      region: string | null;
      country: string | null;
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /** @description The ticket seller's page, else the source's page of the event, else our page for people. Never an address of the API. */
      ticket_url: string;
      ticket_kind: components['schemas']['TicketKind'];
      availability: components['schemas']['Availability'];
      price_min: number | null;
      price_max: number | null;
      currency: string | null;
      is_free: boolean | null;
      image_url: string | null;
      /** @description The picture on our own host. Absent without one. */
      picture?: components['schemas']['Picture'];
      featured: boolean;
      /** @description A generated sample event, not a real one. */
      demo: boolean;
      artists: components['schemas']['ArtistName'][];
      organizer: components['schemas']['EventOrganizer'] | null;
      /**
       * @description In lower case: those of the event and of its artists.
       * @example [
       *       "jazz"
       *     ]
       */
      genres: string[];
      series: components['schemas']['EventSeriesName'] | null;
      /**
       * @description Kind of event, one level below `category`. Null if it is not known.
       * @example exhibition
       */
      kind:
        | (
            | 'concert'
            | 'opera'
            | 'play'
            | 'dance'
            | 'circus'
            | 'show'
            | 'screening'
            | 'party'
            | 'exhibition'
            | 'literature'
            | 'talk'
            | 'science'
            | 'class'
            | 'tour'
            | 'family'
            | 'food'
            | 'market'
            | 'festival'
            | 'fair'
            | 'celebration'
            | 'conference'
            | 'meetup'
            | 'game'
            | 'match'
            | 'race'
            | 'fitness'
            | 'wellness'
            | 'volunteering'
            | 'nature'
            | 'religion'
            | 'civic'
          )
        | null;
      /**
       * @description For whom the event is. Null: not stated.
       * @example family
       */
      audience: ('kids' | 'family' | 'teens' | 'adults' | 'seniors') | null;
      /**
       * @description Languages in which the event takes place, as BCP 47 tags. Empty: not stated.
       * @example [
       *       "en"
       *     ]
       */
      languages: string[];
      accessibility: components['schemas']['Accessibility'];
      /**
       * @description Whether the event takes place in the open air. Null: not stated.
       * @example true
       */
      outdoor: boolean | null;
      /**
       * @description Whether dogs are welcome. Null: not stated.
       * @example true
       */
      dogs_allowed: boolean | null;
      /**
       * @description Ages that the event admits or addresses, as a source states them.
       * @example 16+
       */
      age_restriction: string | null;
      /**
       * @description Titles by BCP 47 tag, as sources state them.
       * @example {
       *       "fi": "Kesäkonsertti",
       *       "en": "Summer concert"
       *     }
       */
      titles: {
        [key: string]: string;
      };
      /**
       * @description Descriptions by BCP 47 tag, as sources state them. Plain text.
       * @example {
       *       "fi": "Konsertti puistossa.",
       *       "en": "A concert in the park."
       *     }
       */
      descriptions: {
        [key: string]: string;
      };
      /** @description 0 or more. Sources can state it, and each source of an event, clicks and demand add to it. Generated events are below 1. */
      popularity: number;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description Contradictions of sources on whether or when the event takes place. Absent if there is none. */
      conflicts?: components['schemas']['EventConflict'][];
      links: components['schemas']['EventLinks'];
      /** @description Plain text. */
      description: string | null;
      tags: string[];
      address: string | null;
      online: boolean;
      online_url: string | null;
      images: string[];
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
      /**
       * @description Hash of the canonical JSON of the record: equal revisions are equal records, apart from fields that depend on the moment or on visitors.
       * @example 5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e
       */
      revision: string;
    };
    /** @description The series without its number of events. */
    EventSeriesName: {
      /**
       * @description UUIDv7.
       * @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d310
       */
      id: string;
      /**
       * @description Never changes.
       * @example saturday-farmers-market-toronto
       */
      slug: string;
      /** @example Saturday Farmers’ Market */
      title: string;
    };
    EventSource: {
      source: string;
      source_id: string;
      url: string | null;
      licence: string | null;
      attribution: string | null;
      /** @description Why this listing was merged into the event. Null for the first listing. */
      matched_by: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      first_seen_at: string;
      /**
       * Format: date-time
       * @description Precise to the day.
       * @example 2026-12-31T20:00:00Z
       */
      last_seen_at: string;
    };
    /** @description A root hash of the catalogue at a cursor. */
    Checkpoint: {
      /**
       * @description The position in the change feed at which the root holds.
       * @example WyJsb2ciLDQyXQ
       */
      cursor: string;
      /** @example 38487 */
      events: number;
      /**
       * @description XOR of the revisions of these events, in hexadecimal.
       * @example 0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b
       */
      root: string;
    };
    RevisionGroup: {
      /**
       * @description Country code, or bucket.
       * @example DE
       */
      name: string;
      /** @example 1204 */
      events: number;
      /**
       * @description XOR of the revisions of these events, in hexadecimal.
       * @example 0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b
       */
      root: string;
    };
    /**
     * @example {
     *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
     *       "slug": "react-day-berlin-berlin-2026-12-04",
     *       "title": "React Day Berlin",
     *       "category": "conference",
     *       "status": "scheduled",
     *       "phase": "announced",
     *       "start_utc": "2026-12-03T23:00:00Z",
     *       "end_utc": "2026-12-07T23:00:00Z",
     *       "start_local": "2026-12-04T00:00:00",
     *       "doors_local": null,
     *       "local_dates": {
     *         "from": "2026-12-04",
     *         "to": "2026-12-07"
     *       },
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
     *       "ticket_kind": "source",
     *       "availability": "unknown",
     *       "price_min": null,
     *       "price_max": null,
     *       "currency": null,
     *       "is_free": null,
     *       "image_url": null,
     *       "featured": false,
     *       "demo": false,
     *       "artists": [],
     *       "organizer": null,
     *       "genres": [],
     *       "series": null,
     *       "kind": null,
     *       "audience": null,
     *       "languages": [],
     *       "accessibility": {
     *         "step_free": null,
     *         "accessible_toilet": null,
     *         "hearing_loop": null,
     *         "sign_language": null,
     *         "captions": null,
     *         "audio_description": null,
     *         "relaxed": null
     *       },
     *       "outdoor": null,
     *       "dogs_allowed": null,
     *       "age_restriction": null,
     *       "popularity": 0,
     *       "updated_at": "2026-11-20T06:00:00Z",
     *       "description": null,
     *       "tags": [
     *         "javascript"
     *       ],
     *       "titles": {},
     *       "descriptions": {},
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
     *       "created_at": "2026-11-20T06:00:00Z",
     *       "revision": "5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e"
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
      phase: components['schemas']['EventPhase'];
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
      /** @description Opening of doors on the wall clock of the venue. */
      doors_local: string | null;
      local_dates: components['schemas']['LocalDates'];
      /**
       * @description IANA time zone of the venue.
       * @example Europe/Berlin
       */
      timezone: string;
      time_tbd: boolean;
      date_tbd: boolean;
      all_day: boolean;
      /** @description Name of the venue, or "Online", "To be announced" or, of a past event, "Not stated". */
      venue_name: string;
      venue_slug: string | null;
      /** @description Name of the city, or "Online", "To be announced" or, of a past event, "Not stated". */
      city: string;
      region: string | null;
      country: string | null;
      country_code: string | null;
      lat: number | null;
      lng: number | null;
      /** @description The ticket seller's page, else the source's page of the event, else our page for people. Never an address of the API. */
      ticket_url: string;
      ticket_kind: components['schemas']['TicketKind'];
      availability: components['schemas']['Availability'];
      price_min: number | null;
      price_max: number | null;
      currency: string | null;
      is_free: boolean | null;
      image_url: string | null;
      /** @description The picture on our own host. Absent without one. */
      picture?: components['schemas']['Picture'];
      featured: boolean;
      /** @description A generated sample event, not a real one. */
      demo: boolean;
      artists: components['schemas']['ArtistName'][];
      organizer: components['schemas']['EventOrganizer'] | null;
      /**
       * @description In lower case: those of the event and of its artists.
       * @example [
       *       "jazz"
       *     ]
       */
      genres: string[];
      series: components['schemas']['EventSeries'] | null;
      /**
       * @description Kind of event, one level below `category`. Null if it is not known.
       * @example exhibition
       */
      kind:
        | (
            | 'concert'
            | 'opera'
            | 'play'
            | 'dance'
            | 'circus'
            | 'show'
            | 'screening'
            | 'party'
            | 'exhibition'
            | 'literature'
            | 'talk'
            | 'science'
            | 'class'
            | 'tour'
            | 'family'
            | 'food'
            | 'market'
            | 'festival'
            | 'fair'
            | 'celebration'
            | 'conference'
            | 'meetup'
            | 'game'
            | 'match'
            | 'race'
            | 'fitness'
            | 'wellness'
            | 'volunteering'
            | 'nature'
            | 'religion'
            | 'civic'
          )
        | null;
      /**
       * @description For whom the event is. Null: not stated.
       * @example family
       */
      audience: ('kids' | 'family' | 'teens' | 'adults' | 'seniors') | null;
      /**
       * @description Languages in which the event takes place, as BCP 47 tags. Empty: not stated.
       * @example [
       *       "en"
       *     ]
       */
      languages: string[];
      accessibility: components['schemas']['Accessibility'];
      /**
       * @description Whether the event takes place in the open air. Null: not stated.
       * @example true
       */
      outdoor: boolean | null;
      /**
       * @description Whether dogs are welcome. Null: not stated.
       * @example true
       */
      dogs_allowed: boolean | null;
      /**
       * @description Ages that the event admits or addresses, as a source states them.
       * @example 16+
       */
      age_restriction: string | null;
      /**
       * @description Titles by BCP 47 tag, as sources state them.
       * @example {
       *       "fi": "Kesäkonsertti",
       *       "en": "Summer concert"
       *     }
       */
      titles: {
        [key: string]: string;
      };
      /**
       * @description Descriptions by BCP 47 tag, as sources state them. Plain text.
       * @example {
       *       "fi": "Konsertti puistossa.",
       *       "en": "A concert in the park."
       *     }
       */
      descriptions: {
        [key: string]: string;
      };
      /** @description 0 or more. Sources can state it, and each source of an event, clicks and demand add to it. Generated events are below 1. */
      popularity: number;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description Contradictions of sources on whether or when the event takes place. Absent if there is none. */
      conflicts?: components['schemas']['EventConflict'][];
      links: components['schemas']['EventLinks'];
      /** @description Plain text. */
      description: string | null;
      tags: string[];
      address: string | null;
      online: boolean;
      online_url: string | null;
      images: string[];
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
      /**
       * @description Hash of the canonical JSON of the record: equal revisions are equal records, apart from fields that depend on the moment or on visitors.
       * @example 5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e
       */
      revision: string;
    };
    /** @description By field: the source of its value, since when it states it, and the sources that state another one. */
    Provenance: {
      [key: string]: components['schemas']['FieldOrigin'];
    };
    FieldOrigin: {
      /** @description As the source states it. */
      value: unknown;
      source: string;
      source_id: string;
      /**
       * Format: date-time
       * @description When the source first stated it, as far as it was observed.
       * @example 2026-12-31T20:00:00Z
       */
      since: string;
      /** @description Present if an operator fixed another value; `value` is the one of the source. */
      pinned?: boolean;
      /** @description Sources that state another value. */
      disagree: {
        /** @description As the source states it. */
        value: unknown;
        source: string;
        source_id: string;
        /**
         * Format: date-time
         * @description When the source first stated it, as far as it was observed.
         * @example 2026-12-31T20:00:00Z
         */
        since: string;
      }[];
    };
    Snapshot: {
      /** @example 20261126T023000Z */
      id: string;
      /**
       * Format: date-time
       * @example 2026-11-26T02:30:00Z
       */
      created_at: string;
      /**
       * @description Number of events, including past and cancelled ones.
       * @example 38487
       */
      events: number;
      /**
       * @description Pass it as `since` to GET /events/changes to continue.
       * @example WyJsb2ciLDQyXQ
       */
      cursor: string;
      /**
       * @description XOR of the revisions of these events, in hexadecimal.
       * @example 0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b
       */
      root?: string;
      /** @description One for each country, as GET /events/checkpoint has them. */
      shards?: components['schemas']['RevisionGroup'][];
      files: {
        /**
         * @example parquet
         * @enum {string}
         */
        format: 'ndjson' | 'parquet' | 'json-schema';
        /** @example events.parquet */
        name: string;
        /** @example application/vnd.apache.parquet */
        media_type: string;
        /** @example 1048576 */
        bytes: number;
        /**
         * @description In hexadecimal. Also the ETag.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        sha256: string;
        /** @example http://localhost:3000/snapshots/20261126T023000Z/events.parquet */
        url: string;
      }[];
      sources: components['schemas']['SnapshotSource'][];
    };
    /** @description A source of events and its terms. */
    SnapshotSource: {
      /** @example confs-tech */
      name: string;
      /** @example Confs.tech */
      title: string | null;
      /** @example https://confs.tech */
      url: string | null;
      /** @example MIT */
      licence: string | null;
      /** @example Confs.tech contributors */
      attribution: string | null;
    };
    /** @description What the query was understood to mean. A condition that the query does not state is absent. */
    SearchInterpretation: {
      /** @example Springfield */
      city?: string | null;
      /** @example Illinois */
      region?: string | null;
      /** @example US */
      country_code?: string | null;
      /** @description Other places with this name, most populous first. */
      others?: {
        /** @example Springfield */
        city: string | null;
        /** @example Illinois */
        region: string | null;
        /** @example US */
        country_code: string | null;
      }[];
      /** @description Further places that were asked for. The events are in any of them. */
      also?: {
        /** @example Springfield */
        city: string | null;
        /** @example Illinois */
        region: string | null;
        /** @example US */
        country_code: string | null;
      }[];
      /**
       * @description The venue, landmark, part of a city or city around which the events are.
       * @example {
       *       "name": "Sagrada Família, ES",
       *       "lat": 41.4,
       *       "lng": 2.18,
       *       "radius_km": 5
       *     }
       */
      near?: {
        name: string;
        lat: number;
        lng: number;
        radius_km: number;
      };
      /**
       * @example [
       *       "comedy"
       *     ]
       */
      category?: (
        | 'music'
        | 'sports'
        | 'theater'
        | 'film'
        | 'comedy'
        | 'festival'
        | 'community'
        | 'nightlife'
        | 'conference'
      )[];
      /**
       * @description Another kind that has such events: festivals with music have concerts. They follow those of `category`.
       * @example [
       *       "festival"
       *     ]
       */
      also_category?: (
        | 'music'
        | 'sports'
        | 'theater'
        | 'film'
        | 'comedy'
        | 'festival'
        | 'community'
        | 'nightlife'
        | 'conference'
      )[];
      /**
       * @description Kinds of events that the query excludes.
       * @example [
       *       "sports"
       *     ]
       */
      excluded_category?: (
        | 'music'
        | 'sports'
        | 'theater'
        | 'film'
        | 'comedy'
        | 'festival'
        | 'community'
        | 'nightlife'
        | 'conference'
      )[];
      /** @description Places that the query excludes. */
      excluded_place?: {
        /** @example Springfield */
        city: string | null;
        /** @example Illinois */
        region: string | null;
        /** @example US */
        country_code: string | null;
      }[];
      /**
       * @description Genres and other topics that the query excludes.
       * @example [
       *       "metal"
       *     ]
       */
      excluded_genre?: string[];
      /**
       * @description Genres and other topics.
       * @example [
       *       "jazz"
       *     ]
       */
      genre?: string[];
      /**
       * @description The day, or the first and last day, at the place.
       * @example 2026-12-01..2026-12-31
       */
      on?: string;
      /**
       * @description Days of every week.
       * @example [
       *       "friday"
       *     ]
       */
      weekdays?: (
        'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      )[];
      /**
       * @description Another meaning of the days. Its events follow.
       * @example weekend
       */
      on_other?: string;
      /** @enum {string} */
      daypart?: 'morning' | 'afternoon' | 'evening';
      /**
       * @description The local hours in which events begin: at or after `from`, before `before`.
       * @example {
       *       "from": 22,
       *       "before": 24
       *     }
       */
      hours?: {
        from: number;
        before: number;
      };
      /** @example 20 */
      price_max?: number;
      /** @example 10 */
      price_min?: number;
      /**
       * @description Currencies of `price_max`.
       * @example [
       *       "EUR"
       *     ]
       */
      currencies?: string[];
      /**
       * @description Only matches in which the named team is on this side.
       * @enum {string}
       */
      side?: 'home' | 'away';
      /**
       * @description The query asks for low prices or for the next event first. The first 100 hits are sorted.
       * @enum {string}
       */
      sort?: 'price' | 'start';
      /**
       * @description What happened to the events.
       * @example [
       *       "cancelled"
       *     ]
       */
      state?: ('cancelled' | 'postponed' | 'sold_out')[];
      free?: boolean;
      online?: boolean;
      /** @enum {string} */
      audience?: 'kids' | 'family' | 'seniors';
      /**
       * @description The words that were searched as words.
       * @example hamlet
       */
      words: string;
      /**
       * @description Attributes that the query asks for, but that sources do not state for most events. They exclude no event.
       * @example [
       *       "wheelchair access"
       *     ]
       */
      unrecorded?: string[];
      /**
       * @description Words that were dropped, because no event states them, or they name an unknown place.
       * @example [
       *       "brunch"
       *     ]
       */
      ignored?: string[];
    };
    CatalogueSource: {
      /**
       * @description As in the filter `source`.
       * @example confs-tech
       */
      name: string;
      /** @example Confs.tech */
      title: string | null;
      /** @example https://confs.tech */
      url: string | null;
      /** @example MIT */
      licence: string | null;
      /** @example Confs.tech and its contributors */
      attribution: string | null;
      /**
       * @description Generated events.
       * @example false
       */
      demo: boolean;
      /**
       * @description End of the last complete run. Null if there was none.
       * @example 2026-11-26T04:05:00Z
       */
      last_success: string | null;
      /**
       * @description What the last check found: `working`; `failing`: no answer, or not in the known format; `expired`: nothing lies ahead; `locked`: its key is missing; `off`: it must not be read. Null if it is not checked.
       * @example working
       */
      state: ('working' | 'failing' | 'expired' | 'locked' | 'off') | null;
      /** @example 2026-11-20T03:17:00Z */
      state_since: string | null;
      /** @example 2026-11-27T03:17:00Z */
      checked_at: string | null;
      /** @example The file contains no list of records. */
      reason: string | null;
      /**
       * @description Events that have not ended, without cancelled ones.
       * @example 128
       */
      upcoming_events: number;
      /** @description The 10 cities with most of these events. */
      cities: {
        /** @example Berlin */
        city: string;
        /** @example DE */
        country_code: string | null;
        /** @example 128 */
        upcoming_events: number;
      }[];
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
     *       "upcoming_events": 41,
     *       "wikidata_id": "Q830066",
     *       "data_sources": [
     *         {
     *           "source": "musicbrainz",
     *           "licence": "CC0-1.0",
     *           "attribution": "MusicBrainz"
     *         }
     *       ]
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
      /** @description Only of one venue. Absent without one. */
      picture?: components['schemas']['Picture'];
      /** @description Events that have not ended, without cancelled ones. */
      upcoming_events: number;
      wikidata_id: string | null;
      /** @description Open data from which facts of the venue come. */
      data_sources: components['schemas']['DataSource'][];
      /** @description Only with `near`. */
      distance_km?: number;
    };
    /**
     * @example {
     *       "source": "wikidata",
     *       "licence": "CC0-1.0",
     *       "attribution": "Wikidata"
     *     }
     */
    DataSource: {
      source: string;
      licence: string;
      attribution: string;
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
     *       "upcoming_events": 41,
     *       "wikidata_id": "Q830066",
     *       "data_sources": [
     *         {
     *           "source": "musicbrainz",
     *           "licence": "CC0-1.0",
     *           "attribution": "MusicBrainz"
     *         }
     *       ]
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
      /** @description Only of one venue. Absent without one. */
      picture?: components['schemas']['Picture'];
      /** @description Events that have not ended, without cancelled ones. */
      upcoming_events: number;
      wikidata_id: string | null;
      /** @description Open data from which facts of the venue come. */
      data_sources: components['schemas']['DataSource'][];
    };
    /**
     * @example {
     *       "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
     *       "slug": "grateful-dead",
     *       "name": "Grateful Dead",
     *       "genres": "rock, psychedelic",
     *       "spotify_id": "4TMHGUX5WI7OOm53PqSDAT",
     *       "musicbrainz_id": "6faa7ca7-0d99-4a5e-bfa6-1fd5037520c6",
     *       "wikidata_id": "Q212533",
     *       "image_url": null,
     *       "url": "https://www.dead.net/",
     *       "upcoming_events": 0,
     *       "total_demands": 12,
     *       "data_sources": [
     *         {
     *           "source": "wikidata",
     *           "licence": "CC0-1.0",
     *           "attribution": "Wikidata"
     *         }
     *       ]
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
      wikidata_id: string | null;
      image_url: string | null;
      /** @description Only of one artist. Absent without one. */
      picture?: components['schemas']['Picture'];
      url: string | null;
      /** @description Events that have not ended, without cancelled ones. */
      upcoming_events: number;
      /** @description Demands for the artist in all cities. */
      total_demands: number;
      /** @description Open data from which facts of the artist come. */
      data_sources: components['schemas']['DataSource'][];
    };
    /**
     * @example {
     *       "id": "01a1fc0b-5b21-7c11-9e51-3d4a3b1f7a22",
     *       "slug": "r5-productions",
     *       "name": "R5 Productions",
     *       "other_names": [
     *         "R5 Productions LLC"
     *       ],
     *       "country_code": "US",
     *       "url": "https://r5productions.com/",
     *       "upcoming_events": 12
     *     }
     */
    Organizer: {
      /** @description UUIDv7. */
      id: string;
      /** @example r5-productions */
      slug: string;
      name: string;
      /** @description Other spellings of sources. */
      other_names: string[];
      /**
       * @description ISO 3166-1 alpha-2.
       * @example US
       */
      country_code: string | null;
      url: string | null;
      /** @description Events that have not ended, without cancelled ones. */
      upcoming_events: number;
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
      /** @description Slug of the article in this language. It never changes. */
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
      /** @description Slug of the article in this language. It never changes. */
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
      /** @description Markdown as the source wrote it. To display it, use `body_html`. */
      body: string;
      /** @description HTML rendered from `body`, without scripts, styles and images. Links use http, https or mailto. */
      body_html: string;
      author: string | null;
      source_url: string | null;
      /**
       * @description Language in which the article was written.
       * @example en
       * @example pt-BR
       */
      original_lang: string;
      /** @description Name of the source that publishes it. */
      source: string;
      /**
       * @description SPDX identifier if the licence has one.
       * @example CC-BY-SA-4.0
       */
      licence: string | null;
      /** @description Credit that the licence requires. */
      attribution: string | null;
      /**
       * Format: date-time
       * @example 2026-12-31T20:00:00Z
       */
      updated_at: string;
      /** @description The article in its other languages, sorted by language tag. */
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
      /** @description Markdown as the source wrote it. To display it, use `body_html`. */
      body: string;
      /** @description HTML rendered from `body`, without scripts, styles and images. Links use http, https or mailto. */
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
      /** @description One sentence. */
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
      /** @description Degrees Celsius at the time of the visit. */
      temperature_c: number | null;
      conditions: string;
      /**
       * @description `forecast`: from a weather provider. `climate`: typical for the latitude and month. `none`: the place is unknown, or there is no visit.
       * @enum {string}
       */
      source: 'forecast' | 'climate' | 'none';
    };
    /**
     * @example {
     *       "summary": "Be at Kesselhaus, Berlin by 19:15, 45 minutes before the start.",
     *       "options": [
     *         {
     *           "label": "Directions by public transport",
     *           "provider": "Google Maps",
     *           "url": "https://www.google.com/maps/dir/?api=1&destination=52.54%2C13.41&travelmode=transit",
     *           "note": null
     *         }
     *       ],
     *       "arrive_by_local": "2026-12-04T19:15:00",
     *       "leave_home_tip": "Look up a connection that arrives at 19:15, and leave 15 minutes earlier."
     *     }
     */
    PlanTransport: {
      /** @description One sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      arrive_by_local: string | null;
      leave_home_tip: string;
    };
    /**
     * @example {
     *       "summary": "Stay near Kesselhaus, Berlin from Fri 4 Dec to Sat 5 Dec.",
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
      /** @description One sentence. */
      summary: string;
      options: components['schemas']['PlanOption'][];
      check_in: string | null;
      check_out: string | null;
    };
    /**
     * @example {
     *       "summary": "Reserve dinner before it, at 18:00 near Kesselhaus, Berlin.",
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
      /** @description One sentence. */
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
      /** @description One sentence. */
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
     *       "kind": "meal",
     *       "at_local": "2026-12-04T18:00:00",
     *       "what": "Dinner",
     *       "minutes": 75
     *     }
     */
    PlanStep: {
      /** @enum {string} */
      kind: 'meal' | 'arrival' | 'event';
      /**
       * @description Local time of the venue.
       * @example 2026-12-04T18:00:00
       */
      at_local: string;
      what: string;
      minutes: number;
    };
    /**
     * @description What a sentence of `notices` states. `from`, `to` (the days of the event) and `date` are set for `runs_days`.
     * @example {
     *       "code": "runs_days",
     *       "from": "2026-12-04",
     *       "to": "2026-12-07",
     *       "date": "2026-12-05"
     *     }
     */
    PlanNotice: {
      /** @enum {string} */
      code:
        | 'cancelled'
        | 'over'
        | 'postponed'
        | 'moved_online'
        | 'online'
        | 'place_unknown'
        | 'sample'
        | 'sold_out'
        | 'sales_ended'
        | 'not_on_sale'
        | 'rescheduled'
        | 'runs_days'
        | 'has_begun'
        | 'date_unconfirmed'
        | 'time_unknown'
        | 'hours_unknown'
        | 'all_day';
      from: string | null;
      to: string | null;
      date: string | null;
    };
    EventMetrics: {
      /**
       * @description True in a catalogue of more than 250,000 events: the other numbers are estimated from a sample of 50,000, so that they cost the same at every size.
       * @example false
       */
      estimated: boolean;
      /** @example 61204 */
      total: number;
      /** @example 24310 */
      upcoming: number;
      /**
       * @description All events by category.
       * @example {
       *       "sports": 30112,
       *       "music": 14020
       *     }
       */
      by_category: {
        [key: string]: number;
      };
      /**
       * @description All events by ISO 3166-1 alpha-2 code.
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
       * @description Keys by tier of their account.
       * @example {
       *       "free": 48,
       *       "developer": 3
       *     }
       */
      by_tier: {
        [key: string]: number;
      };
      /**
       * @description Confirmed e-mail addresses.
       * @example 1310
       */
      subscribers: number;
    };
    DemandMetrics: {
      /**
       * @description Counted demands for artists and events.
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
       * @description Clicks, without repeated clicks.
       * @example 8120
       */
      clicks: number;
      /**
       * @description Clicks by the same address on the same event within an hour after a counted click.
       * @example 311
       */
      repeated_clicks: number;
      /**
       * @description Clicks of the last 24 full hours.
       * @example 204
       */
      clicks_24h: number;
      /**
       * @description Clicks by partner, for up to 100 partners, most clicks first.
       * @example {
       *       "ticketmaster": 5000,
       *       "eventbrite": 3120
       *     }
       */
      by_partner: {
        [key: string]: number;
      };
    };
    Webhook: {
      /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
      id: string;
      /** @example https://example.com/hooks/marquee */
      url: string;
      /** @example Concerts in Berlin */
      description: string | null;
      /**
       * @example {
       *       "city": "Berlin",
       *       "category": "music"
       *     }
       */
      filter: {
        [key: string]: string | number | boolean;
      };
      /**
       * @example [
       *       "created",
       *       "cancelled"
       *     ]
       */
      kinds: (
        'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed' | 'left'
      )[];
      /** @example 100 */
      batch_size: number;
      /**
       * @description `unverified`: the receiver has not echoed the challenge, so nothing is sent.
       * @example active
       * @enum {string}
       */
      status: 'active' | 'unverified' | 'failing' | 'disabled';
      /**
       * @description `failing`: it failed for three days. `gone`: it responded with 410. `paused`: you set `active` to false.
       * @example null
       */
      disabled_reason: ('failing' | 'gone' | 'paused') | null;
      failing_since: string | null;
      /**
       * @description Position in the change feed: later changes are not sent yet.
       * @example WyJsb2ciLDQyXQ
       */
      cursor: string;
      /**
       * Format: date-time
       * @example 2026-11-20T06:00:00Z
       */
      created_at: string;
    };
    WebhookDelivery: {
      /**
       * @description The header webhook-id.
       * @example msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205
       */
      id: string;
      /**
       * @example events.changed
       * @enum {string}
       */
      type: 'events.changed' | 'webhook.test' | 'webhook.challenge';
      /**
       * @description Number of changes in the message.
       * @example 3
       */
      changes: number;
      /**
       * @description `pending`: not sent yet, or it is tried again at `next_attempt_at`.
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed';
      /** @example 1 */
      attempts: number;
      /**
       * @description Status of the last response; null without one.
       * @example 204
       */
      response_status: number | null;
      /**
       * @description Why the last attempt failed.
       * @example null
       */
      error: string | null;
      /** @example 85 */
      duration_ms: number | null;
      /**
       * @description Replay from here to receive this message and all later ones again.
       * @example WyJsb2ciLDQyXQ
       */
      since: string;
      /**
       * @description Position after this message.
       * @example WyJsb2ciLDQyXQ
       */
      next_cursor: string;
      /**
       * Format: date-time
       * @example 2026-11-20T06:00:00Z
       */
      created_at: string;
      attempted_at: string | null;
      next_attempt_at: string | null;
    };
    Health: {
      /** @example true */
      ok: boolean;
      /**
       * @example ok
       * @enum {string}
       */
      status: 'ok' | 'degraded' | 'down';
      /** @description Why the server is not ready. */
      reason?: string;
      /** @example 0.2.0 */
      version: string;
      /** @example 3600 */
      uptime_s: number;
      /**
       * @example {
       *       "database": "ok",
       *       "counters": "ok"
       *     }
       */
      checks: {
        [key: string]: 'ok' | 'down' | 'local' | 'degraded';
      };
      hints?: string[];
    };
    ProblemType: {
      /**
       * @example not_found
       * @enum {string}
       */
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
        | 'not_acceptable'
        | 'body_too_large'
        | 'unsupported_media_type'
        | 'quota_exceeded'
        | 'unavailable'
        | 'internal_error';
      /** @example Not found */
      title: string;
      /** @example 404 */
      status: number;
      /** @example No such endpoint or record. */
      explanation: string;
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
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description series: one row per series, its next matching event. */
        group?: 'series';
        /** @description By start (soonest first), -start (latest first), popular, distance (needs `near`), added (newest first), price (lowest first) or -price (highest first). Prices are compared as amounts, so name a place with one currency; unknown prices come last. */
        sort?: 'start' | '-start' | 'popular' | 'distance' | 'added' | 'price' | '-price';
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
        /** @description `geojson` returns a FeatureCollection (RFC 7946), as `Accept: application/geo+json` does. `fields` selects the properties of its features. `csv` returns a table, as `Accept: text/csv` does. */
        format?: 'json' | 'geojson' | 'csv';
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
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
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'application/geo+json': Record<string, never>;
          'text/csv': string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description The month. Default: the current month in `tz` or UTC. */
        month?: string;
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
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
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description `next_cursor` of the previous page. Default: the start of the feed. */
        since?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
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
           *             "phase": "announced",
           *             "start_utc": "2026-12-03T23:00:00Z",
           *             "end_utc": "2026-12-07T23:00:00Z",
           *             "start_local": "2026-12-04T00:00:00",
           *             "doors_local": null,
           *             "local_dates": {
           *               "from": "2026-12-04",
           *               "to": "2026-12-07"
           *             },
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
           *             "ticket_kind": "source",
           *             "availability": "unknown",
           *             "price_min": null,
           *             "price_max": null,
           *             "currency": null,
           *             "is_free": null,
           *             "image_url": null,
           *             "featured": false,
           *             "demo": false,
           *             "artists": [],
           *             "organizer": null,
           *             "genres": [],
           *             "series": null,
           *             "kind": null,
           *             "audience": null,
           *             "languages": [],
           *             "accessibility": {
           *               "step_free": null,
           *               "accessible_toilet": null,
           *               "hearing_loop": null,
           *               "sign_language": null,
           *               "captions": null,
           *               "audio_description": null,
           *               "relaxed": null
           *             },
           *             "outdoor": null,
           *             "dogs_allowed": null,
           *             "age_restriction": null,
           *             "popularity": 0,
           *             "updated_at": "2026-11-20T06:00:00Z",
           *             "description": null,
           *             "tags": [
           *               "javascript"
           *             ],
           *             "titles": {},
           *             "descriptions": {},
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
           *             "created_at": "2026-11-20T06:00:00Z",
           *             "revision": "5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e"
           *           }
           *         }
           *       ],
           *       "checkpoint": {
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "events": 38487,
           *         "root": "0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Number of changes in this response.
             * @example 1
             */
            count: number;
            /** @example 20 */
            limit: number;
            /**
             * @description False if you are up to date.
             * @example false
             */
            has_more: boolean;
            /**
             * @description Cursor for the next request. Never null.
             * @example WyJsb2ciLDQyXQ
             */
            next_cursor: string;
            changes: components['schemas']['EventChange'][];
            /** @description The newest root hash of the catalogue, to verify a copy that has reached its cursor. Null while `has_more`, and until it was computed. */
            checkpoint: components['schemas']['Checkpoint'] | null;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  get_checkpoint: {
    parameters: {
      query?: {
        /** @description A country code, or `none`. */
        shard?: string;
        /** @description The last two digits of event ids. Needs `shard`. */
        bucket?: string;
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
           *       "checkpoint": {
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "events": 38487,
           *         "root": "0c9d8e5f2b1c0d9e8a7b6c5d4e3f2a1b"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            checkpoint: components['schemas']['Checkpoint'];
            /** @description Without `bucket`. */
            groups?: components['schemas']['RevisionGroup'][];
            /** @description With `bucket`. */
            revisions?: {
              id: string;
              revision: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description `genres`: also counts by genre. */
        include?: string;
        /** @description Maximum number of countries and of cities, 1 to 100. */
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
           *       "kinds": [
           *         {
           *           "kind": "exhibition",
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
           *           "lat": 52.52437,
           *           "lng": 13.41053,
           *           "count": 128
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            /**
             * @description Number of events that match the filters.
             * @example 310
             */
            total: number;
            categories: {
              category: components['schemas']['Category'];
              /** @example 128 */
              count: number;
            }[];
            /** @description By kind, without events whose kind is not known. */
            kinds: {
              /**
               * @example exhibition
               * @enum {string}
               */
              kind:
                | 'concert'
                | 'opera'
                | 'play'
                | 'dance'
                | 'circus'
                | 'show'
                | 'screening'
                | 'party'
                | 'exhibition'
                | 'literature'
                | 'talk'
                | 'science'
                | 'class'
                | 'tour'
                | 'family'
                | 'food'
                | 'market'
                | 'festival'
                | 'fair'
                | 'celebration'
                | 'conference'
                | 'meetup'
                | 'game'
                | 'match'
                | 'race'
                | 'fitness'
                | 'wellness'
                | 'volunteering'
                | 'nature'
                | 'religion'
                | 'civic';
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
              /** @example 52.52437 */
              lat: number | null;
              /** @example 13.41053 */
              lng: number | null;
              /** @example 128 */
              count: number;
            }[];
            /** @description Only with `include=genres`. An event counts for each of its genres. */
            genres?: {
              /** @example jazz */
              genre: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  list_events_as_csv: {
    parameters: {
      query?: {
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description series: one row per series, its next matching event. */
        group?: 'series';
        /** @description By start (soonest first), -start (latest first), popular, distance (needs `near`), added (newest first), price (lowest first) or -price (highest first). Prices are compared as amounts, so name a place with one currency; unknown prices come last. */
        sort?: 'start' | '-start' | 'popular' | 'distance' | 'added' | 'price' | '-price';
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
        /** @description `geojson` returns a FeatureCollection (RFC 7946), as `Accept: application/geo+json` does. `fields` selects the properties of its features. `csv` returns a table, as `Accept: text/csv` does. */
        format?: 'json' | 'geojson' | 'csv';
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
          'text/csv': string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description Maximum number of events, 1 to 500. A higher limit is reduced to 500. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description Maximum number of events, 1 to 100. A higher limit is reduced to 100. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  event_news_as_atom: {
    parameters: {
      query?: {
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description Maximum number of events, 1 to 100. A higher limit is reduced to 100. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  event_news_as_jsonfeed: {
    parameters: {
      query?: {
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description Maximum number of events, 1 to 100. A higher limit is reduced to 100. */
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
          'application/feed+json': Record<string, never>;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description `related` adds up to 6 similar events, `provenance` the source of each field. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description `related` adds up to 6 similar events, `provenance` the source of each field. */
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
           *         "phase": "announced",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "doors_local": null,
           *         "local_dates": {
           *           "from": "2026-12-04",
           *           "to": "2026-12-07"
           *         },
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
           *         "ticket_kind": "source",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "demo": false,
           *         "artists": [],
           *         "organizer": null,
           *         "genres": [],
           *         "series": null,
           *         "kind": null,
           *         "audience": null,
           *         "languages": [],
           *         "accessibility": {
           *           "step_free": null,
           *           "accessible_toilet": null,
           *           "hearing_loop": null,
           *           "sign_language": null,
           *           "captions": null,
           *           "audio_description": null,
           *           "relaxed": null
           *         },
           *         "outdoor": null,
           *         "dogs_allowed": null,
           *         "age_restriction": null,
           *         "popularity": 0,
           *         "updated_at": "2026-11-20T06:00:00Z",
           *         "description": null,
           *         "tags": [
           *           "javascript"
           *         ],
           *         "titles": {},
           *         "descriptions": {},
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
           *         "created_at": "2026-11-20T06:00:00Z",
           *         "revision": "5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            event: components['schemas']['Event'];
            /** @description With `include=related`: events that have not started, first with the same artists, then at the same venue, then of the same category in the same city around the same date. */
            related?: components['schemas']['EventSummary'][];
            /** @description With `include=provenance`. */
            provenance?: components['schemas']['Provenance'];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'application/ld+json': Record<string, never>;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  list_snapshots: {
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
           *       "count": 1,
           *       "snapshots": [
           *         {
           *           "id": "20261126T023000Z",
           *           "created_at": "2026-11-26T02:30:00Z",
           *           "events": 38487,
           *           "cursor": "WyJsb2ciLDQyXQ",
           *           "files": [
           *             {
           *               "format": "parquet",
           *               "name": "events.parquet",
           *               "media_type": "application/vnd.apache.parquet",
           *               "bytes": 1048576,
           *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *               "url": "http://localhost:3000/snapshots/20261126T023000Z/events.parquet"
           *             }
           *           ],
           *           "sources": [
           *             {
           *               "name": "confs-tech",
           *               "title": "Confs.tech",
           *               "url": "https://confs.tech",
           *               "licence": "MIT",
           *               "attribution": "Confs.tech contributors"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 1 */
            count: number;
            snapshots: components['schemas']['Snapshot'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Search query, 1 to 200 characters. */
        q: string;
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an artist or a team. */
        artist?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description series: one row per series, its next matching event. */
        group?: 'series';
        /** @description `geojson` returns a FeatureCollection (RFC 7946), as `Accept: application/geo+json` does. `fields` selects the properties of its features. `csv` returns a table, as `Accept: text/csv` does. */
        format?: 'json' | 'geojson' | 'csv';
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
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
             * @description The query as sent.
             * @example react berlin
             */
            query: string;
            /**
             * @description True if nothing matched exactly and the hits tolerate typos.
             * @example false
             */
            fuzzy: boolean;
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            interpretation?: components['schemas']['SearchInterpretation'];
            /**
             * @description Conditions of the query that were dropped, because no event meets all of them. Absent if none was.
             * @example [
             *       "on"
             *     ]
             */
            relaxed?: (
              | 'words'
              | 'category'
              | 'genre'
              | 'daypart'
              | 'audience'
              | 'online'
              | 'free'
              | 'price_max'
              | 'on'
              | 'city'
            )[];
            /** @description Cancelled events that the query names. Absent if there are none. */
            cancelled?: {
              /** @example Hamlet */
              title: string;
              /** @example hamlet-london-2026-12-03 */
              slug: string;
              /** @example London */
              city: string;
              /** @example 2026-12-03T19:30:00 */
              start_local: string;
            }[];
            /** @description The last past event that the query names, if no coming one has this name. Absent if there is none. */
            past?: {
              /** @example Hamlet */
              title: string;
              /** @example hamlet-london-2026-12-03 */
              slug: string;
              /** @example London */
              city: string;
              /** @example 2026-12-03T19:30:00 */
              start_local: string;
            }[];
            /**
             * @description Slug of the artist that the query names, if no event was found.
             * @example aurora
             */
            artist_without_dates?: string;
            events: components['schemas']['EventSummary'][];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'application/geo+json': Record<string, never>;
          'text/csv': string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  suggest: {
    parameters: {
      query: {
        /** @description What the visitor typed, 1 to 100 characters. */
        q: string;
        /** @description Maximum number of suggestions, 1 to 20. A higher limit is reduced to 20. */
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
           *       "query": "grat",
           *       "suggestions": [
           *         {
           *           "kind": "artist",
           *           "name": "Grateful Dead",
           *           "detail": "3 upcoming events",
           *           "slug": "grateful-dead",
           *           "query": "artist=grateful-dead"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example grat */
            query: string;
            suggestions: {
              /**
               * @description What is suggested.
               * @example artist
               * @enum {string}
               */
              kind: 'city' | 'artist' | 'venue' | 'event';
              /** @example Grateful Dead */
              name: string;
              /**
               * @description What distinguishes it from others of this name.
               * @example 3 upcoming events
               */
              detail: string | null;
              /**
               * @description Slug of the record; null for a city.
               * @example grateful-dead
               */
              slug: string | null;
              /**
               * @description Parameters of `GET /events` that list its events; of an event, the title for `GET /search`.
               * @example artist=grateful-dead
               */
              query: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  list_categories: {
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
           *       "kinds": [
           *         {
           *           "kind": "exhibition",
           *           "category": "music",
           *           "upcoming_events": 64
           *         }
           *       ],
           *       "categories": [
           *         {
           *           "category": "music",
           *           "aliases": [
           *             "concerts"
           *           ],
           *           "upcoming_events": 128
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @description Kinds of events, one level below the categories. */
            kinds: {
              /**
               * @example exhibition
               * @enum {string}
               */
              kind:
                | 'concert'
                | 'opera'
                | 'play'
                | 'dance'
                | 'circus'
                | 'show'
                | 'screening'
                | 'party'
                | 'exhibition'
                | 'literature'
                | 'talk'
                | 'science'
                | 'class'
                | 'tour'
                | 'family'
                | 'food'
                | 'market'
                | 'festival'
                | 'fair'
                | 'celebration'
                | 'conference'
                | 'meetup'
                | 'game'
                | 'match'
                | 'race'
                | 'fitness'
                | 'wellness'
                | 'volunteering'
                | 'nature'
                | 'religion'
                | 'civic';
              /** @description Category of most events of the kind. */
              category: components['schemas']['Category'];
              /** @example 64 */
              upcoming_events: number;
            }[];
            categories: {
              category: components['schemas']['Category'];
              /**
               * @description Other names of the category.
               * @example [
               *       "concerts"
               *     ]
               */
              aliases: string[];
              /**
               * @description Events that have not ended, without cancelled ones.
               * @example 128
               */
              upcoming_events: number;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  list_sources: {
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
           *       "count": 128,
           *       "sources": [
           *         {
           *           "name": "confs-tech",
           *           "title": "Confs.tech",
           *           "url": "https://confs.tech",
           *           "licence": "MIT",
           *           "attribution": "Confs.tech and its contributors",
           *           "demo": false,
           *           "last_success": "2026-11-26T04:05:00Z",
           *           "state": "working",
           *           "state_since": "2026-11-20T03:17:00Z",
           *           "checked_at": "2026-11-27T03:17:00Z",
           *           "reason": "The file contains no list of records.",
           *           "upcoming_events": 128,
           *           "cities": [
           *             {
           *               "city": "Berlin",
           *               "country_code": "DE",
           *               "upcoming_events": 128
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 128 */
            count: number;
            sources: components['schemas']['CatalogueSource'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  get_series: {
    parameters: {
      query?: {
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
      };
      header?: never;
      path: {
        /** @description Slug or id (UUID) of the series. */
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
           *       "series": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d310",
           *         "slug": "saturday-farmers-market-toronto",
           *         "title": "Saturday Farmers’ Market",
           *         "count": 26
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            series: components['schemas']['EventSeries'];
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            events: components['schemas']['EventSummary'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned. */
        q?: string;
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Id of the venue in Wikidata. */
        wikidata_id?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *           "upcoming_events": 41,
           *           "wikidata_id": "Q830066",
           *           "data_sources": [
           *             {
           *               "source": "musicbrainz",
           *               "licence": "CC0-1.0",
           *               "attribution": "MusicBrainz"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *         "upcoming_events": 41,
           *         "wikidata_id": "Q830066",
           *         "data_sources": [
           *           {
           *             "source": "musicbrainz",
           *             "licence": "CC0-1.0",
           *             "attribution": "MusicBrainz"
           *           }
           *         ]
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
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
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            events: components['schemas']['EventSummary'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned. */
        q?: string;
        /** @description Genres, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Id of the artist at Spotify. */
        spotify_id?: string;
        /** @description Id of the artist at MusicBrainz. */
        musicbrainz_id?: string;
        /** @description Id of the artist in Wikidata. */
        wikidata_id?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *           "wikidata_id": "Q212533",
           *           "image_url": null,
           *           "url": "https://www.dead.net/",
           *           "upcoming_events": 0,
           *           "total_demands": 12,
           *           "data_sources": [
           *             {
           *               "source": "wikidata",
           *               "licence": "CC0-1.0",
           *               "attribution": "Wikidata"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *         "wikidata_id": "Q212533",
           *         "image_url": null,
           *         "url": "https://www.dead.net/",
           *         "upcoming_events": 0,
           *         "total_demands": 12,
           *         "data_sources": [
           *           {
           *             "source": "wikidata",
           *             "licence": "CC0-1.0",
           *             "attribution": "Wikidata"
           *           }
           *         ]
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
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
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            events: components['schemas']['EventSummary'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`. */
        city?: string;
        /** @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one. */
        country?: string;
        /** @description Name or code of a region, state or province, within `country` if that is given. */
        region?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre. */
        genre?: string;
        /** @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag. */
        tag?: string;
        /** @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind. */
        kind?: string;
        /** @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one. */
        audience?: string;
        /** @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`. */
        language?: string;
        /** @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match. */
        accessibility?: string;
        /** @description 1: only events in the open air; 0: no such events. */
        outdoor?: boolean;
        /** @description 1: only events that welcome dogs; 0: no such events. */
        dogs_allowed?: boolean;
        /** @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`. */
        from?: string;
        /** @description Only events that start before the end of this day, or before this instant. */
        to?: string;
        /** @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last. */
        ongoing?: string;
        /** @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`. */
        starts_after?: string;
        /** @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now. */
        starts_before?: string;
        /** @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC. */
        tz?: string;
        /** @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`. */
        on?: string;
        /** @description Slug of a venue. */
        venue?: string;
        /** @description Slug of an organiser. */
        organizer?: string;
        /** @description Slug of a series. */
        series?: string;
        /** @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled. */
        status?: string;
        /** @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated. */
        availability?: string;
        /** @description 1: only featured events; 0: only others. */
        featured?: boolean;
        /** @description 1: only events known to be free; 0: only others. */
        free?: boolean;
        /** @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match. */
        price_min?: number;
        /** @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match. */
        part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
        /** @description Maximum price of the cheapest ticket, in the currency of the event. Free events match. */
        price_max?: number;
        /** @description 1: only online events; 0: only other events. */
        online?: boolean;
        /** @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded. */
        source?: string;
        /** @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status. */
        source_id?: string;
        /** @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event. */
        near?: string;
        /** @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport. */
        radius_km?: number;
        /** @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line. */
        bbox?: string;
        /** @description Only events that changed at or after this day or instant. */
        updated_since?: string;
        /** @description series: one row per series, its next matching event. */
        group?: 'series';
        /** @description By start (soonest first), -start (latest first), popular, distance (needs `near`), added (newest first), price (lowest first) or -price (highest first). Prices are compared as amounts, so name a place with one currency; unknown prices come last. */
        sort?: 'start' | '-start' | 'popular' | 'distance' | 'added' | 'price' | '-price';
        /** @description BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event. */
        lang?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
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
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  list_organizers: {
    parameters: {
      query?: {
        /** @description Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned. */
        q?: string;
        /** @description ISO 3166 code of the country (DE, DEU). */
        country?: string;
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
           *       "organizers": [
           *         {
           *           "id": "01a1fc0b-5b21-7c11-9e51-3d4a3b1f7a22",
           *           "slug": "r5-productions",
           *           "name": "R5 Productions",
           *           "other_names": [
           *             "R5 Productions LLC"
           *           ],
           *           "country_code": "US",
           *           "url": "https://r5productions.com/",
           *           "upcoming_events": 12
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            organizers: components['schemas']['Organizer'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  get_organizer: {
    parameters: {
      query?: {
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
      };
      header?: never;
      path: {
        /** @description Slug or id (UUID) of the organiser. */
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
           *       "organizer": {
           *         "id": "01a1fc0b-5b21-7c11-9e51-3d4a3b1f7a22",
           *         "slug": "r5-productions",
           *         "name": "R5 Productions",
           *         "other_names": [
           *           "R5 Productions LLC"
           *         ],
           *         "country_code": "US",
           *         "url": "https://r5productions.com/",
           *         "upcoming_events": 12
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
           *           "phase": "announced",
           *           "start_utc": "2026-12-03T23:00:00Z",
           *           "end_utc": "2026-12-07T23:00:00Z",
           *           "start_local": "2026-12-04T00:00:00",
           *           "doors_local": null,
           *           "local_dates": {
           *             "from": "2026-12-04",
           *             "to": "2026-12-07"
           *           },
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
           *           "ticket_kind": "source",
           *           "availability": "unknown",
           *           "price_min": null,
           *           "price_max": null,
           *           "currency": null,
           *           "is_free": null,
           *           "image_url": null,
           *           "featured": false,
           *           "demo": false,
           *           "artists": [],
           *           "organizer": null,
           *           "genres": [],
           *           "series": null,
           *           "kind": null,
           *           "audience": null,
           *           "languages": [],
           *           "accessibility": {
           *             "step_free": null,
           *             "accessible_toilet": null,
           *             "hearing_loop": null,
           *             "sign_language": null,
           *             "captions": null,
           *             "audio_description": null,
           *             "relaxed": null
           *           },
           *           "outdoor": null,
           *           "dogs_allowed": null,
           *           "age_restriction": null,
           *           "popularity": 0,
           *           "updated_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            organizer: components['schemas']['Organizer'];
            /**
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            events: components['schemas']['EventSummary'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description BCP 47 tag. Returns articles written in or translated to this language. `de-AT` falls back to `de`. */
        lang?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Items per page, 1 to 50. A higher limit is reduced to 50. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
             * @description Number of items in this response.
             * @example 1
             */
            count: number;
            /**
             * @description Maximum number of items per page.
             * @example 20
             */
            limit: number;
            /**
             * @description Number of skipped items.
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
            /**
             * @description Number of matching items on all pages. Only with `include=total`.
             * @example 310
             */
            total?: number;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description BCP 47 tag. Returns articles written in or translated to this language. `de-AT` falls back to `de`. */
        lang?: string;
        /** @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work. */
        category?: string;
        /** @description Items per page, 1 to 50. A higher limit is reduced to 50. */
        limit?: number;
        /** @description Items to skip, at most 100000. Use `cursor` to go deeper. */
        offset?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
        /** @description `total` adds the number of matching items on all pages. It costs a count, so request it for the first page only. */
        include?: string;
        /** @description Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present. */
        fields?: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Language of the fields as a BCP 47 tag. Default: the language of the slug. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  create_correction: {
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
           * @description wrong_fact (state the fact in `detail`), duplicate (name the other event in `other_event`), cancelled, removal, or claim: you organise the event (state how to verify it in `detail`).
           * @example duplicate
           * @enum {string}
           */
          kind: 'wrong_fact' | 'duplicate' | 'cancelled' | 'removal' | 'claim';
          /**
           * @description Id (UUID) or slug of the event.
           * @example react-day-berlin-berlin-2026-12-04
           */
          event: string;
          /**
           * @description Id or slug of the event that is the same.
           * @example react-day-2026-berlin-2026-12-04
           */
          other_event?: string;
          /**
           * @description What is wrong, and how you know.
           * @example It starts at 19:00: https://reactday.berlin
           */
          detail?: string;
          /**
           * @description Address for the answer.
           * @example ada@example.com
           */
          email?: string;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
           *       "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *       "state": "open"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Id of the report, for questions to the operator.
             * @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7
             */
            id: string;
            /**
             * @description An operator decides it.
             * @example open
             * @constant
             */
            state: 'open';
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
  submit_event: {
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
           * @description Title of the event.
           * @example Summer Night Concert
           */
          title: string;
          /**
           * @description Start in local time at the venue; a day if the time is unknown.
           * @example 2027-06-12T20:00
           */
          start_local: string;
          /**
           * @description End in local time at the venue, or the last day.
           * @example 2027-06-12T23:00
           */
          end_local?: string;
          /**
           * @description How often the event repeats. Each date becomes an event of one series. `monthly` is the same day of each month.
           * @example weekly
           * @enum {string}
           */
          repeats?: 'daily' | 'weekly' | 'every_two_weeks' | 'monthly';
          /**
           * @description Last possible day of the repetition, which has at most 100 dates. Required with `repeats`.
           * @example 2027-08-28
           */
          repeats_until?: string;
          /**
           * @description IANA time zone. Default: that of the city.
           * @example Europe/Berlin
           */
          timezone?: string;
          /**
           * @description Name of the venue.
           * @example Waldbühne
           */
          venue_name: string;
          /**
           * @description Street address.
           * @example Am Glockenturm 1
           */
          address?: string;
          /**
           * @description City of the venue.
           * @example Berlin
           */
          city: string;
          /**
           * @description Country: code or English name.
           * @example DE
           */
          country: string;
          /**
           * @description One of music, sports, theater, film, comedy, festival, community, nightlife, conference.
           * @example music
           */
          category: string;
          /**
           * @description Page of the event. It lets the operator check the event.
           * @example https://example.com/summer-night
           */
          url: string;
          /**
           * @description Where tickets are sold.
           * @example https://tickets.example.com/42
           */
          ticket_url?: string;
          /**
           * @description Picture of the event, which you may publish.
           * @example https://example.com/summer-night.jpg
           */
          image_url?: string;
          /**
           * @description Description, plain text.
           * @example An open-air concert.
           */
          description?: string;
          /**
           * @description Name of the organiser.
           * @example Example Concerts
           */
          organizer?: string;
          /**
           * @description Address for the answer.
           * @example ada@example.com
           */
          email?: string;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
           *       "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *       "state": "open"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Id of the report, for questions to the operator.
             * @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7
             */
            id: string;
            /**
             * @description An operator decides it.
             * @example open
             * @constant
             */
            state: 'open';
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
  preview_calendar: {
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
           * @description The page of your events, or the link of the calendar.
           * @example https://example.org/agenda
           */
          address?: string;
          /**
           * @description Instead of `address`: the events as a table (cells separated by tabs, commas or semicolons), iCalendar or JSON, or a workbook (XLSX) as a data URL in Base64.
           * @example Title,Date,Venue
           *     Quiz,2027-01-15 20:00,Town Hall
           */
          table?: string;
          /**
           * @description Who publishes it; shown as its source.
           * @example Town Hall Ghent
           */
          title: string;
          /**
           * @description City of events that state none.
           * @example Ghent
           */
          city?: string;
          /**
           * @description Its country: code or English name.
           * @example BE
           */
          country?: string;
          /**
           * @description IANA time zone of times that state none. Default: that of the city.
           * @example Europe/Brussels
           */
          timezone?: string;
          /**
           * @description That you publish the calendar, or act for its publisher, and agree that its events are published under CC0 1.0.
           * @example true
           */
          is_owner: boolean;
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
           *       "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *       "state": "reading"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
            id: string;
            /**
             * @example reading
             * @constant
             */
            state: 'reading';
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
  get_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the calendar. */
        calendar_id: string;
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
           *       "calendar": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "title": "Town Hall Ghent",
           *         "address": "https://example.org/agenda",
           *         "state": "found",
           *         "feed": {
           *           "format": "ics",
           *           "location": "https://example.org/agenda.ics",
           *           "events": 42,
           *           "upcoming": 17,
           *           "next": "2027-01-15T20:00:00"
           *         },
           *         "preview": [
           *           {
           *             "title": "Open stage",
           *             "start": "2027-01-15T20:00:00",
           *             "place": "Town Hall, Ghent",
           *             "uncertain": [
           *               "no_hour"
           *             ]
           *           }
           *         ],
           *         "problem": "responded 404",
           *         "source": "calendar-01ac57d6d205",
           *         "note": "Welcome!",
           *         "consented_at": "2026-11-27T20:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            calendar: {
              /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
              id: string;
              /** @example Town Hall Ghent */
              title: string;
              /**
               * @description Null for a table.
               * @example https://example.org/agenda
               */
              address: string | null;
              /**
               * @description reading (ask again in a few seconds), found (connect it), nothing (see `problem`), open (an operator decides), accepted (it is read each day), rejected or ended.
               * @example found
               * @enum {string}
               */
              state: 'reading' | 'found' | 'nothing' | 'open' | 'accepted' | 'rejected' | 'ended';
              /** @description The feed at the address; null until it is found. */
              feed: {
                /** @example ics */
                format: string;
                /**
                 * @description Its address; empty for a table.
                 * @example https://example.org/agenda.ics
                 */
                location: string;
                /** @example 42 */
                events: number;
                /** @example 17 */
                upcoming: number;
                /** @example 2027-01-15T20:00:00 */
                next: string | null;
              } | null;
              /** @description Up to five of its next events. */
              preview: {
                /** @example Open stage */
                title: string;
                /**
                 * @description Start as the calendar states it: local, or an instant with Z.
                 * @example 2027-01-15T20:00:00
                 */
                start: string;
                /** @example Town Hall, Ghent */
                place: string | null;
                /**
                 * @description What neither the record nor `city` and `timezone` state: no_place, no_zone, no_hour.
                 * @example [
                 *       "no_hour"
                 *     ]
                 */
                uncertain: string[];
              }[];
              /**
               * @description Why no feed was found.
               * @example responded 404
               */
              problem: string | null;
              /**
               * @description Name of its source in `GET /events?source=`; null until it is accepted.
               * @example calendar-01ac57d6d205
               */
              source: string | null;
              /**
               * @description What the operator writes.
               * @example Welcome!
               */
              note: string | null;
              /**
               * Format: date-time
               * @description When its owner agreed that it is read.
               * @example 2026-11-27T20:00:00Z
               */
              consented_at: string | null;
            };
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  connect_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the calendar. */
        calendar_id: string;
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
           *       "calendar": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "title": "Town Hall Ghent",
           *         "address": "https://example.org/agenda",
           *         "state": "found",
           *         "feed": {
           *           "format": "ics",
           *           "location": "https://example.org/agenda.ics",
           *           "events": 42,
           *           "upcoming": 17,
           *           "next": "2027-01-15T20:00:00"
           *         },
           *         "preview": [
           *           {
           *             "title": "Open stage",
           *             "start": "2027-01-15T20:00:00",
           *             "place": "Town Hall, Ghent",
           *             "uncertain": [
           *               "no_hour"
           *             ]
           *           }
           *         ],
           *         "problem": "responded 404",
           *         "source": "calendar-01ac57d6d205",
           *         "note": "Welcome!",
           *         "consented_at": "2026-11-27T20:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            calendar: {
              /** @example 01a1fc09-c1ba-72a7-a60d-01ac57d6d205 */
              id: string;
              /** @example Town Hall Ghent */
              title: string;
              /**
               * @description Null for a table.
               * @example https://example.org/agenda
               */
              address: string | null;
              /**
               * @description reading (ask again in a few seconds), found (connect it), nothing (see `problem`), open (an operator decides), accepted (it is read each day), rejected or ended.
               * @example found
               * @enum {string}
               */
              state: 'reading' | 'found' | 'nothing' | 'open' | 'accepted' | 'rejected' | 'ended';
              /** @description The feed at the address; null until it is found. */
              feed: {
                /** @example ics */
                format: string;
                /**
                 * @description Its address; empty for a table.
                 * @example https://example.org/agenda.ics
                 */
                location: string;
                /** @example 42 */
                events: number;
                /** @example 17 */
                upcoming: number;
                /** @example 2027-01-15T20:00:00 */
                next: string | null;
              } | null;
              /** @description Up to five of its next events. */
              preview: {
                /** @example Open stage */
                title: string;
                /**
                 * @description Start as the calendar states it: local, or an instant with Z.
                 * @example 2027-01-15T20:00:00
                 */
                start: string;
                /** @example Town Hall, Ghent */
                place: string | null;
                /**
                 * @description What neither the record nor `city` and `timezone` state: no_place, no_zone, no_hour.
                 * @example [
                 *       "no_hour"
                 *     ]
                 */
                uncertain: string[];
              }[];
              /**
               * @description Why no feed was found.
               * @example responded 404
               */
              problem: string | null;
              /**
               * @description Name of its source in `GET /events?source=`; null until it is accepted.
               * @example calendar-01ac57d6d205
               */
              source: string | null;
              /**
               * @description What the operator writes.
               * @example Welcome!
               */
              note: string | null;
              /**
               * Format: date-time
               * @description When its owner agreed that it is read.
               * @example 2026-11-27T20:00:00Z
               */
              consented_at: string | null;
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
  demand_leaders: {
    parameters: {
      query?: {
        /** @description Slug or id of an artist. Adds the artist’s demands by city. */
        artist?: string;
        /** @description Number of days. Growth compares them with the same number of days before. */
        days?: number;
        /** @description Entries per leaderboard, at most 100. */
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
           *           "city": "Portland",
           *           "region": "Oregon",
           *           "country_code": "US",
           *           "lat": 45.52345,
           *           "lng": -122.67621,
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
               * @description Number of cities with demands for the artist.
               * @example 4
               */
              cities: number;
              /** @example 1 */
              rank: number;
              /**
               * @description Rank in the previous period. Null without demands in it.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description Best rank so far in a leaderboard of the same number of days.
               * @example 1
               */
              peak_rank: number;
            }[];
            top_cities: {
              /** @example Portland */
              city: string;
              /** @example Oregon */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @example 45.52345 */
              lat: number | null;
              /** @example -122.67621 */
              lng: number | null;
              /** @example 3 */
              demands: number;
              /**
               * @description Number of artists in demand in the city.
               * @example 7
               */
              artists: number;
              /** @example 1 */
              rank: number;
              /**
               * @description Rank in the previous period. Null without demands in it.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description Best rank so far in a leaderboard of the same number of days.
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
               * @description Demands in the previous period.
               * @example 4
               */
              previous: number;
              /**
               * @description Relative growth over the previous period (2 means three times as many). A previous period without demands counts as one demand.
               * @example 2
               */
              growth: number;
              /** @example 1 */
              rank: number;
              /**
               * @description Rank in the previous period. Null without demands in it.
               * @example 3
               */
              previous_rank: number | null;
              /**
               * @description Best rank so far in a leaderboard of the same number of days.
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
              /** @example Portland */
              city: string;
              /** @example Oregon */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @example 45.52345 */
              lat: number | null;
              /** @example -122.67621 */
              lng: number | null;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Slug of the artist. Either this or `artist_id` is required. */
        artist?: string;
        /** @description Id of the artist. */
        artist_id?: string;
        /** @description `html` returns a page to embed, which needs no script; `csv` returns a table. */
        format?: 'json' | 'html' | 'csv';
        /** @description Theme of the page. */
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
           *           "city": "Portland",
           *           "region": "Oregon",
           *           "country_code": "US",
           *           "lat": 45.52345,
           *           "lng": -122.67621,
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
              /** @example Portland */
              city: string;
              /** @example Oregon */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @example 45.52345 */
              lat: number | null;
              /** @example -122.67621 */
              lng: number | null;
              /** @example 3 */
              demands: number;
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'text/html': string;
          'text/csv': string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  demand_history: {
    parameters: {
      query: {
        /** @description Slug or id of the artist. */
        artist: string;
        /** @description Number of weeks. */
        weeks?: number;
        /** @description `csv` returns a table. */
        format?: 'json' | 'csv';
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
           *       "weeks": [
           *         {
           *           "start": "2026-11-20",
           *           "demands": 4
           *         }
           *       ],
           *       "cities": [
           *         {
           *           "city": "Portland",
           *           "region": "Oregon",
           *           "country_code": "US",
           *           "lat": 45.52345,
           *           "lng": -122.67621,
           *           "demands": 3,
           *           "weeks": [
           *             0,
           *             1,
           *             2
           *           ]
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
            weeks: {
              /**
               * Format: date
               * @description First day.
               * @example 2026-11-20
               */
              start: string;
              /**
               * @description In the cities of the response.
               * @example 4
               */
              demands: number;
            }[];
            cities: {
              /** @example Portland */
              city: string;
              /** @example Oregon */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @example 45.52345 */
              lat: number | null;
              /** @example -122.67621 */
              lng: number | null;
              /** @example 3 */
              demands: number;
              /**
               * @description Demands by week, in the order of `weeks`.
               * @example [
               *       0,
               *       1,
               *       2
               *     ]
               */
              weeks: number[];
            }[];
            /** @description Parts of the request that were ignored or that look like mistakes. */
            warnings?: string[];
          };
          'text/csv': string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Full name of the city, in any language. */
        city: string;
        /** @description Distinguishes cities of the same name. Default: the most populous one. */
        country_code?: string;
        /** @description Number of artists, at most 100. */
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
           *       "region": "State of Berlin",
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
           *             "phase": "announced",
           *             "start_utc": "2026-12-03T23:00:00Z",
           *             "end_utc": "2026-12-07T23:00:00Z",
           *             "start_local": "2026-12-04T00:00:00",
           *             "doors_local": null,
           *             "local_dates": {
           *               "from": "2026-12-04",
           *               "to": "2026-12-07"
           *             },
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
           *             "ticket_kind": "source",
           *             "availability": "unknown",
           *             "price_min": null,
           *             "price_max": null,
           *             "currency": null,
           *             "is_free": null,
           *             "image_url": null,
           *             "featured": false,
           *             "demo": false,
           *             "artists": [],
           *             "organizer": null,
           *             "genres": [],
           *             "series": null,
           *             "kind": null,
           *             "audience": null,
           *             "languages": [],
           *             "accessibility": {
           *               "step_free": null,
           *               "accessible_toilet": null,
           *               "hearing_loop": null,
           *               "sign_language": null,
           *               "captions": null,
           *               "audio_description": null,
           *               "relaxed": null
           *             },
           *             "outdoor": null,
           *             "dogs_allowed": null,
           *             "age_restriction": null,
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
            /** @example State of Berlin */
            region: string | null;
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
               * @description Demands in this city.
               * @example 12
               */
              demands: number;
              /** @description Nearest upcoming event with `distance_km`, or null. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
           * @description Name or slug. Case, accents, punctuation and a leading “the” are ignored.
           * @example Grateful Dead
           */
          artist_name: string;
          /**
           * @description Any name of the city, in any language, also with a region or country. One typo in the name of a city with events is corrected.
           * @example Berlin
           * @example München
           * @example Portland, OR
           */
          city: string;
          /**
           * @description Distinguishes cities of the same name. Default: the most populous one with upcoming events.
           * @example DE
           */
          country_code?: string;
          /**
           * @description Stored as a keyed hash for one day. Stored in plain text only with notify_me, while a notification can follow.
           * @example ada@example.com
           */
          user_email?: string;
          /**
           * @description Whether user_email gets a notification when the request is fulfilled. The address must be confirmed by a link in an e-mail.
           * @example true
           */
          notify_me?: boolean;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
           *         "phase": "announced",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "doors_local": null,
           *         "local_dates": {
           *           "from": "2026-12-04",
           *           "to": "2026-12-07"
           *         },
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
           *         "ticket_kind": "source",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "demo": false,
           *         "artists": [],
           *         "organizer": null,
           *         "genres": [],
           *         "series": null,
           *         "kind": null,
           *         "audience": null,
           *         "languages": [],
           *         "accessibility": {
           *           "step_free": null,
           *           "accessible_toilet": null,
           *           "hearing_loop": null,
           *           "sign_language": null,
           *           "captions": null,
           *           "audio_description": null,
           *           "relaxed": null
           *         },
           *         "outdoor": null,
           *         "dogs_allowed": null,
           *         "age_restriction": null,
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
             * @description Demands for the artist in all cities.
             * @example 12
             */
            total_demands: number;
            /**
             * @description Demands for the artist in this city.
             * @example 3
             */
            city_demands: number;
            /**
             * @description Position of this demand among all demands for the same target. A repeated demand has the position of the first.
             * @example 3
             */
            your_rank: number;
            /**
             * @description Whether the same person was already counted in the last 24 hours.
             * @example false
             */
            deduplicated: boolean;
            /** @description The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities. */
            interpretation?: {
              /** @example Springfield */
              city: string | null;
              /** @example Illinois */
              region: string | null;
              /** @example US */
              country_code: string | null;
              /** @description Other places with this name, most populous first. */
              others: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /** @description Further places that were asked for. The events are in any of them. */
              also?: {
                /** @example Springfield */
                city: string | null;
                /** @example Illinois */
                region: string | null;
                /** @example US */
                country_code: string | null;
              }[];
              /**
               * @description The venue, landmark, part of a city or city around which the events are.
               * @example {
               *       "name": "Sagrada Família, ES",
               *       "lat": 41.4,
               *       "lng": 2.18,
               *       "radius_km": 5
               *     }
               */
              near?: {
                name: string;
                lat: number;
                lng: number;
                radius_km: number;
              };
            };
            /** @description The artist’s next event within 500 km of the city, with `distance_km`, or null. */
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
           * @description Stored as a keyed hash for one day. Stored in plain text only with notify_me, while a notification can follow.
           * @example ada@example.com
           */
          user_email?: string;
          /**
           * @description Whether user_email gets a notification when the request is fulfilled. The address must be confirmed by a link in an e-mail.
           * @example true
           */
          notify_me?: boolean;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
             * @description Number of people who want to attend.
             * @example 12
             */
            wants: number;
            /**
             * @description Position of this demand among all demands for the same target. A repeated demand has the position of the first.
             * @example 3
             */
            your_rank: number;
            /**
             * @description Whether the same person was already counted in the last 24 hours.
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
           * @description E-mail address of the subscriber.
           * @example ada@example.com
           */
          email: string;
          /**
           * @description Full name of the city, or name,country.
           * @example Berlin
           * @example Berlin,US
           */
          city?: string;
          /**
           * @description Frequency of the mails: daily or weekly.
           * @example weekly
           * @enum {string}
           */
          frequency?: 'daily' | 'weekly';
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
        /** @description Adds a summary in a few sentences, written by a language model if one is configured and answers in time, else by a template. */
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
           *         "phase": "announced",
           *         "start_utc": "2026-12-03T23:00:00Z",
           *         "end_utc": "2026-12-07T23:00:00Z",
           *         "start_local": "2026-12-04T00:00:00",
           *         "doors_local": null,
           *         "local_dates": {
           *           "from": "2026-12-04",
           *           "to": "2026-12-07"
           *         },
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
           *         "ticket_kind": "source",
           *         "availability": "unknown",
           *         "price_min": null,
           *         "price_max": null,
           *         "currency": null,
           *         "is_free": null,
           *         "image_url": null,
           *         "featured": false,
           *         "demo": false,
           *         "artists": [],
           *         "organizer": null,
           *         "genres": [],
           *         "series": null,
           *         "kind": null,
           *         "audience": null,
           *         "languages": [],
           *         "accessibility": {
           *           "step_free": null,
           *           "accessible_toilet": null,
           *           "hearing_loop": null,
           *           "sign_language": null,
           *           "captions": null,
           *           "audio_description": null,
           *           "relaxed": null
           *         },
           *         "outdoor": null,
           *         "dogs_allowed": null,
           *         "age_restriction": null,
           *         "popularity": 0,
           *         "updated_at": "2026-11-20T06:00:00Z"
           *       },
           *       "date": "2026-12-04",
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
           *             "label": "Directions by public transport",
           *             "provider": "Google Maps",
           *             "url": "https://www.google.com/maps/dir/?api=1&destination=52.54%2C13.41&travelmode=transit",
           *             "note": null
           *           }
           *         ],
           *         "arrive_by_local": "2026-12-04T19:15:00",
           *         "leave_home_tip": "Look up a connection that arrives at 19:15, and leave 15 minutes earlier."
           *       },
           *       "hotel": {
           *         "summary": "Stay near Kesselhaus, Berlin from Fri 4 Dec to Sat 5 Dec.",
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
           *         "summary": "Reserve dinner before it, at 18:00 near Kesselhaus, Berlin.",
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
           *           "kind": "meal",
           *           "at_local": "2026-12-04T18:00:00",
           *           "what": "Dinner",
           *           "minutes": 75
           *         }
           *       ],
           *       "notices": [],
           *       "notice_codes": []
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            event: components['schemas']['EventSummary'];
            /** @description The planned day at the venue: the first day, or the next sensible one of an event that runs. Never past. Null if the event is over, cancelled or postponed, or its date is unknown. */
            date: string | null;
            outfit: components['schemas']['PlanOutfit'];
            transport: components['schemas']['PlanTransport'];
            hotel: components['schemas']['PlanHotel'];
            dinner: components['schemas']['PlanDinner'];
            music: components['schemas']['PlanMusic'];
            /** @description Steps of the day in order, without overlap and none in the past. Empty if the hours of the day are unknown. */
            timeline: components['schemas']['PlanStep'][];
            /**
             * @description Sentences to read before booking: the event is cancelled, postponed, over, online, sold out or a sample, runs for days, or its time is unknown.
             * @example []
             */
            notices: string[];
            /**
             * @description The notices in the same order, for texts in other languages.
             * @example []
             */
            notice_codes: components['schemas']['PlanNotice'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Adds a summary in a few sentences, written by a language model if one is configured and answers in time, else by a template. */
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  demand_card_as_png: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Slug or id of the artist. */
        artist: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  demand_card: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Slug or id of the artist. */
        artist: string;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
      query?: {
        /** @description Language of the card, as BCP 47 tag. Default: that of the event’s country. */
        locale?: string;
        /** @description Pixels: `card` 1200 × 630, `story` 1080 × 1920, `tall` 640 × 800, `list` 320 × 200 (title only). */
        size?: 'card' | 'list' | 'tall' | 'story';
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
      query?: {
        /** @description Language of the card, as BCP 47 tag. Default: that of the event’s country. */
        locale?: string;
        /** @description Pixels: `card` 1200 × 630, `story` 1080 × 1920, `tall` 640 × 800, `list` 320 × 200 (title only). */
        size?: 'card' | 'list' | 'tall' | 'story';
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
        /** @description Returns the target as JSON and counts nothing. */
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
             * @description URL of the redirect.
             * @example https://reactday.berlin/
             */
            target: string;
            /**
             * @description Partner for which the click is counted. Null if the target is our own page.
             * @example reactday.berlin
             */
            partner: string | null;
            /**
             * @description Affiliate programme of the partner, or null.
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
           *         "estimated": false,
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
               * @description When the oldest counted request leaves the window and another request becomes possible.
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
           * @description E-mail address that receives the key.
           * @example ada@example.com
           */
          email: string;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
             * @description Send it as `Authorization: Bearer` or as `X-API-Key`. It is not shown again.
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
           * @description Token from the link in the mail. It can be used once, within 7 days.
           * @example pVdWm3Xk0s9GJxq1bq8x4w
           */
          token: string;
          /**
           * @description Language of the mails: one of en, de, fr, es, it, pt, nl, pl, ja, zh, ar, optionally with a region (de-AT). Default: Accept-Language, else English.
           * @example de
           */
          locale?: string;
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
           *       },
           *       "key_ending": "0000"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Send it as `Authorization: Bearer` or as `X-API-Key`. It is not shown again. Null: the link confirmed the key that you have.
             * @example mq_live_EXAMPLEexampleEXAMPLEexampleEXAM000000
             */
            api_key: string | null;
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
            /**
             * @description Last four characters of the key.
             * @example 0000
             */
            key_ending: string;
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
             * @description Send it as `Authorization: Bearer` or as `X-API-Key`. It is not shown again.
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
  list_publishable_keys: {
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
           *       "publishable_keys": [
           *         {
           *           "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *           "key": "mq_pub_EXAMPLEexampleEXAMPLEexampleEXAM000000",
           *           "name": "My site",
           *           "origins": [
           *             "https://example.com"
           *           ],
           *           "created_at": "2026-11-21T12:00:00Z",
           *           "last_used_on": "2026-11-24"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            publishable_keys: {
              /** @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7 */
              id: string;
              /**
               * @description The key. It may be visible in a page.
               * @example mq_pub_EXAMPLEexampleEXAMPLEexampleEXAM000000
               */
              key: string;
              /** @example My site */
              name: string;
              /**
               * @example [
               *       "https://example.com"
               *     ]
               */
              origins: string[];
              /**
               * Format: date-time
               * @example 2026-11-21T12:00:00Z
               */
              created_at: string;
              /**
               * @description The last day of use in UTC; null if never.
               * @example 2026-11-24
               */
              last_used_on: string | null;
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  create_publishable_key: {
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
           * @description What the key is for.
           * @example My site
           */
          name: string;
          /**
           * @description Origins of the pages: scheme, host and port. `https://*.example.com` means every subdomain.
           * @example [
           *       "https://example.com",
           *       "https://*.example.com"
           *     ]
           */
          origins: string[];
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
           *       "publishable_key": {
           *         "id": "01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7",
           *         "key": "mq_pub_EXAMPLEexampleEXAMPLEexampleEXAM000000",
           *         "name": "My site",
           *         "origins": [
           *           "https://example.com"
           *         ],
           *         "created_at": "2026-11-21T12:00:00Z",
           *         "last_used_on": "2026-11-24"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            publishable_key: {
              /** @example 01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7 */
              id: string;
              /**
               * @description The key. It may be visible in a page.
               * @example mq_pub_EXAMPLEexampleEXAMPLEexampleEXAM000000
               */
              key: string;
              /** @example My site */
              name: string;
              /**
               * @example [
               *       "https://example.com"
               *     ]
               */
              origins: string[];
              /**
               * Format: date-time
               * @example 2026-11-21T12:00:00Z
               */
              created_at: string;
              /**
               * @description The last day of use in UTC; null if never.
               * @example 2026-11-24
               */
              last_used_on: string | null;
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
  revoke_publishable_key: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the publishable key. */
        id: string;
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
           * @description E-mail address of the account that pays.
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
  list_webhooks: {
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
           *       "count": 1,
           *       "max_webhooks": 3,
           *       "webhooks": [
           *         {
           *           "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "url": "https://example.com/hooks/marquee",
           *           "description": "Concerts in Berlin",
           *           "filter": {
           *             "city": "Berlin",
           *             "category": "music"
           *           },
           *           "kinds": [
           *             "created",
           *             "cancelled"
           *           ],
           *           "batch_size": 100,
           *           "status": "active",
           *           "disabled_reason": null,
           *           "failing_since": "2026-11-20T06:00:00Z",
           *           "cursor": "WyJsb2ciLDQyXQ",
           *           "created_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 1 */
            count: number;
            /**
             * @description Number of webhooks that the account can have.
             * @example 3
             */
            max_webhooks: number;
            webhooks: components['schemas']['Webhook'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  create_webhook: {
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
           * @description http or https URL of a public host that receives POST requests. Redirects are not followed.
           * @example https://example.com/hooks/marquee
           */
          url: string;
          /**
           * @description A note for yourself.
           * @example Concerts in Berlin
           */
          description?: string;
          /**
           * @description The filters of GET /events. Without `status`, changes of cancelled events match; without `from`, those of past events.
           * @example {
           *       "city": "Berlin",
           *       "category": "music"
           *     }
           */
          filter?: {
            /**
             * @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`.
             * @example Los
             * @example München
             * @example Portland, OR
             * @example Paris, France
             */
            city?: string;
            /**
             * @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one.
             * @example DE
             * @example Germany,AUT
             * @example UK
             * @example !US
             */
            country?: string;
            /**
             * @description Name or code of a region, state or province, within `country` if that is given.
             * @example Bavaria
             * @example CA
             * @example Scotland
             */
            region?: string;
            /**
             * @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work.
             * @example music
             * @example music,comedy
             * @example !sports
             */
            category?: string;
            /**
             * @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre.
             * @example jazz
             * @example indie,folk
             * @example !techno
             */
            genre?: string;
            /**
             * @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag.
             * @example javascript
             * @example open air,family
             * @example !online
             */
            tag?: string;
            /**
             * @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind.
             * @example exhibition
             */
            kind?: string;
            /**
             * @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one.
             * @example family
             */
            audience?: string;
            /**
             * @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`.
             * @example en
             */
            language?: string;
            /**
             * @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match.
             * @example step_free,hearing_loop
             */
            accessibility?: string;
            /**
             * @description 1: only events in the open air; 0: no such events.
             * @example true
             */
            outdoor?: boolean;
            /**
             * @description 1: only events that welcome dogs; 0: no such events.
             * @example true
             */
            dogs_allowed?: boolean;
            /**
             * @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`.
             * @example 2026-12-24
             * @example 2026-12-24T18:00:00Z
             */
            from?: string;
            /**
             * @description Only events that start before the end of this day, or before this instant.
             * @example 2026-12-31
             */
            to?: string;
            /**
             * @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last.
             * @example 1
             * @example only
             */
            ongoing?: string;
            /**
             * @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`.
             * @example 2026-12-24
             * @example 2026-12-24T18:00:00Z
             */
            starts_after?: string;
            /**
             * @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now.
             * @example 2026-12-31
             */
            starts_before?: string;
            /**
             * @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC.
             * @example Europe/Berlin
             */
            tz?: string;
            /**
             * @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`.
             * @example tonight
             * @example next weekend
             * @example 25-27 June
             * @example 2026-12-31
             */
            on?: string;
            /**
             * @description Slug of a venue.
             * @example philharmonie-berlin
             */
            venue?: string;
            /**
             * @description Slug of an artist or a team.
             * @example grateful-dead
             */
            artist?: string;
            /**
             * @description Slug of an organiser.
             * @example r5-productions
             */
            organizer?: string;
            /**
             * @description Slug of a series.
             * @example carmen-berlin
             */
            series?: string;
            /**
             * @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled.
             * @example cancelled
             * @example all
             */
            status?: string;
            /**
             * @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated.
             * @example available,few_left
             */
            availability?: string;
            /**
             * @description 1: only featured events; 0: only others.
             * @example true
             */
            featured?: boolean;
            /**
             * @description 1: only events known to be free; 0: only others.
             * @example true
             */
            free?: boolean;
            /**
             * @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match.
             * @example 20
             */
            price_min?: number;
            /**
             * @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match.
             * @example evening
             * @enum {string}
             */
            part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
            /**
             * @description Maximum price of the cheapest ticket, in the currency of the event. Free events match.
             * @example 30
             */
            price_max?: number;
            /**
             * @description 1: only online events; 0: only other events.
             * @example true
             */
            online?: boolean;
            /**
             * @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded.
             * @example confs-tech
             * @example !demo
             */
            source?: string;
            /**
             * @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status.
             * @example 12616484
             */
            source_id?: string;
            /**
             * @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event.
             * @example 52.52,13.405
             * @example Trastevere, Rome
             */
            near?: string;
            /**
             * @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport.
             * @example 10
             */
            radius_km?: number;
            /**
             * @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line.
             * @example 13.1,52.3,13.8,52.7
             * @example 170,-50,-170,-30
             */
            bbox?: string;
            /**
             * @description Only events that changed at or after this day or instant.
             * @example 2026-11-01T00:00:00Z
             */
            updated_since?: string;
          } & {
            [key: string]: unknown;
          };
          /**
           * @description Kinds of changes. `left`: the event no longer matches the filter. Default: all.
           * @example [
           *       "created",
           *       "cancelled"
           *     ]
           */
          kinds?: (
            'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed' | 'left'
          )[];
          /**
           * @description Maximum number of changes in one message. Default: 100.
           * @example 1
           */
          batch_size?: number;
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
           *       "webhook": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "url": "https://example.com/hooks/marquee",
           *         "description": "Concerts in Berlin",
           *         "filter": {
           *           "city": "Berlin",
           *           "category": "music"
           *         },
           *         "kinds": [
           *           "created",
           *           "cancelled"
           *         ],
           *         "batch_size": 100,
           *         "status": "active",
           *         "disabled_reason": null,
           *         "failing_since": "2026-11-20T06:00:00Z",
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z"
           *       },
           *       "secret": "whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0="
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            webhook: components['schemas']['Webhook'];
            /**
             * @description Verifies the signatures (Standard Webhooks). It is not shown again.
             * @example whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0=
             */
            secret: string;
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
  get_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
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
           *       "webhook": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "url": "https://example.com/hooks/marquee",
           *         "description": "Concerts in Berlin",
           *         "filter": {
           *           "city": "Berlin",
           *           "category": "music"
           *         },
           *         "kinds": [
           *           "created",
           *           "cancelled"
           *         ],
           *         "batch_size": 100,
           *         "status": "active",
           *         "disabled_reason": null,
           *         "failing_since": "2026-11-20T06:00:00Z",
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            webhook: components['schemas']['Webhook'];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  delete_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
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
           *       "deleted": true
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @constant */
            deleted: true;
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
  update_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description http or https URL of a public host that receives POST requests. Redirects are not followed.
           * @example https://example.com/hooks/marquee
           */
          url?: string;
          /**
           * @description A note for yourself.
           * @example Concerts in Berlin
           */
          description?: string;
          /**
           * @description The filters of GET /events. Without `status`, changes of cancelled events match; without `from`, those of past events.
           * @example {
           *       "city": "Berlin",
           *       "category": "music"
           *     }
           */
          filter?: {
            /**
             * @description Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`.
             * @example Los
             * @example München
             * @example Portland, OR
             * @example Paris, France
             */
            city?: string;
            /**
             * @description ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one.
             * @example DE
             * @example Germany,AUT
             * @example UK
             * @example !US
             */
            country?: string;
            /**
             * @description Name or code of a region, state or province, within `country` if that is given.
             * @example Bavaria
             * @example CA
             * @example Scotland
             */
            region?: string;
            /**
             * @description One or more of music, sports, theater, film, comedy, festival, community, nightlife, conference, comma-separated. A leading `!` excludes a category. Aliases such as concerts, theatre and cinema work.
             * @example music
             * @example music,comedy
             * @example !sports
             */
            category?: string;
            /**
             * @description Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre.
             * @example jazz
             * @example indie,folk
             * @example !techno
             */
            genre?: string;
            /**
             * @description Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag.
             * @example javascript
             * @example open air,family
             * @example !online
             */
            tag?: string;
            /**
             * @description One or more of concert, opera, play, dance, circus, show, screening, party, exhibition, literature, talk, science, class, tour, family, food, market, festival, fair, celebration, conference, meetup, game, match, race, fitness, wellness, volunteering, nature, religion, civic, comma-separated. A leading `!` excludes a kind.
             * @example exhibition
             */
            kind?: string;
            /**
             * @description One or more of kids, family, teens, adults, seniors, comma-separated: events that state this audience. A leading `!` excludes one.
             * @example family
             */
            audience?: string;
            /**
             * @description BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`.
             * @example en
             */
            language?: string;
            /**
             * @description Features that the event must have, comma-separated: step_free, accessible_toilet, hearing_loop, sign_language, captions, audio_description, relaxed. Events that state nothing do not match.
             * @example step_free,hearing_loop
             */
            accessibility?: string;
            /**
             * @description 1: only events in the open air; 0: no such events.
             * @example true
             */
            outdoor?: boolean;
            /**
             * @description 1: only events that welcome dogs; 0: no such events.
             * @example true
             */
            dogs_allowed?: boolean;
            /**
             * @description Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`.
             * @example 2026-12-24
             * @example 2026-12-24T18:00:00Z
             */
            from?: string;
            /**
             * @description Only events that start before the end of this day, or before this instant.
             * @example 2026-12-31
             */
            to?: string;
            /**
             * @description 1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last.
             * @example 1
             * @example only
             */
            ongoing?: string;
            /**
             * @description Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`.
             * @example 2026-12-24
             * @example 2026-12-24T18:00:00Z
             */
            starts_after?: string;
            /**
             * @description Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now.
             * @example 2026-12-31
             */
            starts_before?: string;
            /**
             * @description IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC.
             * @example Europe/Berlin
             */
            tz?: string;
            /**
             * @description Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`.
             * @example tonight
             * @example next weekend
             * @example 25-27 June
             * @example 2026-12-31
             */
            on?: string;
            /**
             * @description Slug of a venue.
             * @example philharmonie-berlin
             */
            venue?: string;
            /**
             * @description Slug of an artist or a team.
             * @example grateful-dead
             */
            artist?: string;
            /**
             * @description Slug of an organiser.
             * @example r5-productions
             */
            organizer?: string;
            /**
             * @description Slug of a series.
             * @example carmen-berlin
             */
            series?: string;
            /**
             * @description One or more of scheduled, rescheduled, postponed, cancelled, moved_online, comma-separated, or `all`. Default: all except cancelled.
             * @example cancelled
             * @example all
             */
            status?: string;
            /**
             * @description Availability of tickets: one or more of available, few_left, sold_out, not_yet, off_sale, unknown, comma-separated.
             * @example available,few_left
             */
            availability?: string;
            /**
             * @description 1: only featured events; 0: only others.
             * @example true
             */
            featured?: boolean;
            /**
             * @description 1: only events known to be free; 0: only others.
             * @example true
             */
            free?: boolean;
            /**
             * @description Minimum price of the most expensive ticket, in the currency of the event. Free events do not match.
             * @example 20
             */
            price_min?: number;
            /**
             * @description Part of the day in which the event begins, at the venue: morning 5–12, afternoon 12–17, evening 17–24, night 21–5. Events without a time do not match.
             * @example evening
             * @enum {string}
             */
            part_of_day?: 'morning' | 'afternoon' | 'evening' | 'night';
            /**
             * @description Maximum price of the cheapest ticket, in the currency of the event. Free events match.
             * @example 30
             */
            price_max?: number;
            /**
             * @description 1: only online events; 0: only other events.
             * @example true
             */
            online?: boolean;
            /**
             * @description Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded.
             * @example confs-tech
             * @example !demo
             */
            source?: string;
            /**
             * @description The source’s id of the event (needs `source`). Finds the event regardless of its date and status.
             * @example 12616484
             */
            source_id?: string;
            /**
             * @description Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event.
             * @example 52.52,13.405
             * @example Trastevere, Rome
             */
            near?: string;
            /**
             * @description Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport.
             * @example 10
             */
            radius_km?: number;
            /**
             * @description Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line.
             * @example 13.1,52.3,13.8,52.7
             * @example 170,-50,-170,-30
             */
            bbox?: string;
            /**
             * @description Only events that changed at or after this day or instant.
             * @example 2026-11-01T00:00:00Z
             */
            updated_since?: string;
          } & {
            [key: string]: unknown;
          };
          /**
           * @description Kinds of changes. `left`: the event no longer matches the filter. Default: all.
           * @example [
           *       "created",
           *       "cancelled"
           *     ]
           */
          kinds?: (
            'created' | 'updated' | 'cancelled' | 'rescheduled' | 'merged' | 'removed' | 'left'
          )[];
          /**
           * @description Maximum number of changes in one message. Default: 100.
           * @example 1
           */
          batch_size?: number;
          /**
           * @description Whether changes are sent.
           * @example false
           */
          active?: boolean;
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
           *       "webhook": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "url": "https://example.com/hooks/marquee",
           *         "description": "Concerts in Berlin",
           *         "filter": {
           *           "city": "Berlin",
           *           "category": "music"
           *         },
           *         "kinds": [
           *           "created",
           *           "cancelled"
           *         ],
           *         "batch_size": 100,
           *         "status": "active",
           *         "disabled_reason": null,
           *         "failing_since": "2026-11-20T06:00:00Z",
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            webhook: components['schemas']['Webhook'];
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
  test_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
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
           *       "delivery": {
           *         "id": "msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "type": "events.changed",
           *         "changes": 3,
           *         "status": "delivered",
           *         "attempts": 1,
           *         "response_status": 204,
           *         "error": null,
           *         "duration_ms": 85,
           *         "since": "WyJsb2ciLDQyXQ",
           *         "next_cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z",
           *         "attempted_at": "2026-11-20T06:00:00Z",
           *         "next_attempt_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            delivery: components['schemas']['WebhookDelivery'];
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
  rotate_webhook_secret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
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
           *       "secret": "whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0=",
           *       "previous_valid_until": "2026-11-21T06:00:00Z"
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @description Verifies the signatures (Standard Webhooks). It is not shown again.
             * @example whsec_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0=
             */
            secret: string;
            /**
             * Format: date-time
             * @example 2026-11-21T06:00:00Z
             */
            previous_valid_until: string;
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
  replay_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Cursor in the change feed.
           * @example WyJsb2ciLDQyXQ
           */
          since: string;
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
           *       "webhook": {
           *         "id": "01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "url": "https://example.com/hooks/marquee",
           *         "description": "Concerts in Berlin",
           *         "filter": {
           *           "city": "Berlin",
           *           "category": "music"
           *         },
           *         "kinds": [
           *           "created",
           *           "cancelled"
           *         ],
           *         "batch_size": 100,
           *         "status": "active",
           *         "disabled_reason": null,
           *         "failing_since": "2026-11-20T06:00:00Z",
           *         "cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            webhook: components['schemas']['Webhook'];
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
  list_webhook_deliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries in this state. */
        status?: 'pending' | 'delivered' | 'failed';
        /** @description Items per page, 1 to 100. A higher limit is reduced to 100. */
        limit?: number;
        /** @description `next_cursor` of the previous page. Use it with the same filters and without offset. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
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
           *       "has_more": false,
           *       "next_cursor": null,
           *       "deliveries": [
           *         {
           *           "id": "msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *           "type": "events.changed",
           *           "changes": 3,
           *           "status": "delivered",
           *           "attempts": 1,
           *           "response_status": 204,
           *           "error": null,
           *           "duration_ms": 85,
           *           "since": "WyJsb2ciLDQyXQ",
           *           "next_cursor": "WyJsb2ciLDQyXQ",
           *           "created_at": "2026-11-20T06:00:00Z",
           *           "attempted_at": "2026-11-20T06:00:00Z",
           *           "next_attempt_at": "2026-11-20T06:00:00Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /** @example 1 */
            count: number;
            /** @example 20 */
            limit: number;
            /** @example false */
            has_more: boolean;
            /** @example null */
            next_cursor: string | null;
            deliveries: components['schemas']['WebhookDelivery'][];
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
      /** @description `not_acceptable`: Not acceptable */
      406: {
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
  replay_webhook_delivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhook_id: string;
        /** @description Id of the delivery: the header webhook-id. */
        delivery_id: string;
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
           *       "delivery": {
           *         "id": "msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205",
           *         "type": "events.changed",
           *         "changes": 3,
           *         "status": "delivered",
           *         "attempts": 1,
           *         "response_status": 204,
           *         "error": null,
           *         "duration_ms": 85,
           *         "since": "WyJsb2ciLDQyXQ",
           *         "next_cursor": "WyJsb2ciLDQyXQ",
           *         "created_at": "2026-11-20T06:00:00Z",
           *         "attempted_at": "2026-11-20T06:00:00Z",
           *         "next_attempt_at": "2026-11-20T06:00:00Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            delivery: components['schemas']['WebhookDelivery'];
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
  get_snapshot_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the snapshot, or `latest`, which redirects to the newest. */
        id: string;
        /** @description Name of the file. */
        file: 'events.ndjson.gz' | 'events.parquet' | 'schema.json';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description The bytes that Range names. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Redirect from `latest` to the newest snapshot. */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description The file is not the one that If-Match names. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The file has no such bytes. */
      416: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  get_health: {
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
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "status": "ok",
           *       "version": "0.2.0",
           *       "uptime_s": 3600,
           *       "checks": {
           *         "database": "ok",
           *         "counters": "ok"
           *       }
           *     }
           */
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description `method_not_allowed`: Method not allowed */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The same, with `ok: false`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  get_liveness: {
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
          };
        };
      };
      /** @description `method_not_allowed`: Method not allowed */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_readiness: {
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
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true
           *     }
           */
          'application/json': {
            /** @example true */
            ok: boolean;
            /** @description Why the server is not ready. */
            reason?: string;
          };
        };
      };
      /** @description `method_not_allowed`: Method not allowed */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description The same, with `ok: false`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @example true */
            ok: boolean;
            /** @description Why the server is not ready. */
            reason?: string;
          };
        };
      };
    };
  };
  list_problems: {
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
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "problems": [
           *         {
           *           "code": "not_found",
           *           "title": "Not found",
           *           "status": 404,
           *           "explanation": "No such endpoint or record."
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            problems: components['schemas']['ProblemType'][];
          };
          'text/html': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `method_not_allowed`: Method not allowed */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_acceptable`: Not acceptable */
      406: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  get_problem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The code with hyphens. */
        type: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ok": true,
           *       "code": "not_found",
           *       "title": "Not found",
           *       "status": 404,
           *       "explanation": "No such endpoint or record."
           *     }
           */
          'application/json': {
            /** @constant */
            ok: true;
            /**
             * @example not_found
             * @enum {string}
             */
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
              | 'not_acceptable'
              | 'body_too_large'
              | 'unsupported_media_type'
              | 'quota_exceeded'
              | 'unavailable'
              | 'internal_error';
            /** @example Not found */
            title: string;
            /** @example 404 */
            status: number;
            /** @example No such endpoint or record. */
            explanation: string;
          };
          'text/html': string;
        };
      };
      /** @description Unchanged since the response that If-None-Match names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description `method_not_allowed`: Method not allowed */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_acceptable`: Not acceptable */
      406: {
        headers: {
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
