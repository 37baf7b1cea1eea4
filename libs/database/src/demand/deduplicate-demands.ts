export interface Person {
  /** Keyed hash of the caller's address. */
  address: Buffer;
  /** Keyed hash of the mailbox; null if the request has none. */
  mailbox: Buffer | null;
  /** API key of an account, which may submit demands for many people from one address. */
  keyId: string | null;
}

export interface NewDemand {
  targetId: string;
  /** Null if the demand is for an event. */
  artistId: string | null;
  cityId: number | null;
  person: Person;
}

export interface DemandState {
  demands: Map<string, number>;
  /** Ordinals of people counted in the last 24 hours, by `personKey`. */
  people: Map<string, number>;
  /** Demands submitted by API keys in the last 24 hours, by `apiKeyCounter`. */
  keys: Map<string, { demands: number; ordinal: number }>;
}

export interface Decision {
  demand: NewDemand;
  isNew: boolean;
  /** Position among the demands of the target. A repeated demand has the earlier one's. */
  ordinal: number;
  /** Demands of the target, including this one. */
  targetDemands: number;
}

/** People for whom one API key may submit demands for one target per day. */
const MAX_BY_KEY = 100;

export const personKey = (targetId: string, person: Buffer): string =>
  `${targetId}|${person.toString('base64')}`;
export const apiKeyCounter = (targetId: string, keyId: string): string => `${targetId}|${keyId}`;

/**
 * Returns the hashes that identify a person. With an API key and a mailbox, only the mailbox
 * counts.
 */
export const identityKeys = ({ address, mailbox, keyId }: Person): Buffer[] =>
  mailbox === null ? [address] : keyId === null ? [address, mailbox] : [mailbox];

/**
 * Returns the API key that submits the demand for a person; null if the address identifies the
 * person.
 */
export const delegatingKey = ({ mailbox, keyId }: Person): string | null =>
  mailbox === null ? null : keyId;

/** Separates new demands from repeated ones, in order, and adds the new ones to `state`. */
export const deduplicate = (demands: NewDemand[], state: DemandState): Decision[] =>
  demands.map((demand) => decide(demand, state));

function decide(demand: NewDemand, state: DemandState): Decision {
  const { targetId, person } = demand;
  const counted = state.demands.get(targetId) ?? 0;
  const earlier = earlierOrdinal(demand, state);
  if (earlier !== null) return { demand, isNew: false, ordinal: earlier, targetDemands: counted };
  const ordinal = counted + 1;
  state.demands.set(targetId, ordinal);
  for (const hash of identityKeys(person)) state.people.set(personKey(targetId, hash), ordinal);
  countForKey(demand, ordinal, state);
  return { demand, isNew: true, ordinal, targetDemands: ordinal };
}

function earlierOrdinal(
  { targetId, person }: NewDemand,
  { people, keys }: DemandState,
): number | null {
  for (const hash of identityKeys(person)) {
    const ordinal = people.get(personKey(targetId, hash));
    if (ordinal !== undefined) return ordinal;
  }
  const keyId = delegatingKey(person);
  const delegated = keyId === null ? undefined : keys.get(apiKeyCounter(targetId, keyId));
  return delegated && delegated.demands >= MAX_BY_KEY ? delegated.ordinal : null;
}

function countForKey(
  { targetId, person }: NewDemand,
  ordinal: number,
  { keys }: DemandState,
): void {
  const keyId = delegatingKey(person);
  if (keyId === null) return;
  const key = apiKeyCounter(targetId, keyId);
  keys.set(key, { demands: (keys.get(key)?.demands ?? 0) + 1, ordinal });
}
