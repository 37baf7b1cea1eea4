// Requests over kept connections, each from an address of its own, so that no limit is met.
import { Agent, request } from 'node:http';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

export interface LoadPlan {
  port: number;
  lanes: number;
  seconds: number;
  path: (serial: number) => string;
}

export interface Answer {
  status: number;
  ms: number;
}

let serial = 0;

/** As many requests as `lanes` callers make in so many seconds, one after the other. */
export async function load({ port, lanes, seconds, path }: LoadPlan): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const lane = async () => {
    while (performance.now() < until) answers.push(await ask({ port, agent, path: path(serial) }));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return answers;
}

export function ask({ port, agent, path }: { port: number; agent?: Agent; path: string }): Promise<Answer> {
  serial++;
  const address = `10.${String((serial >> 16) & 255)}.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': address };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, ...(agent && { agent }) }, (res) => {
      res.resume().once('end', () => {
        resolve({ status: res.statusCode ?? 0, ms: performance.now() - startedAt });
      });
    })
      .once('error', reject)
      .end();
  });
}
