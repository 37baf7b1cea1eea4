import { setTimeout } from 'node:timers/promises';
import type { Api } from '../create-test-api.ts';

const CONCURRENCY = 20;
const RETRY_MS = 50;

/** Sends a number of requests, 20 at a time, and counts the responses by status. */
export async function spend(
  requests: number,
  send: () => PromiseLike<{ status: number }>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < requests; sent += CONCURRENCY) {
    const batch = Array.from({ length: Math.min(CONCURRENCY, requests - sent) }, () =>
      untilServed(send),
    );
    for (const { status } of await Promise.all(batch))
      statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** Counts a number of reads of a caller as requests do, without sending them. */
export async function useUp(
  { dependencies: { access } }: Pick<Api, 'dependencies'>,
  reads: number,
  { address, key }: { address: string; key?: string },
): Promise<void> {
  const caller = await access.authenticate(address, key);
  for (let counted = 0; counted < reads; counted++) await access.consume(caller, 'read');
}

/** Sends a request again if a busy machine rejects it with 503, because it is not counted then. */
async function untilServed(
  send: () => PromiseLike<{ status: number }>,
): Promise<{ status: number }> {
  for (;;) {
    const response = await send();
    if (response.status !== 503) return response;
    await setTimeout(RETRY_MS);
  }
}
