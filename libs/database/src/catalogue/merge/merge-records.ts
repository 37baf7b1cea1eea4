import { appendChanges, withFormer, type FormerFacts } from '../../changes/changes-sql.ts';
import { queryIn, type Client } from '../../connection/prisma.ts';

export interface RecordMerge {
  from: string;
  into: string;
}

/** Records that listings only name. */
export type NamedKind = 'venue' | 'artist' | 'organizer';

interface MergedRecord {
  kind: NamedKind;
  /** The slug of the record that goes. */
  slug: string;
}

/**
 * Makes the id and the slugs of a record mean another one, which also gets its picture if it has
 * none.
 */
export async function moveNames(
  client: Client,
  { from, into }: RecordMerge,
  { kind, slug }: MergedRecord,
) {
  await client.alias.updateMany({ where: { kind, recordId: from }, data: { recordId: into } });
  const data = [slug, from].map((alias) => ({ kind, alias, recordId: into }));
  await client.alias.createMany({ data, skipDuplicates: true });
  await client.separatedPair.deleteMany({ where: { kind, OR: [{ one: from }, { other: from }] } });
  if ((await client.pictureUse.count({ where: { recordId: into } })) === 0)
    await client.pictureUse.updateMany({ where: { recordId: from }, data: { recordId: into } });
  await client.pictureUse.deleteMany({ where: { recordId: from } });
}

/** Reports events as updated. Their documents are those of the caller. */
export async function reportEvents(
  client: Client,
  former: ReadonlyMap<string, FormerFacts>,
): Promise<void> {
  const query = queryIn(client);
  const ids = [...former.keys()];
  const data = { updatedAt: new Date(), revision: { increment: 1 } };
  await client.event.updateMany({ where: { id: { in: ids } }, data });
  await appendChanges(
    query,
    ids.map((event_id) => withFormer({ event_id, kind: 'updated' }, former.get(event_id))),
  );
}
