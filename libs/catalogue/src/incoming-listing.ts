import { hash } from 'node:crypto';
import type { MatchKeys, NormalisedEvent } from '@marquee/domain';
import { buildMatchKeys } from '@marquee/matching';

/** A listing as a source reports it, before it is assigned to an event. */
export interface IncomingListing {
  event: NormalisedEvent;
  /** `event` as stored. */
  json: string;
  /** SHA-256 of `json`, in hexadecimal. */
  hash: string;
  /** Built on first use: unchanged listings need none. */
  readonly keys: MatchKeys;
}

export function toIncomingListing(event: NormalisedEvent): IncomingListing {
  const json = JSON.stringify(event);
  return {
    event,
    json,
    hash: hash('sha256', json),
    get keys() {
      return buildMatchKeys(event);
    },
  };
}
