import type { Database } from '@marquee/database';
import { findEventId } from '@marquee/database/catalogue';
import { impossible } from './impossible.ts';

/** Returns the id of the event with the current or former id or slug. Throws if there is none. */
export async function requireEvent(
  database: Pick<Database, 'prisma'>,
  reference: string,
): Promise<string> {
  const id = await findEventId(database, reference);
  if (id === null) throw impossible(`No event has the id or slug "${reference}".`);
  return id;
}
