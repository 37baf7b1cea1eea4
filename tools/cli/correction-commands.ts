import { createCorrectionRepository, type Database } from '@marquee/database';

export const CORRECTION_USAGE = `{program} correction list [--limit N]                lists open reports and submitted events, the oldest first (default: 50)
{program} correction accept ID [--note TEXT]         merges, cancels, removes or lists the event, and answers by mail
{program} correction reject ID [--note TEXT]         changes nothing, and answers by mail`;

export async function listCorrections(database: Database, limit: number): Promise<object> {
  return { corrections: await createCorrectionRepository(database).list('open', limit) };
}
