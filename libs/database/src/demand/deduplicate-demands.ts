/** Somebody who wants something, as far as we know them. */
export interface Person {
  /** Keyed hash of the caller's address. */
  address: Buffer;
  /** Keyed hash of the mailbox; null where none is given. */
  mailbox: Buffer | null;
  /** Of an account's key, which speaks for many people behind one address. */
  keyId: string | null;
}

export interface NewDemand {
  targetId: string;
  /** Null where an event is wanted. */
  artistId: string | null;
  cityId: number | null;
  person: Person;
}

/** What is known of the targets of a batch, locked. */
export interface DemandState {
  /** Demands of each target. */
  demands: Map<string, number>;
  /** Who was counted in the last day: ordinal by `personKey`. */
  people: Map<string, number>;
  /** What keys spoke for in the last day, by `keyKey`. */
  keys: Map<string, { demands: number; ordinal: number }>;
}

export interface Decision {
  demand: NewDemand;
  isNew: boolean;
  /** Its place among the demands of its target; a repeat has the earlier one's. */
  ordinal: number;
  /** Demands of the target, this one included. */
  targetDemands: number;
}

/** People whom one key may speak for in a day, for one target. */
const MAX_BY_KEY = 100;

export const personKey = (targetId: string, person: Buffer): string => `${targetId}|${person.toString('base64')}`;
export const apiKeyCounter = (targetId: string, keyId: string): string => `${targetId}|${keyId}`;

/** By what a person is recognised: a key's caller by the mailbox alone, where one is given. */
export const identityKeys = ({ address, mailbox, keyId }: Person): Buffer[] =>
  mailbox === null ? [address] : keyId === null ? [address, mailbox] : [mailbox];

/** The key that speaks for a person; null where the address counts. */
export const delegatingKey = ({ mailbox, keyId }: Person): string | null => (mailbox === null ? null : keyId);

/** Tells new demands from repeats, one after the other, and notes them in the ledger. */
export const deduplicate = (demands: NewDemand[], ledger: DemandState): Decision[] =>
  demands.map((demand) => decide(demand, ledger));

function decide(demand: NewDemand, ledger: DemandState): Decision {
  const { targetId, person } = demand;
  const counted = ledger.demands.get(targetId) ?? 0;
  const earlier = earlierOrdinal(demand, ledger);
  if (earlier !== null) return { demand, isNew: false, ordinal: earlier, targetDemands: counted };
  const ordinal = counted + 1;
  ledger.demands.set(targetId, ordinal);
  for (const mark of identityKeys(person)) ledger.people.set(personKey(targetId, mark), ordinal);
  countForKey(demand, ordinal, ledger);
  return { demand, isNew: true, ordinal, targetDemands: ordinal };
}

function earlierOrdinal({ targetId, person }: NewDemand, { people, keys }: DemandState): number | null {
  for (const mark of identityKeys(person)) {
    const ordinal = people.get(personKey(targetId, mark));
    if (ordinal !== undefined) return ordinal;
  }
  const keyId = delegatingKey(person);
  const spoken = keyId === null ? undefined : keys.get(apiKeyCounter(targetId, keyId));
  return spoken && spoken.demands >= MAX_BY_KEY ? spoken.ordinal : null;
}

function countForKey({ targetId, person }: NewDemand, ordinal: number, { keys }: DemandState): void {
  const keyId = delegatingKey(person);
  if (keyId === null) return;
  const key = apiKeyCounter(targetId, keyId);
  keys.set(key, { demands: (keys.get(key)?.demands ?? 0) + 1, ordinal });
}
