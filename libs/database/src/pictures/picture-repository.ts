import type { StoredPicture } from '@marquee/domain';
import type { Database } from '../connection/connect.ts';
import type { Query } from '../connection/statement.ts';
import { chooseImages } from './choose-images.ts';
import {
  claimSql,
  deleteFilesSql,
  deletePicturesSql,
  deleteUsesSql,
  dueSql,
  insertPicturesSql,
  picturesSql,
  removeUsesSql,
  saveUsesSql,
  statedImagesSql,
  type SearchPosition,
  type StatedImagesRow,
} from './pictures-sql.ts';

const START: SearchPosition = {
  updatedAt: new Date(0),
  eventId: '00000000-0000-0000-0000-000000000000',
};
const FILES_PER_SWEEP = 100;

/** An image to fetch. */
export interface DuePicture {
  urlHash: Uint8Array<ArrayBuffer>;
  url: string;
  /** Failed attempts since the last success. */
  failures: number;
  /** The file of the last success. */
  fileId: string | null;
}

export interface WaitingPicture {
  urlHash: Uint8Array<ArrayBuffer>;
  host: string;
}

interface AttemptResult {
  fileId: string | null;
  failures: number;
  problem: string | null;
  dueAt: Date;
  resetsAttempts: boolean;
}

type PictureSize = Pick<StoredPicture, 'id' | 'width' | 'height'>;

export function createPictureRepository(
  database: Pick<Database, 'prisma' | 'query' | 'transaction'>,
) {
  const { prisma, query, transaction } = database;

  /**
   * Adds the row of a file before the file is stored, so that a crash leaves no file without a row.
   */
  async function addFile({ id, ...size }: PictureSize): Promise<void> {
    const usedAt = new Date();
    await prisma.pictureFile.upsert({
      where: { id },
      create: { id, ...size, usedAt },
      update: { usedAt },
    });
  }

  /**
   * Stores the result of an attempt. Without `fileId`, the image has no file any more. The attempt
   * still counts if the image ended its process.
   */
  async function complete(
    { urlHash }: Pick<DuePicture, 'urlHash'>,
    { resetsAttempts, ...result }: AttemptResult,
  ): Promise<void> {
    const data = { ...result, ...(resetsAttempts && { attempts: 0 }) };
    await prisma.picture.updateMany({ where: { urlHash }, data });
  }

  return {
    findStated: (options: { until: Date; limit: number }) => findStated(database, options),
    /** Returns the images to fetch next, interleaved by host. */
    listDue: (due: { now: Date; limit: number }) => query<WaitingPicture>(dueSql(due)),
    /** Returns an image to fetch, unless another worker fetches it. */
    claim: async ({ urlHash }: WaitingPicture, times: { now: Date; until: Date }) =>
      (await query<DuePicture>(claimSql(urlHash, times)))[0] ?? null,
    addFile,
    complete,
    sweep: (remove: (file: Pick<StoredPicture, 'id' | 'width'>) => Promise<void>) =>
      sweep({ query, transaction }, remove),
    /** Returns the pictures of records by their id. */
    find: async (recordIds: string[]) => findPictures(query, recordIds),
  };
}
export type PictureRepository = ReturnType<typeof createPictureRepository>;

export async function findPictures(
  query: Query,
  recordIds: string[],
): Promise<Map<string, StoredPicture>> {
  if (recordIds.length === 0) return new Map();
  const rows = await query<{ id: string; picture: StoredPicture }>(picturesSql(recordIds));
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}

/**
 * Reads the events that changed since the last call, and stores the images that they, their venues
 * and artists have. Begins again if the sources that allow to show images change. Returns the
 * number of events.
 */
async function findStated(
  { prisma, query, transaction }: Pick<Database, 'prisma' | 'query' | 'transaction'>,
  options: { until: Date; limit: number },
): Promise<number> {
  const select = { id: true };
  const sources = await prisma.source.findMany({
    where: { imageLicence: { not: null } },
    select,
    orderBy: { id: 'asc' },
  });
  if (sources.length === 0) return 0;
  const terms = sources.map(({ id }) => id).join(' ');
  const after = (await prisma.pictureSearch.findUnique({ where: { terms } })) ?? START;
  const rows = await query<StatedImagesRow>(statedImagesSql(after, options));
  const last = rows.at(-1);
  if (!last) return 0;
  await transaction((tx) => saveImages(tx, rows));
  const position = { updatedAt: last.updated_at, eventId: last.event_id };
  await prisma.pictureSearch.upsert({
    where: { terms },
    create: { terms, ...position },
    update: position,
  });
  await prisma.pictureSearch.deleteMany({ where: { terms: { not: terms } } });
  return new Set(rows.map(({ event_id }) => event_id)).size;
}

async function saveImages(query: Query, rows: StatedImagesRow[]): Promise<void> {
  const { events, others } = chooseImages(rows);
  const shown = new Set(events.map(({ record_id }) => record_id));
  const without = [...new Set(rows.map(({ event_id }) => event_id))].filter((id) => !shown.has(id));
  await query(removeUsesSql(without));
  const images = [...events, ...others];
  if (images.length === 0) return;
  await query(insertPicturesSql(images));
  if (events.length > 0) await query(saveUsesSql(events, { replace: true }));
  if (others.length > 0) await query(saveUsesSql(others, { replace: false }));
}

/**
 * Deletes what is not needed any more. `remove` deletes the files of a picture; if it fails, they
 * are deleted next time.
 */
async function sweep(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  remove: (file: Pick<StoredPicture, 'id' | 'width'>) => Promise<void>,
): Promise<{ uses: number; pictures: number; files: number }> {
  const uses = (await query(deleteUsesSql())).length;
  const pictures = (await query(deletePicturesSql())).length;
  const sweepFiles = () =>
    transaction(async (tx) => {
      const files = await tx<Pick<StoredPicture, 'id' | 'width'>>(deleteFilesSql(FILES_PER_SWEEP));
      for (const file of files) await remove(file);
      return files.length;
    });
  let files = 0;
  for (let swept = FILES_PER_SWEEP; swept === FILES_PER_SWEEP; files += swept)
    swept = await sweepFiles();
  return { uses, pictures, files };
}
