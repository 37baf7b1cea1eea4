import { z } from 'zod';
import { Category } from './category.ts';
import { EVENT_EXAMPLE, EVENT_SUMMARY_EXAMPLE } from './event-example.ts';
import { LIST_SHAPE, OPTIONAL_SHAPE, REQUESTED_SHAPE } from './fields/field-schemas.ts';
import { Picture } from './picture.ts';

export const EVENT_STATUSES = [
  'scheduled',
  'rescheduled',
  'postponed',
  'cancelled',
  'moved_online',
] as const;
export const EventStatus = z.enum(EVENT_STATUSES).meta({ id: 'EventStatus' });
export type EventStatus = z.infer<typeof EventStatus>;

export const AVAILABILITIES = [
  'available',
  'few_left',
  'sold_out',
  'not_yet',
  'off_sale',
  'unknown',
] as const;
export const Availability = z.enum(AVAILABILITIES).meta({ id: 'Availability' });
export type Availability = z.infer<typeof Availability>;

/** The one state that every surface shows. It is computed when the response is. */
export const EVENT_PHASES = [
  'announced',
  'on_sale',
  'sold_out',
  'running',
  'over',
  'cancelled',
  'postponed',
] as const;
export const EventPhase = z
  .enum(EVENT_PHASES)
  .meta({ id: 'EventPhase', description: 'State of the event now.' });
export type EventPhase = z.infer<typeof EventPhase>;

/**
 * What the ticket link leads to: a seller, the registration of a free event, the source's page, or
 * our own page.
 */
export const TICKET_KINDS = ['tickets', 'free', 'source', 'page'] as const;
export const TicketKind = z.enum(TICKET_KINDS).meta({
  id: 'TicketKind',
  description:
    'What `ticket_url` leads to: a ticket seller, the registration of a free event, the page of the source, or our page.',
});
export type TicketKind = z.infer<typeof TicketKind>;

const LocalDates = z.object({ from: z.string(), to: z.string() }).meta({
  id: 'LocalDates',
  description: 'First and last calendar day at the venue.',
  examples: [{ from: '2026-12-04', to: '2026-12-07' }],
});

const Instant = z.string().meta({ format: 'date-time', examples: ['2026-12-31T20:00:00Z'] });
const Local = z.string().meta({
  description: 'Wall clock at the venue, without an offset.',
  examples: ['2026-12-31T21:00:00'],
});
const nullable = <S extends z.ZodType>(schema: S) => schema.nullable();

/** An organiser as an event names it. */
const EventOrganizer = z
  .object({
    name: z.string(),
    slug: nullable(
      z.string().meta({ description: 'Null until the worker has found the organiser.' }),
    ),
    url: nullable(z.string()),
  })
  .meta({
    id: 'EventOrganizer',
    examples: [{ name: 'R5 Productions', slug: 'r5-productions', url: null }],
  });
export type EventOrganizer = z.infer<typeof EventOrganizer>;

const ArtistName = z.object({ name: z.string(), slug: z.string() }).meta({ id: 'ArtistName' });

