import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';

/** An answer as bytes: what is sent, kept and compared. */
export interface Answer {
  type: string;
  body: Buffer;
  etag: string;
  /** Answers with warnings concern one caller's mistake and are stored for nobody else. */
  isShareable: boolean;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const SHARED = 'public, max-age=30, stale-while-revalidate=300';
const UNSHARED = 'private, no-store';

export const answerOf = (content: object): Answer =>
  textAnswer({ type: JSON_TYPE, text: JSON.stringify(content), isShareable: !('warnings' in content) });

/** An answer in another format than JSON. */
export function textAnswer({
  type,
  text,
  isShareable,
}: Pick<Answer, 'type' | 'isShareable'> & { text: string }): Answer {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { type, body, etag, isShareable };
}

/** Sends an answer, or 304 where the caller has it already; without its body to HEAD. */
export function sendAnswer(req: Request, res: Response, { type, body, etag, isShareable }: Answer): void {
  res.set({ ETag: etag, 'Cache-Control': isShareable ? SHARED : UNSHARED });
  if (isFresh(req.get('if-none-match'), etag)) {
    res.status(304).end();
    return;
  }
  res.set({ 'Content-Type': type, 'Content-Length': String(body.length) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function isFresh(noneMatch: string | undefined, etag: string): boolean {
  if (noneMatch === undefined) return false;
  const known = noneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** An answer that stays the same as long as the process lives. */
export function staticJson(content: object): RequestHandler {
  const answer = answerOf(content);
  return (req, res) => {
    sendAnswer(req, res, answer);
  };
}
