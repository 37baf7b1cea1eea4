import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFetcher } from '../fetch/fetch-address.ts';
import { defaultAccess, type SourceAccess } from '../fetch/settings.ts';
import type { EventFormatName } from '../formats.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { readTicketingApi } from '../ticketing-apis/read-ticketing-api.ts';
import { ticketingApiFor } from '../ticketing-apis/ticketing-apis.ts';
import { startStubServer } from './stub-server.ts';

type Respond = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown;

const KEYS = {
  TICKETMASTER_API_KEY: 'SECRET-TM',
  SEATGEEK_CLIENT_ID: 'SECRET-SG',
  BANDSINTOWN_APP_ID: 'SECRET-BIT',
  EVENTBRITE_TOKEN: 'SECRET-EB',
};

interface ReadOptions {
  mustBeComplete?: boolean;
  keys?: SourceAccess['keys'];
  /** How long the API may send no data. */
  idleTimeoutMs?: number;
}

/**
 * For tests: a ticketing API on this machine. Sends what `respond` returns as JSON, or nothing if
 * it returns undefined.
 */
export async function stubTicketingApi(format: EventFormatName, respond: Respond) {
  const requests: URL[] = [];
  const pauses: number[] = [];
  let clockMs = 0;
  const server = await startStubServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
    requests.push(url);
    const body = respond(url, request, response);
    if (body !== undefined)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });

  /** Reads the list at a path with a fake clock: pauses are recorded and take no time. */
  async function read(
    path: string,
    { mustBeComplete = false, keys = KEYS, idleTimeoutMs = 10_000 }: ReadOptions = {},
  ) {
    const access: SourceAccess = { ...defaultAccess(), allowPrivate: true, idleTimeoutMs, keys };
    const api = ticketingApiFor(format, server.origin + path, access);
    if (!api) throw new Error('The address belongs to no API.');
    const wait = (pauseMs: number) => {
      clockMs += pauseMs;
      return Promise.resolve(pauses.push(pauseMs));
    };
    const options = {
      access,
      fetchAddress: createFetcher(access),
      mustBeComplete,
      wait,
      clock: () => clockMs,
    };
    const records: ReadResult[] = [];
    for await (const record of readTicketingApi(api, server.origin + path, options))
      records.push(record);
    const events = records.filter((record) => 'title' in record);
    const unreadables = records.filter((record) => 'unreadable' in record);
    return { events, unreadables, ids: new Set(events.map(({ source_id }) => source_id)) };
  }
  return { ...server, requests, pauses, read };
}
