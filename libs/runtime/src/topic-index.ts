/** A value that depends on some topics; null: on every one. */
export interface TopicEntry {
  topics: readonly string[] | null;
}

/** Finds the values that depend on a topic. A value that was found is not found again. */
export function createTopicIndex<Entry extends TopicEntry>() {
  const byTopic = new Map<string, Set<Entry>>();
  const ofAll = new Set<Entry>();

  function add(entry: Entry): void {
    if (!entry.topics) ofAll.add(entry);
    for (const topic of entry.topics ?? []) {
      const entries = byTopic.get(topic);
      if (entries) entries.add(entry);
      else byTopic.set(topic, new Set([entry]));
    }
  }

  function remove(entry: Entry): void {
    if (!entry.topics) ofAll.delete(entry);
    for (const topic of entry.topics ?? []) {
      const entries = byTopic.get(topic);
      entries?.delete(entry);
      if (entries?.size === 0) byTopic.delete(topic);
    }
  }

  /** Removes and returns the values that depend on one of the topics, or all values. */
  function take(topics: readonly string[] | 'all'): Entry[] {
    const names = topics === 'all' ? [...byTopic.keys()] : topics;
    const found = new Set(ofAll);
    for (const name of names) for (const entry of byTopic.get(name) ?? []) found.add(entry);
    for (const entry of found) remove(entry);
    return [...found];
  }

  return { add, remove, take };
}
