import { createNameRepository, type Database } from '@marquee/database';
import { keepNamedApart, mergeNamed, type NamedKind } from '@marquee/database/catalogue';
import { impossible } from './impossible.ts';
import type { CurationDatabase } from './run-exclusively.ts';

type Writer = Pick<Database, 'prisma' | 'prismaTransaction'> & Pick<CurationDatabase, 'within'>;

/** Merges the record `from` into `into`. */
export async function mergeTwoNamed(
  database: Writer,
  kind: NamedKind,
  { into, from }: { into: string; from: string },
) {
  const [intoId, fromId] = await requireTwo(database, kind, [into, from]);
  const { events } = await mergeNamed(database, kind, { from: fromId, into: intoId });
  return { id: intoId, merged: fromId, events };
}

/** Decides that two records are not the same, so that they are not offered again. */
export async function keepApartNamed(
  database: Writer,
  kind: NamedKind,
  references: [string, string],
) {
  const [id, apart_from] = await requireTwo(database, kind, references);
  await keepNamedApart(database, kind, [id, apart_from]);
  return { id, apart_from };
}

async function requireTwo(database: Writer, kind: NamedKind, [one, other]: [string, string]) {
  const ids = [
    await requireNamed(database, kind, one),
    await requireNamed(database, kind, other),
  ] as [string, string];
  if (ids[0] === ids[1]) throw impossible(`Both names refer to the same ${kind} already.`);
  return ids;
}

async function requireNamed(database: Writer, kind: NamedKind, reference: string): Promise<string> {
  const { findVenueId, findAnyArtistId, findOrganizerId } = createNameRepository(database);
  const find = { venue: findVenueId, artist: findAnyArtistId, organizer: findOrganizerId };
  const id = await find[kind](reference);
  if (id === null) throw impossible(`No ${kind} has the id or slug "${reference}".`);
  return id;
}
