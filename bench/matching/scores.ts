// How well a grouping of records agrees with what people said of them.
import type { LabelledPair } from './labelled.ts';

export interface PairScore {
  precision: number;
  recall: number;
  f1: number;
  wrongly: { pair: LabelledPair; isJoined: boolean }[];
}

/** Precision and recall over pairs: of those joined, how many are right; of those that are one event, how many were joined. */
export function scorePairs(pairs: LabelledPair[], isJoined: (pair: LabelledPair) => boolean): PairScore {
  const count = { right: 0, joined: 0, same: 0 };
  const wrongly: PairScore['wrongly'] = [];
  for (const pair of pairs) {
    const joined = isJoined(pair);
    if (joined) count.joined++;
    if (pair.isSame) count.same++;
    if (joined && pair.isSame) count.right++;
    if (joined !== pair.isSame) wrongly.push({ pair, isJoined: joined });
  }
  const precision = count.right / count.joined;
  const recall = count.right / count.same;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), wrongly };
}

/** B-cubed (Bagga and Baldwin 1998): for each record, how much of its group belongs to it, and how much of what belongs to it is there. */
export function scoreClusters(gold: Map<string, string>, found: Map<string, string>) {
  const records = [...gold.keys()].filter((record) => found.has(record));
  const byGold = Map.groupBy(records, (record) => gold.get(record));
  const byFound = Map.groupBy(records, (record) => found.get(record));
  let [precision, recall] = [0, 0];
  for (const record of records) {
    const truth = new Set(byGold.get(gold.get(record)));
    const group = byFound.get(found.get(record)) ?? [];
    const both = group.filter((other) => truth.has(other)).length;
    precision += both / group.length;
    recall += both / truth.size;
  }
  [precision, recall] = [precision / records.length, recall / records.length];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** How many groups of one grouping are no group of the other, as a part of all. */
export function clustersThatDiffer(one: Map<string, string>, other: Map<string, string>): number {
  const groupsOf = (grouping: Map<string, string>) =>
    new Set(
      [...Map.groupBy(grouping.keys(), (record) => grouping.get(record)).values()].map((group) =>
        group.sort().join(' '),
      ),
    );
  const [groups, others] = [groupsOf(one), groupsOf(other)];
  return [...groups].filter((group) => !others.has(group)).length / groups.size;
}
