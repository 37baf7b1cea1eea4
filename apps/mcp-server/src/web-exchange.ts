import { pipeline } from 'node:stream/promises';
import type { Request as NodeRequest, Response as NodeResponse } from 'express';

/**
 * Answers a request whose body was read as the SDK does, in terms of the web: the Request goes without its body, and aborts when the
 * caller leaves. What is not a stream is written at once, which takes half the time of writing it in parts.
 */
export async function exchange(
  req: NodeRequest,
  res: NodeResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const response = await answer(webRequest(req, gone.signal));
  res.status(response.status);
  for (const [name, value] of response.headers) res.setHeader(name, value);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) res.end(await response.text());
  else if (response.body) await pipeline(response.body, res).catch(() => gone.abort());
  else res.end();
}

function webRequest({ method, originalUrl, headers: given }: NodeRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') headers.set(name, value);
  return new Request(`http://${given.host ?? 'localhost'}${originalUrl}`, { method, headers, signal });
}
