import { pipeline } from 'node:stream/promises';
import { sendBody } from '@marquee/http';
import type { Request as NodeRequest, Response as NodeResponse } from 'express';

/** A text is JSON, and went well. */
export type Answered = Response | string;

const READ_BY_SDK = /^(?:accept|content-type|mcp-.+|last-event-id)$/;

/**
 * A request whose body was read, as the SDK wants it: in terms of the web, without the body, with the headers that the protocol
 * knows. One that has a signal takes far longer to make: only what listens to it gets one.
 */
export function webRequest({ method, originalUrl, headers: given }: NodeRequest, signal?: AbortSignal): Request {
  const headers: [string, string][] = [];
  for (const name in given) {
    const value = given[name];
    if (typeof value === 'string' && READ_BY_SDK.test(name)) headers.push([name, value]);
  }
  const init = signal ? { method, headers, signal } : { method, headers };
  return new Request(`http://${given.host ?? 'localhost'}${originalUrl}`, init);
}

/** Calls back when the caller leaves before the answer is written. */
export function onLeaving(res: NodeResponse, act: () => void): void {
  res.once('close', () => {
    if (!res.writableFinished) act();
  });
}

/** Writes an answer. All but a stream is written at once, which takes half the time of writing it in parts, and may be compressed. */
export async function write(answer: Answered, req: NodeRequest, res: NodeResponse): Promise<void> {
  if (typeof answer === 'string') {
    await sendBody(req, res, { type: 'application/json', body: Buffer.from(answer) });
    return;
  }
  res.status(answer.status);
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  const type = answer.headers.get('content-type');
  if (type !== null && !type.startsWith('text/event-stream'))
    await sendBody(req, res, { type, body: Buffer.from(await answer.text()) });
  else if (answer.body)
    await pipeline(answer.body, res).catch(() => undefined); // whoever left is told of by onLeaving
  else res.end();
}
