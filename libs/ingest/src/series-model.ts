// For tests: random performances, and how they form series.

export interface Performance {
  id: string;
  title: string;
  venue: string;
  day: number;
  series_id?: string;
  series_title?: string;
  status?: string;
}

/** Groups performances as docs/api.md states it, in the simplest way. */
export function expectedGroups(performances: Performance[]): string[] {
  const byKey = Map.groupBy(
    performances,
    ({ series_id, title, venue }) => series_id ?? `${title.toLowerCase()}|${venue}`,
  );
  const groups: Performance[][] = [];
  for (const sameKey of byKey.values()) {
    if (sameKey[0]?.series_id !== undefined) {
      groups.push(sameKey);
      continue;
    }
    let last = -Infinity;
    const runs: Performance[][] = [];
    for (const performance of sameKey.toSorted((a, b) => a.day - b.day)) {
      if (performance.day - last > 200) runs.push([]);
      runs.at(-1)?.push(performance);
      last = performance.day;
    }
    groups.push(...runs.filter((run) => run.length >= 3));
  }
  return groups
    .map((group) =>
      group
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .sort();
}

/** Returns a generator of numbers below a maximum, the same for each seed. */
export function createRandom(seed: number) {
  let state = seed + 1;
  return (max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

export function shuffled<Item>(items: Item[], random: (max: number) => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}

const TITLES = ['Carmen', 'carmen', 'Zauberflöte', 'Macbeth'];

export const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

export const randomPerformances = (random: (max: number) => number): Performance[] =>
  Array.from({ length: 24 }, (_, index) => ({
    id: `e${String(index).padStart(2, '0')}`,
    title: TITLES[random(TITLES.length)] ?? '',
    venue: `Saal ${'AB'.charAt(random(2))}`,
    day: index * 3 + random(4) * 230,
    ...(random(6) === 0 && { series_id: `run ${String(random(2))}`, series_title: 'Ring' }),
  }));
