import { join } from 'node:path';
import { DomainError, notFound } from '@marquee/domain';
import { identify, limitConcurrency, methodNotAllowed, type Limits } from '@marquee/http';
import type { SnapshotFile, SnapshotManifest } from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';

const FileParams = z.object({ id: z.string().default('latest'), file: z.string() });

const YEAR_S = 31_536_000;

// Slow downloads last for hours, so they have a limit of their own.
const MAX_DOWNLOADS = 200;

type SnapshotDeps = Pick<
  Dependencies,
  'access' | 'addresses' | 'readSnapshots' | 'snapshotsFolder'
>;

/** Serves the files of snapshots, with ranges, and redirects `latest` to the newest one. */
export function snapshotFiles(deps: SnapshotDeps, limits: Pick<Limits, 'read'>): Router {
  const { access, addresses, readSnapshots, snapshotsFolder } = deps;
  const counted = [limitConcurrency({ max: MAX_DOWNLOADS }), identify(access), limits.read];
  const router = express.Router();
  router.get('/snapshots/latest/:file', ...counted, async (req: Request, res) => {
    const { file } = FileParams.parse(req.params);
    const [newest] = await readSnapshots();
    if (!newest)
      throw new DomainError(
        'not_found',
        'There is no snapshot yet. The worker writes one every night.',
      );
    findFile(newest, file);
    res
      .set('Cache-Control', 'no-store')
      .redirect(302, `${addresses.api}/snapshots/${newest.id}/${file}`);
  });
  router.get('/snapshots/:id/:file', ...counted, async (req: Request, res) => {
    const { id, file: name } = FileParams.parse(req.params);
    const snapshot = (await readSnapshots()).find((candidate) => candidate.id === id);
    if (!snapshot) throw notFound('snapshot', id);
    const file = findFile(snapshot, name);
    await sendFile(res, join(snapshotsFolder, snapshot.id, file.name), file);
  });
  router.all('/snapshots/:id/:file', identify(access), methodNotAllowed(['GET'], limits.read));
  return router;
}

function findFile({ files }: SnapshotManifest, name: string): SnapshotFile {
  const file = files.find((candidate) => candidate.name === name);
  if (file) return file;
  throw new DomainError(
    'not_found',
    `No such file. Files: ${files.map((one) => one.name).join(', ')}.`,
  );
}

function sendFile(
  res: Response,
  path: string,
  { sha256, media_type, name, bytes }: SnapshotFile,
): Promise<void> {
  res.set({
    ETag: `"${sha256}"`,
    'Content-Type': media_type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': `public, max-age=${String(YEAR_S)}, immutable`,
  });
  return new Promise((resolve, reject) => {
    res.sendFile(path, { dotfiles: 'allow', cacheControl: false }, (error?: Error) => {
      if (error && isUnsatisfiableRange(error))
        res
          .status(416)
          .set('Content-Range', `bytes */${String(bytes)}`)
          .end();
      // A client that ends the download is no failure.
      else if (error && !res.headersSent) reject(error);
      resolve();
    });
  });
}

const isUnsatisfiableRange = (error: Error): boolean => 'status' in error && error.status === 416;
