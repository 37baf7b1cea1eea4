import { once } from 'node:events';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { TestMcpServer } from './create-test-mcp-server.ts';
import { hostileBody } from './hostile-bodies.ts';

const CONCURRENCY = 8;

/**
 * Sends generated bodies and returns the unacceptable responses: a 5xx, or a body that is not JSON
 * or leaks internals.
 */
export async function sendHostileBodies(
  { url }: TestMcpServer,
  bodies: number,
  seed: number,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const generated = fc.sample(hostileBody, { numRuns: bodies, seed });
  const failures: string[] = [];
  let next = 0;
  const sendNext = async () => {
    for (let body = generated[next++]; body !== undefined; body = generated[next++]) {
      const result = await post(url, agent, body);
      if (!isAcceptable(result))
        failures.push(
          `${String(result.status)} ${result.text.slice(0, 200)} for ${body.slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  agent.destroy();
  return failures;
}

interface HttpResult {
  status: number;
  text: string;
}

async function post(url: string, agent: Agent, body: string): Promise<HttpResult> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const sent = request(url, { method: 'POST', agent, headers });
  sent.end(body);
  const [res] = await once(sent, 'response');
  let text = '';
  for await (const chunk of res) text += String(chunk);
  return { status: res.statusCode, text };
}

function isAcceptable({ status, text }: HttpResult): boolean {
  if (status >= 500) return false;
  if (text === '') return status === 202; // a notification has no result
  try {
    JSON.parse(text);
    return !/node_modules|\bat [\w.]+ \(|SELECT |ZodError/.test(text);
  } catch {
    return false;
  }
}
