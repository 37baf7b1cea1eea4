/** A schema.org object. */
export type Node = Record<string, unknown>;

const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/;
const STATUSES = ['Scheduled', 'Rescheduled', 'Postponed', 'Cancelled', 'MovedOnline'];
const MODES: Readonly<Record<string, string>> = {
  Place: 'Offline',
  VirtualLocation: 'Online',
  'Place VirtualLocation': 'Mixed',
};
const AVAILABILITIES = ['InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder', 'Discontinued'];

/**
 * Returns what an event violates of the rules that search engines state for events:
 * https://developers.google.com/search/docs/appearance/structured-data/event. What is unknown may be missing.
 */
export function violations(event: Node, ownOrigins: readonly string[]): string[] {
  const checks: Record<string, boolean> = {
    ...timeChecks(event),
    name: isText(event['name']),
    type: /^(?:Festival|Event|(?:Music|Sports|Theater|Screening|Comedy|Social|Business)Event)$/.test(
      text(event, '@type'),
    ),
    eventStatus: STATUSES.some(
      (status) => event['eventStatus'] === `https://schema.org/Event${status}`,
    ),
    url: isAddress(event['url']),
    description: isOptional(event['description'], isText),
    image:
      list(event['image']).length > 0 &&
      list(event['image']).every((image) => isOwn(image, ownOrigins)),
    eventAttendanceMode: hasMode(event),
    location: nodes(event['location']).every(isLocation),
    offers: nodes(event['offers']).every(isOffer),
    performer: nodes(event['performer']).every(isNamed),
    organizer: nodes(event['organizer']).every(isNamed),
    isAccessibleForFree: isOptional(
      event['isAccessibleForFree'],
      (free) => typeof free === 'boolean',
    ),
  };
  const failed = Object.entries(checks).flatMap(([name, passed]) => (passed ? [] : [name]));
  return [...failed, ...emptyValues(event, '')];
}

function timeChecks(event: Node): Record<string, boolean> {
  const [start, end] = [text(event, 'startDate'), text(event, 'endDate')];
  return {
    startDate: MOMENT.test(start),
    endDate: isOptional(
      event['endDate'],
      () => isSameForm(start, end) && new Date(end) >= new Date(start),
    ),
    previousStartDate: isOptional(
      event['previousStartDate'],
      (former) =>
        text(event, 'eventStatus').endsWith('Rescheduled') && isSameForm(start, String(former)),
    ),
  };
}

const isSameForm = (start: string, other: string) =>
  MOMENT.test(other) && start.includes('T') === other.includes('T');

function hasMode(event: Node): boolean {
  const kinds = nodes(event['location']).map((location) => text(location, '@type'));
  return (
    event['eventAttendanceMode'] ===
    `https://schema.org/${MODES[kinds.join(' ')] ?? 'Offline'}EventAttendanceMode`
  );
}

function isLocation(location: Node): boolean {
  if (location['@type'] === 'VirtualLocation') return isAddress(location['url']);
  const [address] = nodes(location['address']);
  return (
    isOptional(location['name'], isStated) &&
    isOptional(address?.['addressLocality'], isStated) &&
    isOptional(location['address'], () => address?.['@type'] === 'PostalAddress')
  );
}

function isOffer(offer: Node): boolean {
  const isRange = offer['@type'] === 'AggregateOffer';
  const amounts = ['price', 'lowPrice', 'highPrice'].flatMap((name) => list(offer[name]));
  const hasCurrency = isOptional(offer['priceCurrency'], (code) => /^[A-Z]{3}$/.test(String(code)));
  return (
    ['Offer', 'AggregateOffer'].includes(text(offer, '@type')) &&
    isRange === 'lowPrice' in offer &&
    amounts.every((amount) => typeof amount === 'number' && amount >= 0) &&
    hasCurrency &&
    ('priceCurrency' in offer || amounts.every((amount) => amount === 0)) &&
    isOptional(offer['availability'], (word) =>
      AVAILABILITIES.some((each) => word === `https://schema.org/${each}`),
    ) &&
    isOptional(offer['url'], isAddress)
  );
}

const isNamed = (node: Node) =>
  isText(node['@type']) && isText(node['name']) && isOptional(node['url'], isAddress);

/** Paths of null, of texts and lists without content, and of objects with a type alone. */
function emptyValues(value: unknown, path: string): string[] {
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return [`${path} is empty`];
  if (typeof value !== 'object') return [];
  const members = Object.entries(value);
  if (members.every(([name]) => name === '@type')) return [`${path} is empty`];
  return members.flatMap(([name, member]) => emptyValues(member, `${path}/${name}`));
}

const isOptional = (value: unknown, isValid: (value: unknown) => boolean) =>
  value === undefined || isValid(value);
const isStated = (value: unknown) =>
  isText(value) && !/^(?:Online|To be announced|Not stated)$/.test(String(value));
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isOwn = (value: unknown, origins: readonly string[]) =>
  origins.includes(URL.parse(String(value))?.origin ?? '');
const text = (node: Node, name: string): string => {
  const value = node[name];
  return typeof value === 'string' ? value : '';
};
const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const nodes = (value: unknown) =>
  list(value).filter((each): each is Node => typeof each === 'object' && each !== null);
