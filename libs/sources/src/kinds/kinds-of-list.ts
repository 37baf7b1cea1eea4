import { CATEGORY_OF_KIND, foldText, type Kind, type NormalisedEvent } from '@marquee/domain';

// The usual kind of a house or list has at least this share of its known events.
const OF_HOUSE = { events: 4, share: 0.8 };
const OF_LIST = { events: 12, share: 0.9 };
const MAX_HOUSES = 2_000;
const MAX_TITLES = 300;

/** The kinds that a house or a whole list presents under the bare names of acts and works. */
const PRESENTED: ReadonlySet<Kind> = new Set([
  ...(['concert', 'opera', 'play', 'dance', 'circus', 'show', 'screening', 'party'] as const),
  ...(['exhibition', 'match', 'race', 'talk', 'conference'] as const),
]);

/**
 * Gives the events of a run without a kind that of their house, or else of the whole list, batch by
 * batch: what a music club lists with nothing but a name is a concert.
 */
export function createKindsOfList() {
  const houses = new Map<string, Map<Kind, Set<string>>>();

  function count(key: string, kind: Kind, title: string): void {
    const kinds = houses.get(key) ?? new Map<Kind, Set<string>>();
    if (!houses.has(key) && houses.size >= MAX_HOUSES) return;
    houses.set(key, kinds);
    const titles = kinds.get(kind) ?? new Set<string>();
    kinds.set(kind, titles);
    if (titles.size < MAX_TITLES) titles.add(title);
  }

  function observe({ kind, venue_name, title }: NormalisedEvent): void {
    if (!kind) return;
    const key = foldText(title);
    count(LIST, kind, key);
    if (venue_name !== null) count(foldText(venue_name), kind, key);
  }

  function usualKind(key: string, { events, share }: typeof OF_HOUSE): Kind | null {
    const counts = [...(houses.get(key) ?? [])].map(([kind, { size }]) => ({ kind, size }));
    const known = counts.reduce((sum, { size }) => sum + size, 0);
    const main = counts.find(({ size }) => size >= share * known);
    return main && known >= events && PRESENTED.has(main.kind) ? main.kind : null;
  }

  function complete(event: NormalisedEvent): NormalisedEvent {
    if (event.kind) return event;
    const { venue_name } = event;
    const ofHouse = venue_name === null ? null : usualKind(foldText(venue_name), OF_HOUSE);
    const kind = ofHouse ?? usualKind(LIST, OF_LIST);
    if (kind === null) return event;
    const isOpen = event.category === 'community';
    return { ...event, kind, category: isOpen ? CATEGORY_OF_KIND[kind] : event.category };
  }

  return (events: NormalisedEvent[]): NormalisedEvent[] => {
    for (const event of events) observe(event);
    return events.map(complete);
  };
}

const LIST = '';

export type KindsOfList = ReturnType<typeof createKindsOfList>;
