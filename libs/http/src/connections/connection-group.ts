import type { Socket } from 'node:net';

/**
 * Tracks open connections under one limit. Sets iterate in the order of insertion, so the first
 * element is the oldest.
 */
export function createConnectionGroup(max: number) {
  const open = new Set<Socket>();
  const silent = new Set<Socket>(); // have sent no complete request
  const idle = new Set<Socket>(); // between two requests

  function remove(socket: Socket): void {
    for (const set of [open, silent, idle]) set.delete(socket);
  }
  return {
    size: () => open.size,
    isFull: () => open.size >= max,
    add: (socket: Socket) => {
      open.add(socket);
      silent.add(socket);
    },
    remove,
    setBusy: (socket: Socket) => {
      silent.delete(socket);
      idle.delete(socket);
    },
    setIdle: (socket: Socket) => {
      if (open.has(socket)) idle.add(socket);
    },
    /** Returns a connection without a request in progress, to make room for another one. */
    findUnused: (): Socket | undefined => findOldest(silent) ?? findOldest(idle),
  };
}
export type ConnectionGroup = ReturnType<typeof createConnectionGroup>;

const findOldest = (sockets: Set<Socket>): Socket | undefined => sockets.values().next().value;
