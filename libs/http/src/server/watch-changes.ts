import { parseKeyChange, type ApiKeyCache } from '@marquee/access';
import { parseTopics, watchDatabase, type ChangedTopics } from '@marquee/database';

/** A cache of what depends on the catalogue. */
export interface CatalogueCache {
  /** Changes may have been missed. */
  invalidate: () => void;
  invalidateTopics: (topics: ChangedTopics) => void;
}

export interface ChangeListeners {
  /** The URL of the database. */
  url: string;
  onKeyChange: ApiKeyCache['invalidate'];
  /** Null if nothing is cached that depends on the catalogue. */
  cache: CatalogueCache | null;
  /** Absent without replicas. */
  onWriters?: ((payload: string) => void) | undefined;
}

/**
 * Calls the listeners when another process changes API keys or the catalogue. Returns a function
 * that stops it.
 */
export const watchChanges = ({
  url,
  onKeyChange,
  cache,
  onWriters,
}: ChangeListeners): (() => Promise<void>) =>
  watchDatabase(url, {
    api_keys: (payload) => {
      onKeyChange(parseKeyChange(payload));
    },
    ...(cache && {
      catalogue: (payload) => {
        const topics = parseTopics(payload);
        if (topics === null) cache.invalidate();
        else cache.invalidateTopics(topics);
      },
    }),
    ...(onWriters && {
      writers: (payload) => {
        if (payload !== null) onWriters(payload);
      },
    }),
  });
