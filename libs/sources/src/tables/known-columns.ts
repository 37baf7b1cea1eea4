import { FIELD_ENTRIES, foldText, type FieldName } from '@marquee/domain';

/**
 * The headers of exports of Google Calendar, Outlook, The Events Calendar, Eventbrite, Meetup and
 * Facebook, and plain words in some languages. The first name that a table has is used.
 */
const NAMES = {
  title:
    'title|subject|betreff|objet|asunto|oggetto|onderwerp|タイトル|イベント名|件名|event name|event title|name|summary|event|what|titel|titre|titulo|titolo|veranstaltung',
  source_id: 'source id|event id|uid|id',
  series_id: 'series id',
  series_title: 'series title',
  description:
    'description|notes|info|notizen|bemerkungen|remarques|notas|内容|event description|details|beschreibung|descripcion|descrizione|body',
  category:
    'category|event category|categories|event categories|event type|type|kategorie|categorie|categoria',
  start_utc: 'start utc|start time utc',
  start_local:
    'start local|start|debut|inizio|日時|start date time|start date and time|event start|starts at|start datetime|datetime|dtstart|when|beginn',
  start_date:
    'start date|beginnt am|debut le|comienzo|day|jour|dia|giorno|日付|開催日|開始日|event start date|local date|date|event date|datum|fecha|data|startdatum|date de debut|tag',
  start_time:
    'start time|timetable|horario|orario|horaires|hours|beginnt um|beginn um|kickoff|kick off|debut (2)|debut a|hora de comienzo|hora inicio|開始時間|開始時刻|時間|event start time|local time|time|event time|uhrzeit|heure|hora|ora|startzeit|zeit|heure de debut',
  end_utc: 'end utc|end time utc',
  end_local:
    'end local|end|fin|fine|end date time|end date and time|event end|ends at|end datetime|dtend|ende',
  end_date: 'end date|endet am|fin le|終了日|event end date|enddatum|date de fin|fecha fin',
  end_time:
    'end time|endet um|fin (2)|fin a|hora de finalizacion|終了時間|終了時刻|event end time|endzeit|heure de fin|hora fin',
  timezone: 'timezone|start timezone|time zone|event time zone|event timezone|tz|zeitzone',
  all_day:
    'all day|ganztagiges ereignis|todo el dia|tutto il giorno|all day event|event all day|is all day|allday|ganztagig|journee entiere',
  time_tbd: 'time tbd',
  date_tbd: 'date tbd',
  status: 'status|event status',
  availability: 'availability',
  venue_name:
    'venue name|venue venue|会場|場所|event venue name|event venue|venue|place name|place|location name|venue title|veranstaltungsort|spielort|lieu|salle|recinto',
  location: 'location|lugar del evento|where|ort|lugar|luogo|venue address full',
  address:
    'address|住所|venue address|event venue address|venue address 1|address 1|street|place location street|adresse|strasse|direccion|indirizzo',
  city: 'city|ort der veranstaltung|都市|venue city|event venue city|place location city|town|stadt|ville|ciudad|citta|localidad',
  region:
    'region|state|province|state province|venue state|event venue state province|place location state|bundesland|provincia',
  country: 'country|venue country|event venue country|place location country|land|pays|pais|paese',
  start_year: 'start year',
  start_month: 'start month',
  position: 'position',
  lat: 'lat|latitude|venue lat|venue latitude|place location latitude',
  lng: 'lng|lon|long|longitude|venue lon|venue lng|venue longitude|place location longitude',
  artists: 'artists|artist|performers|performer|line up|lineup|kunstler',
  ticket_url: 'ticket url|ticket uri|tickets url|tickets|ticket link|buy tickets',
  url: 'url|htmllink|html link|event url|link|website|event website|event link|web|page|permalink',
  image_url: 'image url|image|event featured image|featured image|cover source|photo|bild|picture',
  price_min:
    'price min|tarif|tarifs|料金|price|cost|event cost|ticket price|preis|prix|precio|prezzo|eintritt|fee|admission',
  price_max: 'price max',
  currency: 'currency|event currency code|event currency symbol|wahrung|devise|moneda',
  is_free: 'is free|free',
  tags: 'tags|event tags|keywords|schlagworte',
  text_language: 'text language',
  online: 'online|is online|virtual|online event',
  online_url: 'online url|online link',
  featured: 'featured',
  popularity: 'popularity',
  organizer:
    'organizer|organiser|event organizer name|organizer name|meeting organizer|host|group name|owner name|veranstalter|organisateur|organizador',
  organizer_url: 'organizer url|organizer website',
  doors_local: 'doors local|doors|einlass',
  genres: 'genres|genre',
  home_team:
    'home team|home|heim|heimmannschaft|heimteam|domicile|equipe domicile|equipo local|squadra casa|thuis',
  away_team:
    'away team|away|gast|gastmannschaft|gastteam|exterieur|equipe exterieur|equipo visitante|visitante|squadra ospite|uit',
  cancelled: 'is canceled|is cancelled|canceled|cancelled|abgesagt',
  postponed: 'is postponed|postponed|verschoben',
  sold_out: 'is sold out|sold out|soldout|ausverkauft',
};

const FIELD_HEADERS = Object.fromEntries(
  FIELD_ENTRIES.map(([name, { headers }]) => [
    name,
    [name.replaceAll('_', ' '), headers].filter(Boolean).join('|'),
  ]),
) as Record<FieldName, string>; // every field has an entry

const ALL_NAMES = { ...NAMES, ...FIELD_HEADERS };

/**
 * A column of ours, or a part of one: a date and a time are joined, a location is split into venue,
 * address and city.
 */
export type Target = keyof typeof ALL_NAMES;

export const TARGETS = Object.keys(ALL_NAMES).filter((name): name is Target =>
  Object.hasOwn(ALL_NAMES, name),
);

const FOLDED_NAMES = Object.fromEntries(
  TARGETS.map((target) => [target, ALL_NAMES[target].split('|').map(foldText)]),
) as Record<Target, string[]>; // every target has an entry

/** Returns the folded headers under which a column is known, best first. */
export const namesUnder = (target: Target): string[] => FOLDED_NAMES[target];
