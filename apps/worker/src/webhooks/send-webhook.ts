import { setTimeout as wait } from 'node:timers/promises';
import type { SendWebhook, WebhookMessage, WebhookResponse } from '@marquee/operations';
import { PrivateAddressError, publicConnector, userAgent } from '@marquee/sources/fetch';
import { Webhook } from 'standardwebhooks';
import { Agent, buildConnector, request } from 'undici';

const CONNECT_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
// The content of a response is not used. A short one is read to its end, so that the connection can
// be used again.
const MAX_READ_BYTES = 65_536;
const MAX_ECHO_BYTES = 4_096;

export interface WebhookSenderOptions {
  /** Also sends to private addresses. */
  allowPrivate: boolean;
  /** For the operators of receivers. Part of the user agent. */
  contact: string | null;
}

/**
 * Creates a sender of signed messages. Does not follow redirects, and sends to public addresses
 * only unless `allowPrivate` is set.
 */
export function createWebhookSender({
  allowPrivate,
  contact,
}: WebhookSenderOptions): SendWebhook & { close: () => Promise<void> } {
  const connect = allowPrivate
    ? buildConnector({ timeout: CONNECT_TIMEOUT_MS })
    : publicConnector(CONNECT_TIMEOUT_MS);
  const dispatcher = new Agent({ connect, maxHeaderSize: MAX_HEADER_BYTES });

  /** Returns the status and, of a challenge, the beginning of the response. */
  async function post(message: WebhookMessage): Promise<Answer> {
    const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': userAgent(contact),
      ...signatureHeaders(message, new Date()),
    };
    const { statusCode, body } = await request(message.url, {
      dispatcher,
      signal,
      method: 'POST',
      headers,
      body: message.body,
    });
    if (message.challenge !== undefined)
      return { status: statusCode, text: await readBeginning(body) };
    await body.dump({ limit: MAX_READ_BYTES, signal }).catch(() => undefined);
    return { status: statusCode, text: '' };
  }

  const send = (message: WebhookMessage): Promise<WebhookResponse> =>
    message.challenge === undefined
      ? timed(post(message))
      : challenged(post(message), message.challenge);
  return Object.assign(send, { close: () => dispatcher.destroy() });
}

interface Answer {
  status: number;
  text: string;
}

async function timed(answer: Promise<Answer>): Promise<WebhookResponse> {
  const startedAt = performance.now();
  try {
    const { status } = await answer;
    const durationMs = Math.round(performance.now() - startedAt);
    return { status, error: describeStatus(status), durationMs };
  } catch (error) {
    return { status: null, error: describeError(error), durationMs: null };
  }
}

/** Every refusal has the same response after the same time, so no one learns what answers there. */
async function challenged(answer: Promise<Answer>, challenge: string): Promise<WebhookResponse> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  const isAgreed = await answer.then(
    ({ status, text }) => describeStatus(status) === null && echoes(text, challenge),
    () => false,
  );
  if (isAgreed) return { status: 200, error: null, durationMs: elapsed() };
  await wait(Math.max(0, TOTAL_TIMEOUT_MS - elapsed()), undefined, { ref: false });
  return { status: null, error: NOT_AGREED, durationMs: null };
}

/** Returns the headers of Standard Webhooks, with one signature for each secret. */
function signatureHeaders(
  { id, body, secrets }: WebhookMessage,
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'The receiver redirects, which is not followed.';
  return `The receiver responded with the status ${String(status)}.`;
}

const SECONDS = String(TOTAL_TIMEOUT_MS / 1_000);
const NOT_AGREED = `The receiver did not echo the challenge within ${SECONDS} seconds.`;

/**
 * Describes a failure for the owner of the webhook. One text for all, so that the log cannot be
 * used to find open ports of others.
 */
const describeError = (error: unknown): string =>
  error instanceof PrivateAddressError
    ? 'The host does not resolve to a public address.'
    : `The receiver cannot be reached, or did not respond within ${SECONDS} seconds.`;

/** Whether a response is the challenge, or JSON with the member `challenge`. */
function echoes(text: string, challenge: string): boolean {
  if (text.trim() === challenge) return true;
  try {
    const content: unknown = JSON.parse(text);
    return (content as { challenge?: unknown } | null)?.challenge === challenge;
  } catch {
    return false;
  }
}

/** Reads a short response, at most until the time is up. */
async function readBeginning(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_ECHO_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
