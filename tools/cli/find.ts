import { join } from 'node:path';
import { INGEST_ENVIRONMENT, parseEnvironment } from '@marquee/http/settings';
import {
  createRobots,
  findFeeds,
  lazyFetcher,
  withRobots,
  type FindResult,
  type Proposal,
  type Uncertainty,
} from '@marquee/sources';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';
import { dataFolder } from '../start/data-folder.ts';
import { UsageError } from './usage-error.ts';

// A page is small, and a large feed shows in its beginning what it is.
const MAX_PAGE_BYTES = 10_000_000;

const DOUBTS: Readonly<Record<Uncertainty, string>> = {
  no_place: 'no place: state --city and --country',
  no_zone: 'no time zone: state --timezone',
  no_hour: 'no hour',
};

/** Looks for feeds at an address and prints them. Returns 1 if there is none. */
export async function find(
  [address, ...rest]: string[],
  { json }: { json: boolean },
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  if (address === undefined || rest.length > 0)
    throw new UsageError('Name one address: the page of a calendar, a venue or a city.');
  const settings = sourceAccess(parseEnvironment(z.object(INGEST_ENVIRONMENT), environment));
  const access = { ...settings, maxBytes: Math.min(settings.maxBytes, MAX_PAGE_BYTES) };
  const plain = lazyFetcher(access);
  const robots = createRobots({
    fetchAddress: plain,
    folder: join(dataFolder(environment), 'robots'),
  });
  const result = await findFeeds(address, { fetchAddress: withRobots(plain, robots), access });
  console.log(json ? JSON.stringify(toOutput(result), null, 2) : describe(result));
  return result.proposals.length > 0 ? 0 : 1;
}

const toOutput = (result: FindResult) => ({
  ...result,
  proposals: result.proposals.map((proposal) => ({ ...proposal, entry: toEntry(proposal) })),
});

/** An entry for sources.json. Trust and licence are for a person to state. */
const toEntry = ({ format, location }: Proposal) => ({
  name: new URL(location).hostname.replace(/^www\./, '').replaceAll('.', '-'),
  title: new URL(location).hostname,
  format,
  location,
  trust: 50,
  schedule: 'daily',
  licence: null,
  attribution: null,
});

function describe({ address, proposals, tried }: FindResult): string {
  const lines = proposals.flatMap((proposal, index) => [
    `${String(index + 1)}. ${proposal.format} ${proposal.location}`,
    `   ${proposal.reason}: ${String(proposal.events)} events, ${String(proposal.upcoming)} upcoming, next ${proposal.next ?? 'unknown'}`,
    ...(proposal.caution === undefined ? [] : [`   Caution: ${proposal.caution}.`]),
    ...proposal.preview.map(
      ({ title, start, place, uncertain }) =>
        `   - ${start} ${title} (${place ?? 'no place'})${uncertain.length > 0 ? ` [${uncertain.map((name) => DOUBTS[name]).join('; ')}]` : ''}`,
    ),
  ]);
  const [best] = proposals;
  const entry =
    best === undefined
      ? [`No feed was found at ${address}.`]
      : [
          '',
          'Entry for sources.json. State the licence, and the city or time zone that the events lack:',
          JSON.stringify(toEntry(best), null, 2),
        ];
  const requests = tried.map((one) => `   ${one.address}: ${one.outcome}`);
  return [
    ...lines,
    ...entry,
    ...(requests.length > 0 ? ['', 'Also tried:', ...requests] : []),
  ].join('\n');
}
