// Compares a grouping of records with the labels.
import type { LabelledPair } from './labelled.ts';

export interface PairScore {
  precision: number;
  recall: number;
  f1: number;
  errors: { pair: LabelledPair; isMatched: boolean }[];
}

/**
 * Precision and recall over pairs. Precision: share of matched pairs that are labelled same.
 * Recall: share of labelled pairs that are matched.
 */
export function scorePairs(
  pairs: LabelledPair[],
  isMatched: (pair: LabelledPair) => boolean,
): PairScore {
  const count = { right: 0, matched: 0, same: 0 };
  const errors: PairScore['errors'] = [];
  for (const pair of pairs) {
    const matched = isMatched(pair);
    if (matched) count.matched++;
    if (pair.isSame) count.same++;
    if (matched && pair.isSame) count.right++;
    if (matched !== pair.isSame) errors.push({ pair, isMatched: matched });
  }
  const precision = count.right / count.matched;
  const recall = count.right / count.same;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), errors };
}

/**
 * B-cubed (Bagga and Baldwin 1998): precision and recall of the group of each record, averaged over
 * records.
 */
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

/** Returns the share of groups in one grouping that are not a group in the other. */
export function clustersThatDiffer(one: Map<string, string>, other: Map<string, string>): number {
  const toGroups = (grouping: Map<string, string>) =>
    new Set(
      [...Map.groupBy(grouping.keys(), (record) => grouping.get(record)).values()].map((group) =>
        group.sort().join(' '),
      ),
    );
  const [groups, others] = [toGroups(one), toGroups(other)];
  return [...groups].filter((group) => !others.has(group)).length / groups.size;
}
