// For tests: answers in the shape of each system, with events that lie ahead.

export interface SimulatedEvent {
  id: string;
  title: string;
  /** In UTC: "2027-01-16T19:30:00". */
  start: string;
}

const epochS = ({ start }: SimulatedEvent) => Date.parse(`${start}Z`) / 1000;
const withBlank = ({ start }: SimulatedEvent) => start.replace('T', ' ');
const dayOf = ({ start }: SimulatedEvent) => start.slice(0, 10);

type Answer = (events: SimulatedEvent[], url: URL) => unknown;

const isFirst = (url: URL, name: string, first: string) =>
  (url.searchParams.get(name) ?? first) === first;

const linkedEvents: Answer = (events) => ({
  meta: { next: null },
  data: events.map((event) => ({
    id: event.id,
    name: { fi: event.title },
    start_time: `${event.start}Z`,
    has_start_time: true,
    event_status: 'EventScheduled',
    publication_status: 'public',
    location: { name: { fi: 'Talo' }, address_locality: { fi: 'Helsinki' } },
  })),
});

const localist: Answer = (events) => ({
  events: events.map((event) => ({
    event: {
      id: event.id,
      title: event.title,
      status: 'live',
      location_name: 'Alder Hall',
      geo: { city: 'Eugene', latitude: '44.04', longitude: '-123.07' },
      event_instances: [
        { event_instance: { id: event.id, start: `${event.start}Z`, all_day: false } },
      ],
    },
  })),
  page: { current: 1, size: 100, total: 1 },
});

const theEventsCalendar: Answer = (events) => ({
  events: events.map((event) => ({
    id: event.id,
    title: event.title,
    status: 'publish',
    start_date: withBlank(event),
    utc_start_date: withBlank(event),
    timezone: 'UTC',
    venue: { venue: 'Larkspur Hall', city: 'Denver', country: 'United States' },
  })),
});

const bibliocommons: Answer = (events) => ({
  entities: {
    events: Object.fromEntries(
      events.map((event) => [
        event.id,
        { definition: { title: event.title, start: event.start, branchLocationId: 'b' } },
      ]),
    ),
    locations: { b: { name: 'Main', address: { city: 'Toronto', country: 'Canada' } } },
  },
  events: { items: events.map(({ id }) => id), pagination: { pages: 1 } },
});

const mobilizon: Answer = (events) => ({
  data: {
    searchEvents: {
      total: events.length,
      elements: events.map((event) => ({
        uuid: event.id,
        title: event.title,
        beginsOn: `${event.start}Z`,
        physicalAddress: { description: 'Le Lieu', locality: 'Lyon', country: 'France' },
      })),
    },
  },
});

const opendatasoft: Answer = (events, url) => {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  return {
    total_count: events.length,
    results: events.slice(offset, offset + 100).map((event) => ({
      event_id: event.id,
      title: event.title,
      occurrences: `${event.start}+00:00_${event.start}+00:00`,
      address_name: 'Salle',
      address_city: 'Paris',
    })),
  };
};

const openDataHub: Answer = (events) => ({
  TotalPages: 1,
  Items: events.map((event) => ({
    Id: event.id,
    Active: true,
    Detail: { de: { Title: event.title } },
    EventDate: [
      { From: event.start, To: event.start, Begin: event.start.slice(11), End: '23:30:00' },
    ],
    ContactInfos: { de: { CompanyName: 'Kulturhaus', City: 'Bozen' } },
    LicenseInfo: { ClosedData: false },
  })),
});

const uitdatabank: Answer = (events) => ({
  totalItems: events.length,
  member: events.map((event) => ({
    '@id': `https://io.example/event/${event.id}`,
    name: { nl: event.title },
    mainLanguage: 'nl',
    calendarType: 'single',
    startDate: `${event.start}+00:00`,
    location: { name: { nl: 'Zaal' }, address: { nl: { addressLocality: 'Gent' } } },
  })),
});

const gancio: Answer = (events, url) =>
  isFirst(url, 'page', '0')
    ? events.map((event) => ({
        id: event.id,
        title: event.title,
        start_datetime: epochS(event),
        place: { name: 'Officina', address: 'Via 14, Torino' },
      }))
    : [];

const trumba: Answer = (events, url) => {
  const from = url.searchParams.get('startdate') ?? '';
  const day = `${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}`;
  const end = new Date(Date.parse(day) + 90 * 86_400_000).toISOString().slice(0, 10);
  return events
    .filter((event) => dayOf(event) >= day && dayOf(event) < end)
    .map((event) => ({
      eventID: event.id,
      title: event.title,
      location: 'Hill Park',
      startDateTime: event.start,
      startTimeZoneOffset: '+0000',
      allDay: false,
    }));
};

