import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFetcher } from '../fetch/fetch-address.ts';
import { plainAccess, type SourceAccess } from '../fetch/settings.ts';
import { startStubServer } from '../fetch/stub-server.ts';
import type { EventFormatName } from '../formats.ts';
import type { Reading } from '../sources/record-format.ts';
import { readTicketingApi } from './read-ticketing-api.ts';
import { ticketingApiFor } from './ticketing-apis.ts';

type Answer = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown;

const KEYS = {
  TICKETMASTER_API_KEY: 'SECRET-TM',
  SEATGEEK_CLIENT_ID: 'SECRET-SG',
  BANDSINTOWN_APP_ID: 'SECRET-BIT',
  EVENTBRITE_TOKEN: 'SECRET-EB',
};

interface ReadOptions {
  mustBeWhole?: boolean;
  keys?: SourceAccess['keys'];
  /** How long a silence may last. */
  patienceMs?: number;
}

/** For tests: a vendor's API on this machine. What `answer` returns is sent as JSON; it may answer by itself instead. */
export async function stubTicketingApi(format: EventFormatName, answer: Answer) {
  const asked: URL[] = [];
  const pauses: number[] = [];
  let clockMs = 0;
  const server = await startStubServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
    asked.push(url);
    const body = answer(url, request, response);
    if (body !== undefined) response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });

  /** Reads the list at a path; pauses are noted instead of waited for, and answers take no time. */
  async function read(path: string, { mustBeWhole = false, keys = KEYS, patienceMs = 10_000 }: ReadOptions = {}) {
    const access: SourceAccess = { ...plainAccess(), allowPrivate: true, patienceMs, keys };
    const vendor = ticketingApiFor(format, server.origin + path, access);
    if (!vendor) throw new Error('It is no address of an API.');
    const wait = (pauseMs: number) => {
      clockMs += pauseMs;
      return Promise.resolve(pauses.push(pauseMs));
    };
    const parts = { access, fetchAddress: createFetcher(access), mustBeWhole, wait, clock: () => clockMs };
    const readings: Reading[] = [];
    for await (const reading of readTicketingApi(vendor, server.origin + path, parts)) readings.push(reading);
    const events = readings.filter((reading) => 'title' in reading);
    const unreadables = readings.filter((reading) => 'unreadable' in reading);
    return { events, unreadables, ids: new Set(events.map(({ source_id }) => source_id)) };
  }
  return { ...server, asked, pauses, read };
}
