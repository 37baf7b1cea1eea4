import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Calls `onChange` when the first of a connection's requests begins and when its last one ends.
 * Requests may be pipelined.
 */
export function trackRequests(
  server: Server,
  onChange: (socket: Socket, isBusy: boolean) => void,
): void {
  const inProgress = new WeakMap<Socket, number>();

  function change(socket: Socket, by: 1 | -1): void {
    const before = inProgress.get(socket) ?? 0;
    inProgress.set(socket, before + by);
    if (before === 0 || before + by === 0) onChange(socket, before === 0);
  }

  // Before Express: a synchronous response is already sent when later listeners run.
  server.prependListener('request', ({ socket }, res) => {
    change(socket, 1);
    res.once('close', () => {
      change(socket, -1);
    });
  });
}