const ckan: Answer = (events, url) => ({
  success: true,
  result: {
    total: events.length,
    records: isFirst(url, 'offset', '0')
      ? events.map((event) => ({
          event_id: event.id,
          title: event.title,
          start_date: event.start,
          venue: 'Parque',
          city: 'Bogotá',
        }))
      : [],
  },
});

const openAgenda: Answer = (events) =>
  events.map((event) => ({
    uid: event.id,
    title_fr: event.title,
    timings: JSON.stringify([{ begin: `${event.start}+00:00`, end: `${event.start}+00:00` }]),
    location_name: 'Salle',
    location_city: 'Nantes',
    location_countrycode: 'FR',
  }));

const sparql: Answer = (events) => ({
  results: {
    bindings: events.map((event) => ({
      event: { value: `http://www.wikidata.org/entity/${event.id}` },
      eventLabel: { value: event.title },
      start: { value: `${dayOf(event)}T00:00:00Z` },
      end: { value: `${dayOf(event)}T00:00:00Z` },
      precision: { value: '11' },
      placeLabel: { value: 'Turin' },
    })),
  },
});

const eventfinda: Answer = (events, url) => ({
  '@attributes': { count: events.length },
  events: isFirst(url, 'offset', '0')
    ? events.map((event) => ({
        id: event.id,
        name: event.title,
        timezone: 'Pacific/Auckland',
        location: { name: 'Hill Park', summary: "Hill Park, Napier, Hawke's Bay" },
        sessions: { sessions: [{ datetime_start: withBlank(event) }] },
      }))
    : [],
});

const taiwanCulture: Answer = (events) =>
  events.map((event) => ({
    UID: event.id,
    title: event.title,
    category: '1',
    showInfo: [{ time: withBlank(event).replaceAll('-', '/'), location: '臺北市中正區21號' }],
  }));

const openligadb: Answer = (events) =>
  events.map((event) => ({
    matchID: event.id,
    matchDateTimeUTC: `${event.start}Z`,
    leagueName: 'Bundesliga',
    team1: { teamName: event.title },
    team2: { teamName: 'Gast' },
  }));

const thesportsdb: Answer = (events) => ({
  events: events.map((event) => ({
    idEvent: event.id,
    strEvent: event.title,
    strTimestamp: event.start,
    strTime: event.start.slice(11),
    strVenue: 'Arena',
  })),
});

const publicHolidays: Answer = (events) =>
  events.map((event) => ({
    date: dayOf(event),
    localName: event.title,
    name: event.title,
    countryCode: 'DE',
    global: true,
    types: ['Public'],
  }));

const datatourisme: Answer = (events) => ({
  meta: { next: null },
  objects: events.map((event) => ({
    uuid: event.id,
    label: { '@fr': event.title },
    type: ['Concert'],
    takesPlaceAt: [{ startDate: dayOf(event), endDate: dayOf(event), startTime: '20:30:00' }],
    isLocatedAt: [{ address: [{ hasAddressCity: { label: { '@fr': 'Nantes' } } }] }],
  })),
});

const calendar = (events: SimulatedEvent[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((event) => [
      ...['BEGIN:VEVENT', `UID:${event.id}`, `SUMMARY:${event.title}`],
      `DTSTART:${event.start.replaceAll(/[-:]/g, '')}Z`,
      ...['LOCATION:Hall, Ghent, Belgium', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const linkedData: Answer = (events) =>
  events.map((event) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': event.id,
    name: event.title,
    startDate: `${event.start}Z`,
    location: { '@type': 'Place', name: 'Hall', address: 'Ghent, Belgium' },
  }));

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...{ bibliocommons, ckan, datatourisme, eventfinda, gancio, localist, mobilizon, opendatasoft },
  ...{ openligadb, sparql, thesportsdb, trumba, uitdatabank, openagenda: openAgenda },
  ...{ 'linked-events': linkedEvents, 'the-events-calendar': theEventsCalendar },
  ...{ 'open-data-hub': openDataHub, 'taiwan-culture': taiwanCulture, jsonld: linkedData },
  ...{ 'public-holidays': publicHolidays },
};

/** Systems of which `simulateAnswer` knows the shape. */
export const SIMULATED_FORMATS = [...Object.keys(ANSWERS), 'ics'];

/** Returns what a system of this format responds. */
export function simulateAnswer(format: string, events: SimulatedEvent[], url: URL): string {
  if (format === 'ics') return calendar(events);
  const answer = ANSWERS[format];
  if (answer === undefined) throw new Error(`The format ${format} is not simulated.`);
  return JSON.stringify(answer(events, url));
}
