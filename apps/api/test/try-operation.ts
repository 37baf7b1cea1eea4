import { request, type Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import {
  requestsFor,
  type GeneratedRequest,
  type Operation,
  type RequestKind,
} from './hostile/generate-requests.ts';
import type { Judge, Reply } from './hostile/judge-reply.ts';
import type { KnownValues } from './known-values.ts';

/** How often a request is repeated that the server rejects because it is busy. */
const REPEATS = 3;
const SLOW_MS = 1_000;
const TIMEOUT_MS = 30_000;

let serial = 0;

/** Each request has its own address, so that no limit ends the run. */
function nextAddress(): string {
  serial++;
  return `10.${String((serial >> 16) & 255)}.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
}

export interface Trial {
  origin: string;
  agent: Agent;
  /** Requests in flight. */
  concurrency: number;
  /** Requests of each kind. */
  count: number;
  seed: number;
  known: KnownValues;
  judge: Judge;
  /** Returns the key for a request, of which every other one has a key. */
  keyFor: (operation: Operation) => Promise<string>;
}

interface Finding {
  /** How many requests have it. */
  count: number;
  example: string;
}

export interface TrialReport {
  operation: string;
  requests: Record<RequestKind, number>;
  /** Valid requests with a status below 400. */
  succeeded: number;
  statuses: Map<number, number>;
  slowestMs: number;
  /** Requests that took more than a second. */
  slow: string[];
  /** By what is wrong. */
  findings: Map<string, Finding>;
}

/** Sends generated requests to an operation and judges the responses. */
export async function tryOperation(operation: Operation, trial: Trial): Promise<TrialReport> {
  const report: TrialReport = {
    operation: `${operation.method} ${operation.path}`,
    requests: { valid: 0, mutated: 0 },
    succeeded: 0,
    statuses: new Map(),
    slowestMs: 0,
    slow: [],
    findings: new Map(),
  };
  for (const kind of ['valid', 'mutated'] as const) {
    const pending = fc.sample(requestsFor(operation, kind, trial.known), {
      numRuns: trial.count,
      seed: trial.seed,
    });
    const lanes = Array.from({ length: trial.concurrency }, async () => {
      for (let next = pending.pop(); next; next = pending.pop()) {
        const key = pending.length % 2 === 0 ? { 'X-API-Key': await trial.keyFor(operation) } : {};
        const sent = { ...next, headers: { ...key, ...next.headers } };
        count(report, { kind, ...(await sendUntilAdmitted(trial, operation, sent)) });
      }
    });
    await Promise.all(lanes);
  }
  return report;
}

interface Outcome {
  kind: RequestKind;
  sent: GeneratedRequest;
  reply: Reply;
  ms: number;
  verdict: string | null;
}

function count(report: TrialReport, { kind, sent, reply, ms, verdict }: Outcome): void {
  report.requests[kind]++;
  if (kind === 'valid' && reply.status < 400) report.succeeded++;
  report.statuses.set(reply.status, (report.statuses.get(reply.status) ?? 0) + 1);
  report.slowestMs = Math.max(report.slowestMs, ms);
  const { 'X-API-Key': _key, ...headers } = sent.headers;
  const example = `${sent.method} ${sent.path} ${JSON.stringify(headers)} ${sent.body ?? ''}`;
  if (ms > SLOW_MS) report.slow.push(`${ms.toFixed(0)} ms: ${example.slice(0, 1_000)}`);
  if (verdict === null) return;
  addFinding(
    report.findings,
    verdict,
    `${example}: ${String(reply.status)} ${reply.text.slice(0, 300)}`,
  );
}

/** Counts a finding. The first example is shown. */
export function addFinding(
  findings: TrialReport['findings'],
  verdict: string,
  example: string,
): void {
  const { count = 0, example: first = example.slice(0, 3_000) } = findings.get(verdict) ?? {};
  findings.set(verdict, { count: count + 1, example: first });
}

/** A busy server rejects requests with 503, whatever the request is. */
async function sendUntilAdmitted(
  trial: Trial,
  operation: Operation,
  sent: GeneratedRequest,
): Promise<Omit<Outcome, 'kind'>> {
  for (let repeats = REPEATS; ; repeats--) {
    const startedAt = performance.now();
    const reply = await send(trial, sent);
    const ms = performance.now() - startedAt;
    const verdict = trial.judge(operation, sent, reply);
    if (verdict === null || reply.status !== 503 || repeats === 0)
      return { sent, reply, ms, verdict };
    await setTimeout(1_000);
  }
}

/** A connection that breaks is a response without a status. */
function send(
  { origin, agent }: Trial,
  { method, path, headers, body }: GeneratedRequest,
): Promise<Reply> {
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      resolve({ status: 0, type: '', text: error.message, headers: {} });
    };
    const all = {
      'X-Forwarded-For': nextAddress(),
      ...headers,
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(origin, { agent, method, path, headers: all, signal }, (res) => {
      const chunks: Buffer[] = [];
      res
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', fail)
        .once('end', () => {
          const type = (res.headers['content-type'] ?? '').split(';')[0] ?? '';
          resolve({
            status: res.statusCode ?? 0,
            type,
            text: Buffer.concat(chunks).toString(),
            headers: res.headers,
          });
        });
    });
    sent.once('error', fail).end(body);
  });
}
