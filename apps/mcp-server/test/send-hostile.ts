import { once } from 'node:events';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { Agents } from './agents-with.ts';
import { hostileBody } from './hostile-bodies.ts';

const AT_ONCE = 8;

/** Sends that many bodies; answers what came back that must not: a 5xx, or what is neither JSON nor a stream nor nothing. */
export async function sendHostile({ url }: Agents, bodies: number, seed: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const sent = fc.sample(hostileBody, { numRuns: bodies, seed });
  const wrong: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let body = sent[next++]; body !== undefined; body = sent[next++]) {
      const answer = await post(url, agent, body);
      if (!isFine(answer))
        wrong.push(`${String(answer.status)} ${answer.text.slice(0, 200)} for ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  return wrong;
}

interface Answered {
  status: number;
  text: string;
}

async function post(url: string, agent: Agent, body: string): Promise<Answered> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const sent = request(url, { method: 'POST', agent, headers });
  sent.end(body);
  const [res] = await once(sent, 'response');
  let text = '';
  for await (const chunk of res) text += String(chunk);
  return { status: res.statusCode, text };
}

function isFine({ status, text }: Answered): boolean {
  if (status >= 500) return false;
  if (text === '') return status === 202; // a notification is taken and not answered
  try {
    JSON.parse(text);
    return !/node_modules|\bat [\w.]+ \(|SELECT |ZodError/.test(text);
  } catch {
    return false;
  }
}
