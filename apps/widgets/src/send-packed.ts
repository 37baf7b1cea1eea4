import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sendAnswer, type Answer, type Sent } from '@marquee/http';
import type { Request, Response } from 'express';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const WORTH_IT = 600;

type Coding = 'br' | 'gzip';
const packed: Record<Coding, WeakMap<Buffer, Promise<Buffer>>> = { br: new WeakMap(), gzip: new WeakMap() };

/** Sends an answer as small as its reader can take it; what is kept is packed once. */
export async function sendPacked(req: Request, res: Response, answer: Sent): Promise<void> {
  const coding = answer.body.length < WORTH_IT ? null : codingFor(req);
  if (coding === null) {
    sendAnswer(req, res, answer);
    return;
  }
  const body = await pack(answer, coding);
  res.set('Content-Encoding', coding);
  sendAnswer(req, res, { ...answer, body, etag: answer.etag.replace(/"$/, `-${coding}"`) });
}

function codingFor(req: Request): Coding | null {
  const accepted = req.get('accept-encoding') ?? '';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null;
}

function pack({ body }: Answer, coding: Coding): Promise<Buffer> {
  const known = packed[coding].get(body);
  if (known) return known;
  const packing = coding === 'br' ? packBrotli(body, QUALITY) : packGzip(body);
  packed[coding].set(body, packing);
  return packing;
}
