import {
  createRobots,
  findFeeds,
  lazyFetcher,
  previewFile,
  withRobots,
  type FetchAddress,
  type Proposal,
} from '@marquee/sources';
import type { SourceAccess } from '@marquee/sources/settings';
import { UNREADABLE } from './calendar-feed.ts';
import { toFileContent } from './pasted-content.ts';

export interface PreviewInput {
  /** Null: the text is the calendar. */
  address: string | null;
  text: string;
  access: SourceAccess;
  now: Date;
}

/** Returns the best feed, or why there is none. */
export async function previewFeed({
  address,
  text,
  access,
  now,
}: PreviewInput): Promise<Proposal | string> {
  if (address === null) return previewFile(toFileContent(text), { now });
  const fetchAddress = createFetchAddress(address, access);
  const { proposals, tried } = await findFeeds(address, { fetchAddress, access, now });
  return proposals[0] ?? publicOutcome(tried[0]?.outcome);
}

/** Strangers must not learn by an error which hosts and ports there are. */
const publicOutcome = (outcome = 'lists no events'): string =>
  /^(?:responded \d|lists |is larger )|robots\.txt/.test(outcome) ? outcome : UNREADABLE;

/**
 * The owner lets us read the address. What its page links can be of others, so robots.txt decides.
 */
function createFetchAddress(address: string, access: SourceAccess): FetchAddress {
  const fetchAddress = lazyFetcher(access);
  // stores no files: strangers name the hosts
  const polite = withRobots(fetchAddress, createRobots({ fetchAddress }));
  return (requested, options) =>
    (requested === address ? fetchAddress : polite)(requested, options);
}
