import { setTimeout } from 'node:timers/promises';
import { isShed, send, type Address } from './replica-world.ts';

const BODY = { artist_name: 'Lantern Choir', city: 'Berlin' };
const INTERVAL_MS = 100;

interface Write {
  from: string;
  status: number;
  retryAfter: string | null;
  text: string;
}

/**
 * Writes at most ten demands a second, each of another person. Writers with different numbers stand
 * for different people.
 */
export function createDemandWriter(api: Address, number = 0) {
  const writes: Promise<Write>[] = [];
  const finished: Write[] = [];
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function write(from: string): Promise<Write> {
    const reply = { from, ...(await send(api, '/demand-it', { from, body: BODY })) };
    finished.push(reply);
    return reply;
  }
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      writes.push(write(addressFor(number, writes.length)));
      await setTimeout(INTERVAL_MS);
    }
    await Promise.all(writes);
  }
  const stop = async () => {
    stopping.abort();
    await running;
  };
  const accepted = () => finished.filter(({ status }) => status === 200);
  const rejected = () => finished.filter(isRefused);

  return {
    start: () => void (running = run()),
    stop,
    accepted,
    /** Those that got 503 with `Retry-After`. They may be stored or not. */
    rejected,
    unexpected: () => finished.filter((one) => one.status !== 200 && !isRefused(one)),
    /**
     * Writes again for each person whose write was accepted, and returns those that were not
     * counted before.
     */
    findLost: async (): Promise<string[]> => {
      const lost: string[] = [];
      for (const { from } of accepted()) {
        const { text } = await unlessShed(() => write(from));
        if (!text.includes('"deduplicated":true')) lost.push(`${from} ${text}`);
      }
      return lost;
    },
    summary: () =>
      `${String(accepted().length)} writes accepted, ${String(rejected().length)} rejected`,
  };
}

async function unlessShed(send: () => Promise<Write>): Promise<Write> {
  const reply = await send();
  return isShed(reply) ? unlessShed(send) : reply;
}

const isRefused = ({ status, retryAfter }: Write) => status === 503 && Number(retryAfter) > 0;
const addressFor = (writer: number, serial: number) =>
  `10.${String(100 + writer)}.${String(Math.floor(serial / 250))}.${String(serial % 250)}`;
