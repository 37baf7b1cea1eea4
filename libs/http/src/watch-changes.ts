import { watchDatabase } from '@marquee/database';
import { parseKeyChange, type ApiKeyCache } from '@marquee/quota';

export interface ChangeListeners {
  /** The database's URL. */
  url: string;
  onKeyChange: ApiKeyCache['forget'];
  /** Absent: nothing is cached that depends on the catalogue. */
  onCatalogueChange?: (() => void) | undefined;
}

/** Drops what this process remembers as soon as another process changes it. Returns how to stop. */
export const watchChanges = ({ url, onKeyChange, onCatalogueChange }: ChangeListeners): (() => Promise<void>) =>
  watchDatabase(url, {
    api_keys: (payload) => {
      onKeyChange(parseKeyChange(payload));
    },
    ...(onCatalogueChange && {
      catalogue: () => {
        onCatalogueChange();
      },
    }),
  });
