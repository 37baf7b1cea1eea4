/** Names of parameters in other APIs, without `_`, `-` and case, by the name here. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  q: ['q', 'query', 'search', 'keyword', 'keywords', 'text', 'term', 'name', 'title'],
  offset: ['page', 'pagenumber', 'pageno', 'skip', 'pagetoken'],
  limit: ['perpage', 'pagesize', 'size', 'count', 'rows', 'maxresults', 'top', 'take'],
  on: ['date', 'day', 'when'],
  from: ['startdate', 'startdatetime', 'datefrom', 'fromdate', 'startat', 'starttime', 'start'],
  to: ['enddate', 'enddatetime', 'dateto', 'todate', 'until', 'endtime', 'end'],
  updated_since: ['modifiedsince', 'changedsince', 'updatedafter', 'modifiedafter'],
  category: ['type', 'types', 'categories', 'segment', 'classification', 'classificationname'],
  genre: ['genres', 'subgenre', 'style'],
  sort: ['order', 'orderby', 'sortby', 'ordering', 'sortorder'],
  country: ['countrycode', 'countries'],
  region: ['state', 'statecode', 'province'],
  city: ['location', 'place', 'town', 'cityname'],
  near: ['lat', 'lng', 'lon', 'long', 'latitude', 'longitude', 'latlong', 'latlng', 'geo'],
  radius_km: ['radius', 'within', 'distance', 'range', 'maxdistance'],
  venue: ['venueid', 'venuename'],
  artist: ['artistid', 'artistname', 'performer', 'attraction', 'attractionid'],
  organizer: ['organiser', 'organizerid', 'organiserid', 'promoter', 'promoterid', 'host'],
  source: ['demo', 'provider'],
  price_max: ['maxprice', 'price', 'budget'],
  free: ['isfree', 'freeonly'],
  online: ['isonline', 'virtual', 'onlineonly'],
  tz: ['timezone'],
  lang: ['language', 'locale', 'hl'],
  fields: ['select', 'field', 'includefields'],
};

const MEANING_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([meaning, names]) => names.map((name) => [name, meaning])),
);

/** Operations name a few of them in another way. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  offset: ['offset', 'cursor', 'since'],
  on: ['on', 'from', 'month'],
  from: ['from', 'starts_after'],
  updated_since: ['updated_since', 'since'],
  lang: ['lang', 'locale'],
};

/** Where the name alone would mislead. */
const USES: Readonly<Record<string, string>> = {
  near: 'near=lat,lng',
  offset: 'offset or cursor',
};

/**
 * Returns what a parameter of another API is called among `own`, or null if nothing there is like
 * it.
 */
export function ownNameFor(name: string, own: readonly string[]): string | null {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  const meaning = MEANING_OF.get(plain);
  if (meaning === undefined) return null;
  const known = (VARIANTS[meaning] ?? [meaning]).find((candidate) => own.includes(candidate));
  if (known === undefined)
    return meaning === 'q' && own.includes('category') ? 'GET /search?q=' : null;
  return plain === 'demo' ? 'source=!demo' : (USES[known] ?? known);
}
