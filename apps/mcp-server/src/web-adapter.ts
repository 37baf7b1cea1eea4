import { pipeline } from 'node:stream/promises';
import { sendBody } from '@marquee/http';
import type { Request as NodeRequest, Response as NodeResponse } from 'express';

/** A string is the JSON body of a 200 response. */
export type McpResponse = Response | string;

const READ_BY_SDK = /^(?:accept|content-type|mcp-.+|last-event-id)$/;

/**
 * Converts a request whose body was read to a web Request without body and with the headers of the
 * protocol. Pass a signal only if it is used: it makes the Request much slower to create.
 */
export function toWebRequest(
  { method, originalUrl, headers: received }: NodeRequest,
  signal?: AbortSignal,
): Request {
  const headers: [string, string][] = [];
  for (const name in received) {
    const value = received[name];
    if (typeof value === 'string' && READ_BY_SDK.test(name)) headers.push([name, value]);
  }
  const init = signal ? { method, headers, signal } : { method, headers };
  return new Request(`http://${received.host ?? 'localhost'}${originalUrl}`, init);
}

/** Calls `act` if the client disconnects before the response is written. */
export function onDisconnect(res: NodeResponse, act: () => void): void {
  res.once('close', () => {
    if (!res.writableFinished) act();
  });
}

/**
 * Writes a response, in one piece unless it is a stream: that takes half the time and allows
 * compression.
 */
export async function writeResponse(
  response: McpResponse,
  req: NodeRequest,
  res: NodeResponse,
): Promise<void> {
  if (typeof response === 'string') {
    await sendBody(req, res, { type: 'application/json', body: Buffer.from(response) });
    return;
  }
  res.status(response.status);
  for (const [name, value] of response.headers) res.setHeader(name, value);
  const type = response.headers.get('content-type');
  if (type !== null && !type.startsWith('text/event-stream'))
    await sendBody(req, res, { type, body: Buffer.from(await response.text()) });
  else if (response.body)
    await pipeline(response.body, res).catch(() => undefined); // onDisconnect handles this
  else res.end();
}
