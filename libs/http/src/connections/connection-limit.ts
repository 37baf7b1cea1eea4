import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock } from '@marquee/access';
import type { Logger } from 'pino';
import { createConnectionGroup, type ConnectionGroup } from './connection-group.ts';
import { trackRequests } from './track-requests.ts';

const LOG_INTERVAL_MS = 60_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export interface ConnectionLimitParts {
  maxConnections: number;
  /** Connections of one IPv4 address or IPv6 /56. Loopback addresses have no limit. */
  maxPerAddress: number;
  logger: Pick<Logger, 'warn'>;
  now?: () => number;
  /** For tests, which have loopback addresses only. */
  addressFor?: ((socket: Socket) => string | null) | undefined;
}

/**
 * Bounds the open connections of a server. At a limit, a new connection replaces the oldest one
 * without a request in progress; if there is none, the new connection is refused. Idle sockets
 * therefore never lock out a client that sends a request.
 */
export function createConnectionLimit(parts: ConnectionLimitParts) {
  const { logger, now = () => performance.now(), addressFor = limitedAddress } = parts;
  const all = createConnectionGroup(parts.maxConnections);
  const byAddress = new Map<string, ConnectionGroup>();
  const { totals, count } = createRefusalLog(logger, now, () => ({
    open: all.size(),
    max: parts.maxConnections,
  }));

  /** Returns false if the group is full and each of its connections is in use. */
  function makeRoom(group: ConnectionGroup): boolean {
    const unused = group.isFull() ? group.findUnused() : undefined;
    if (!unused) return !group.isFull();
    remove(unused, addressFor(unused));
    unused.destroy();
    count('closed');
    return true;
  }

  const remove = (socket: Socket, address: string | null): void => {
    all.remove(socket);
    removeFrom(byAddress, address ?? '', socket);
  };
  function accept(socket: Socket): void {
    const address = addressFor(socket);
    const own =
      address === null
        ? null
        : (byAddress.get(address) ?? createConnectionGroup(parts.maxPerAddress));
    if ((own && !makeRoom(own)) || !makeRoom(all)) {
      count('refused');
      return void socket.destroy();
    }
    all.add(socket);
    own?.add(socket);
    if (own && address !== null) byAddress.set(address, own);
    socket.once('close', () => {
      remove(socket, address);
    });
  }

  function watch(server: Server): void {
    server.on('connection', accept);
    trackRequests(server, (socket, isBusy) => {
      const own = byAddress.get(addressFor(socket) ?? '');
      for (const group of own ? [all, own] : [all]) group[isBusy ? 'setBusy' : 'setIdle'](socket);
    });
  }
  return { watch, totals: () => totals };
}
export type ConnectionLimit = ReturnType<typeof createConnectionLimit>;

function limitedAddress({ remoteAddress }: Socket): string | null {
  return remoteAddress === undefined || LOOPBACK.test(remoteAddress)
    ? null
    : (addressBlock(remoteAddress)?.own ?? null);
}

function removeFrom(groups: Map<string, ConnectionGroup>, address: string, socket: Socket): void {
  const group = groups.get(address);
  group?.remove(socket);
  if (group?.size() === 0) groups.delete(address);
}

/** Counts refusals and logs the totals at most once a minute. */
function createRefusalLog(logger: Pick<Logger, 'warn'>, now: () => number, describe: () => object) {
  const totals = { refused: 0, closed: 0 };
  let loggedAt = -Infinity;
  const count = (outcome: keyof typeof totals) => {
    totals[outcome]++;
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now();
    logger.warn({ ...totals, ...describe() }, 'connections.refused');
  };
  return { totals, count };
}