/** The production, market or course that an event is a date of. */
export const EventSeries = z
  .object({
    id: z
      .string()
      .meta({ description: 'UUIDv7.', examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d310'] }),
    slug: z
      .string()
      .meta({ description: 'Never changes.', examples: ['saturday-farmers-market-toronto'] }),
    title: z.string().meta({ examples: ['Saturday Farmers’ Market'] }),
    count: z.int().meta({ description: 'Number of events.', examples: [26] }),
  })
  .meta({
    id: 'EventSeries',
    description: 'The production, market or course that the event is a date of.',
  });
export type EventSeries = z.infer<typeof EventSeries>;

/** A contradiction of sources that readers must know. */
export const EventConflict = z
  .object({
    field: z.enum(['status', 'start_utc']),
    values: z.array(
      z.object({
        value: z.string().meta({ examples: ['cancelled'] }),
        source: z.string().meta({ examples: ['venue-calendar'] }),
        stated_at: Instant.meta({ description: 'Since when the source states it.' }),
      }),
    ),
  })
  .meta({
    id: 'EventConflict',
    description:
      'Sources contradict each other after one of them changed the event. The published value comes first.',
  });
export type EventConflict = z.infer<typeof EventConflict>;

const FieldStatement = z.object({
  value: z.unknown().meta({ description: 'As the source states it.' }),
  source: z.string(),
  source_id: z.string(),
  since: Instant.meta({
    description: 'When the source first stated it, as far as it was observed.',
  }),
});
export type FieldStatement = z.infer<typeof FieldStatement>;

/** Where the value of a field comes from. */
export const FieldOrigin = FieldStatement.extend({
  pinned: z.boolean().optional().meta({
    description: 'Present if an operator fixed another value; `value` is the one of the source.',
  }),
  disagree: z.array(FieldStatement).meta({ description: 'Sources that state another value.' }),
}).meta({ id: 'FieldOrigin' });
export type FieldOrigin = z.infer<typeof FieldOrigin>;

const EventLinks = z
  .object({
    self: z.string(),
    page: z.string(),
    ics: z.string(),
    og: z.string(),
    og_png: z.string(),
    click: z.string(),
    embed: z.string(),
  })
  .partial()
  .meta({ id: 'EventLinks', description: 'Absolute URLs of other representations of the event.' });
export type EventLinks = z.infer<typeof EventLinks>;

/**
 * An event as lists return it. Unknown values are null; the seven fields that every client relies
 * on are always strings.
 */
export const EventSummary = z
  .object({
    id: z.string().meta({ description: 'UUIDv7.' }),
    slug: z.string().meta({ examples: ['react-day-berlin-berlin-2026-12-04'] }),
    title: z.string(),
    category: Category,
    status: EventStatus,
    phase: EventPhase,
    start_utc: Instant,
    end_utc: nullable(Instant),
    start_local: Local,
    doors_local: nullable(Local).meta({
      description: 'Opening of doors on the wall clock of the venue.',
    }),
    local_dates: LocalDates,
    timezone: z
      .string()
      .meta({ description: 'IANA time zone of the venue.', examples: ['Europe/Berlin'] }),
    time_tbd: z.boolean(),
    date_tbd: z.boolean(),
    all_day: z.boolean(),
    venue_name: z.string().meta({
      description:
        'Name of the venue, or "Online", "To be announced" or, of a past event, "Not stated".',
    }),
    venue_slug: nullable(z.string()),
    city: z.string().meta({
      description:
        'Name of the city, or "Online", "To be announced" or, of a past event, "Not stated".',
    }),
    region: nullable(z.string()),
    country: nullable(z.string().meta({ examples: ['Germany'] })),
    country_code: nullable(
      z.string().meta({ description: 'ISO 3166-1 alpha-2.', examples: ['DE'] }),
    ),
    lat: nullable(z.number()),
    lng: nullable(z.number()),
    ticket_url: z.string().meta({
      description:
        "The ticket seller's page, else the source's page of the event, else our page for people. Never an address of the API.",
    }),
    ticket_kind: TicketKind,
    availability: Availability,
    price_min: nullable(z.number()),
    price_max: nullable(z.number()),
    currency: nullable(z.string().meta({ description: 'ISO 4217.', examples: ['EUR'] })),
    is_free: nullable(z.boolean()),
    image_url: nullable(z.string()),
    picture: Picture.optional().meta({
      description: 'The picture on our own host. Absent without one.',
    }),
    featured: z.boolean(),
    demo: z.boolean().meta({ description: 'A generated sample event, not a real one.' }),
    artists: z.array(ArtistName),
    organizer: nullable(EventOrganizer),
    genres: z.array(z.string()).meta({
      description: 'In lower case: those of the event and of its artists.',
      examples: [['jazz']],
    }),
    series: nullable(EventSeries),
    ...LIST_SHAPE,
    ...OPTIONAL_SHAPE,
    popularity: z.number().meta({
      description:
        '0 or more. Sources can state it, and each source of an event, clicks and demand add to it. Generated events are below 1.',
    }),
    updated_at: Instant,
    conflicts: z.array(EventConflict).optional().meta({
      description:
        'Contradictions of sources on whether or when the event takes place. Absent if there is none.',
    }),
    distance_km: z.number().optional().meta({ description: 'Only with `near`.' }),
    next_start: Instant.optional().meta({
      description: 'Start of the next matching event. Only with `group=series`.',
    }),
    performances: z
      .int()
      .optional()
      .meta({ description: 'Number of matching events. Only with `group=series`.' }),
    last_date: z.string().optional().meta({
      description:
        'Day at the venue on which the last matching event begins. Only with `group=series`.',
    }),
    links: EventLinks.optional().meta({ description: 'In lists only with `fields=links`.' }),
  })
  .meta({ id: 'EventSummary', examples: [EVENT_SUMMARY_EXAMPLE] });
export type EventSummary = z.infer<typeof EventSummary>;

/** A listing of an event: the source, its licence and why the listing was merged into the event. */
export const EventSource = z
  .object({
    source: z.string(),
    source_id: z.string(),
    url: nullable(z.string()),
    licence: nullable(z.string()),
    attribution: nullable(z.string()),
    matched_by: nullable(z.string()).meta({
      description: 'Why this listing was merged into the event. Null for the first listing.',
    }),
    first_seen_at: Instant,
    last_seen_at: Instant.meta({ description: 'Precise to the day.' }),
  })
  .meta({ id: 'EventSource' });
export type EventSource = z.infer<typeof EventSource>;

export const Event = EventSummary.omit({
  distance_km: true,
  next_start: true,
  performances: true,
  last_date: true,
})
  .extend({
    description: nullable(z.string()).meta({ description: 'Plain text.' }),
    tags: z.array(z.string()),
    ...REQUESTED_SHAPE,
    address: nullable(z.string()),
    online: z.boolean(),
    online_url: nullable(z.string()),
    images: z.array(z.string()),
    links: EventLinks,
    wants: z.int(),
    sources: z.array(EventSource),
    previous_start_utc: nullable(Instant),
    canonical_slug: z.string(),
    merged_ids: z.array(z.string()),
    created_at: Instant,
    revision: z.string().meta({
      description:
        'Hash of the canonical JSON of the record: equal revisions are equal records, apart from fields that depend on the moment or on visitors.',
      examples: ['5f2b1c0d9e8a7b6c5d4e3f2a1b0c9d8e'],
    }),
  })
  .meta({ id: 'Event', examples: [EVENT_EXAMPLE] });
export type Event = z.infer<typeof Event>;
