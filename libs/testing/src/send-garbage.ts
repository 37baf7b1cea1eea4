import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { GARBAGE, type GarbageBody } from './garbage-bodies.ts';

export interface GarbageResponse extends GarbageBody {
  path: string;
  answered: number;
}

/**
 * Sends every unreadable body to every path, each from its own client address, and returns the
 * statuses.
 */
export async function sendGarbage(
  baseUrl: string,
  paths: string[],
  type = 'application/json',
): Promise<GarbageResponse[]> {
  const responses: GarbageResponse[] = [];
  let address = 0;
  for (const path of paths)
    for (const garbage of GARBAGE) {
      const caller = `10.1.${String(address >> 8)}.${String(address++ & 255)}`;
      const headers = { 'content-type': type, 'x-forwarded-for': caller, ...garbage.headers };
      const answered = await send(`${baseUrl}${path}`, { ...garbage, headers });
      responses.push({ ...garbage, path, answered });
    }
  return responses;
}

async function send(url: string, { headers, body }: GarbageBody): Promise<number> {
  const sent = request(url, { method: 'POST', headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}
