import { slugify, type Category } from '@marquee/domain';
import { groupDates, selectNameable, type RoundUpItem } from './group-dates.ts';
import type { RoundUpPlan } from './plan-round-ups.ts';
import type { RoundUpEvent } from './round-up-event.ts';

const MIN_ITEMS = 6;
// A published round-up is rewritten for as long as it has this many items ahead.
const MIN_ITEMS_PUBLISHED = 3;
const MAX_CITIES = 10;
const MAX_TOPICS = 8;
const MAX_TOPICS_PER_CITY = 2;
const MAX_TOPICS_PER_CATEGORY = 2;

/** The subject of an article, and what it can name. */
export interface RoundUp {
  /** `month:2026-12:berlin-de`. It identifies the article. */
  id: string;
  plan: RoundUpPlan;
  city: string | null;
  category: Category | null;
  /** Soonest first. */
  items: RoundUpItem[];
  /** False: the events were too many to read, so the items are a selection. */
  isComplete: boolean;
  /** Too little lies ahead: the round-up stays as a record of its period. */
  isClosed: boolean;
}

/** The events of a period, or the most popular ones if there are too many. */
export interface EventPool {
  events: RoundUpEvent[];
  isComplete: boolean;
}

/**
 * Chooses the round-ups of a period: those that are `published` (ids), and the best new ones. Names
 * only what is ahead.
 */
export function chooseRoundUps(
  plan: RoundUpPlan,
  pool: EventPool,
  published: ReadonlySet<string>,
): RoundUp[] {
  if (plan.isOver) return [];
  const ahead = selectNameable(pool.events).filter(({ phase }) => phase !== 'over');
  const all = findTopics(plan, ahead).map((topic) => ({
    ...toRoundUp(plan, topic, pool),
    isClosed: false,
  }));
  const known = all.filter(
    ({ id, items }) => published.has(id) && items.length >= MIN_ITEMS_PUBLISHED,
  );
  const others = all
    .filter(({ id, items }) => !published.has(id) && items.length >= MIN_ITEMS)
    .sort(byContent);
  return others.reduce(
    (chosen, roundUp) => (hasRoomFor(roundUp, chosen) ? [...chosen, roundUp] : chosen),
    known,
  );
}

/**
 * Returns the closed form of published round-ups of a period: with all its events, past ones too.
 */
export const closeRoundUps = (
  plan: RoundUpPlan,
  pool: EventPool,
  ids: ReadonlySet<string>,
): RoundUp[] =>
  findTopics(plan, selectNameable(pool.events))
    .filter(({ id }) => ids.has(id))
    .map((topic) => ({ ...toRoundUp(plan, topic, pool), isClosed: true }));

interface Topic {
  id: string;
  city: string | null;
  category: Category | null;
  events: RoundUpEvent[];
}

/** Groups events by city, and by city and category; other kinds have one topic. */
function findTopics(plan: RoundUpPlan, events: RoundUpEvent[]): Topic[] {
  if (plan.kind !== 'month')
    return events.length === 0
      ? []
      : [{ id: plan.id, city: null, category: plan.filter.category ?? null, events }];
  const topics = new Map<string, Topic>();
  for (const event of events.filter(({ country_code }) => country_code !== null)) {
    const { city, category } = event;
    const place = slugify(`${city} ${event.region ?? ''} ${event.country_code ?? ''}`);
    add(topics, { id: `${plan.id}:${place}`, city, category: null }, event);
    add(topics, { id: `${plan.id}:${place}:${category}`, city, category }, event);
  }
  return [...topics.values()];
}

function add(topics: Map<string, Topic>, topic: Omit<Topic, 'events'>, event: RoundUpEvent): void {
  const known = topics.get(topic.id);
  if (known) known.events.push(event);
  else topics.set(topic.id, { ...topic, events: [event] });
}

const toRoundUp = (
  plan: RoundUpPlan,
  { events, ...topic }: Topic,
  { isComplete }: EventPool,
): Omit<RoundUp, 'isClosed'> => ({ ...topic, plan, items: groupDates(events), isComplete });

const byContent = (a: RoundUp, b: RoundUp) =>
  b.items.length - a.items.length || (a.id < b.id ? -1 : 1);

function hasRoomFor({ plan, city, category }: RoundUp, chosen: RoundUp[]): boolean {
  if (plan.kind !== 'month') return true;
  if (category === null)
    return chosen.filter((other) => other.category === null).length < MAX_CITIES;
  const topics = chosen.filter((other) => other.category !== null);
  return (
    topics.length < MAX_TOPICS &&
    topics.filter((other) => other.city === city).length < MAX_TOPICS_PER_CITY &&
    topics.filter((other) => other.category === category).length < MAX_TOPICS_PER_CATEGORY
  );
}
