import { isShed, SLUG, type Address } from './replica-world.ts';

/**
 * Clicks as a browser, because clicks of programs are not counted. Repeats a click that a busy
 * machine sheds.
 */
export async function clickAsBrowser(
  api: Address,
  from: string,
): Promise<{ status: number; text: string }> {
  const headers = { 'X-Forwarded-For': from, 'User-Agent': 'Mozilla/5.0 Firefox/130.0' };
  const response = await fetch(`${api.address}/click/${SLUG}`, { headers, redirect: 'manual' });
  const text = await response.text();
  const reply = { status: response.status, text };
  return isShed(reply) ? clickAsBrowser(api, from) : reply;
}
