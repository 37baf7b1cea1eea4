// Sends requests over keep-alive connections, each from its own client address so that no limit
// applies.
import { Agent, request } from 'node:http';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

export interface LoadPlan {
  port: number;
  clients: number;
  seconds: number;
  path: (serial: number) => string;
}

export interface Answer {
  status: number;
  ms: number;
}

let serial = 0;

/** Sends sequential requests from each of `clients` clients for a number of seconds. */
export async function load({ port, clients, seconds, path }: LoadPlan): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const run = async () => {
    while (performance.now() < until) answers.push(await send({ port, agent, path: path(serial) }));
  };
  await Promise.all(Array.from({ length: clients }, run));
  agent.destroy();
  return answers;
}

export function send({
  port,
  agent,
  path,
}: {
  port: number;
  agent?: Agent;
  path: string;
}): Promise<Answer> {
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
