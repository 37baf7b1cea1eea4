import { parseKeyChange, type ApiKeyCache } from '@marquee/access';
import { watchDatabase } from '@marquee/database';

export interface ChangeListeners {
  /** The URL of the database. */
  url: string;
  onKeyChange: ApiKeyCache['invalidate'];
  /** Absent if nothing is cached that depends on the catalogue. */
  onCatalogueChange?: (() => void) | undefined;
  /** Absent without replicas. */
  onWriters?: ((payload: string) => void) | undefined;
}

/** Calls the listeners when another process changes API keys or the catalogue. Returns a function that stops it. */
export const watchChanges = ({
  url,
  onKeyChange,
  onCatalogueChange,
  onWriters,
}: ChangeListeners): (() => Promise<void>) =>
  watchDatabase(url, {
    api_keys: (payload) => {
      onKeyChange(parseKeyChange(payload));
    },
    ...(onCatalogueChange && {
      catalogue: () => {
        onCatalogueChange();
      },
    }),
    ...(onWriters && {
      writers: (payload) => {
        if (payload !== null) onWriters(payload);
      },
    }),
  });
