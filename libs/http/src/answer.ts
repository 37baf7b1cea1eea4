import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';

/** An answer as bytes: what is sent, kept and compared. */
export interface Answer {
  type: string;
  body: Buffer;
  etag: string;
}

/** Who may keep an answer: everyone for a moment, its caller alone, or nobody (it concerns one mistake, or one moment). */
type Audience = 'everyone' | 'caller' | 'nobody';

/** An answer and who may keep it; `caching` says it in words of its own, for files. */
export type Sent = Answer & { audience: Audience; caching?: string };

const JSON_TYPE = 'application/json; charset=utf-8';
const CACHING: Readonly<Record<Audience, string>> = {
  everyone: 'public, max-age=30, stale-while-revalidate=300',
  caller: 'private, max-age=30',
  nobody: 'private, no-store',
};

export const answerOf = (content: object): Answer => textAnswer({ type: JSON_TYPE, text: JSON.stringify(content) });

/** An answer in another format than JSON. */
export function textAnswer({ type, text }: { type: string; text: string | Buffer }): Answer {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { type, body, etag };
}

/** Sends an answer, or 304 where the caller has it already; without its body to HEAD. */
export function sendAnswer(
  req: Request,
  res: Response,
  { type, body, etag, audience, caching = CACHING[audience] }: Sent,
): void {
  res.set({ ETag: etag, 'Cache-Control': caching });
  if ((req.method === 'GET' || req.method === 'HEAD') && isFresh(req.get('if-none-match'), etag)) {
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

/**
 * An answer that stays the same as long as the process lives, made when it is first asked for; of another media type where a standard
 * names one.
 */
export function staticJson(make: () => object, type = JSON_TYPE): RequestHandler {
  let answer: Answer | undefined;
  return (req, res) => {
    answer ??= textAnswer({ type, text: JSON.stringify(make()) });
    sendAnswer(req, res, { ...answer, audience: 'everyone' });
  };
}
