import type { SendWebhook, WebhookMessage } from '@marquee/operations';
import { PrivateAddressError, publicConnector, userAgent } from '@marquee/sources/fetch';
import { Webhook } from 'standardwebhooks';
import { Agent, buildConnector, request } from 'undici';

const CONNECT_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
// The content of a response is not used. A short one is read to its end, so that the connection can be used again.
const MAX_READ_BYTES = 65_536;

export interface WebhookSenderOptions {
  /** Also sends to private addresses. */
  allowPrivate: boolean;
  /** For the operators of receivers. Part of the user agent. */
  contact: string | null;
}

/** Creates a sender of signed messages. Does not follow redirects, and sends to public addresses only unless `allowPrivate` is set. */
export function createWebhookSender({
  allowPrivate,
  contact,
}: WebhookSenderOptions): SendWebhook & { close: () => Promise<void> } {
  const connect = allowPrivate
    ? buildConnector({ timeout: CONNECT_TIMEOUT_MS })
    : publicConnector(CONNECT_TIMEOUT_MS);
  const dispatcher = new Agent({ connect, maxHeaderSize: MAX_HEADER_BYTES });

  async function post(message: WebhookMessage): Promise<number> {
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
    await body.dump({ limit: MAX_READ_BYTES, signal }).catch(() => undefined);
    return statusCode;
  }

  async function send(message: WebhookMessage) {
    const startedAt = performance.now();
    const result = await post(message).then(
      (status) => ({ status, error: describeStatus(status) }),
      (error: unknown) => ({ status: null, error: describeError(error) }),
    );
    return { ...result, durationMs: Math.round(performance.now() - startedAt) };
  }
  return Object.assign(send, { close: () => dispatcher.destroy() });
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

/** Describes a failure for the owner of the webhook, without details of our network. */
function describeError(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'The host does not resolve to a public address.';
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The receiver did not respond within ${String(TOTAL_TIMEOUT_MS / 1000)} seconds.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return `The receiver cannot be reached (${code}).`;
}
