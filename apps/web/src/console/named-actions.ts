import type { NamedKind } from '@marquee/database/catalogue';
import type { ConsoleAction } from './console-action.ts';
import { explained, loadIngest, required } from './read-action.ts';

/** A venue can have thousands of events, each of which gets a change and a search document: 4,000 take about 10 s on a busy machine. */
const MERGE_MS = 60_000;

const merge =
  (kind: NamedKind): ConsoleAction =>
  async ({ database, deadline }, { fields, log }) => {
    deadline.extend(MERGE_MS);
    const [into, from] = [required(fields, 'into'), required(fields, 'from')];
    const { createCuration } = await loadIngest();
    const within = log({ action: `merge ${kind}`, target: `${from} into ${into}`, note: null });
    await explained(createCuration(database, { within }).mergeNamed(kind, into, from));
  };

const keepApart =
  (kind: NamedKind): ConsoleAction =>
  async ({ database }, { fields, log }) => {
    const [one, other] = [required(fields, 'into'), required(fields, 'from')];
    const { createCuration } = await loadIngest();
    const within = log({
      action: `keep ${kind}s apart`,
      target: `${one} and ${other}`,
      note: null,
    });
    await explained(createCuration(database, { within }).keepNamedApart(kind, one, other));
  };

/** Forms about two venues or artists, by their path below /console. */
export const NAMED_ACTIONS: Readonly<Record<string, ConsoleAction>> = {
  'duplicate-venues/merge': merge('venue'),
  'duplicate-venues/apart': keepApart('venue'),
  'duplicate-artists/merge': merge('artist'),
  'duplicate-artists/apart': keepApart('artist'),
};
