import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

const TIMEOUT_MS = 10_000;
// A connection that was just accepted gets this time to send its request.
const IDLE_SWEEP_MS = 500;

/** Shuts a server down without losing a request. */
export function createDrain(server: Server, timeoutMs = TIMEOUT_MS) {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isClosing = false;

  // Before Express: a synchronous response is already sent when later listeners run.
  server.prependListener('request', (_req, res) => {
    if (isClosing) endConnectionAfter(res);
    open.add(res);
    res.once('close', () => open.delete(res));
  });

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    // Node does not count a connection as idle if it has never sent a byte.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  function announceClose(): void {
    isClosing = true;
    for (const res of open) endConnectionAfter(res);
  }

  function close(): Promise<void> {
    announceClose();
    return new Promise((resolve) => {
      const cutOff = setTimeout(() => {
        server.closeAllConnections();
      }, timeoutMs);
      const sweep = setInterval(closeIdle, IDLE_SWEEP_MS);
      // The close of the HTTP server would immediately end connections that only look idle.
      TcpServer.prototype.close.call(server, () => {
        clearTimeout(cutOff);
        clearInterval(sweep);
        resolve();
      });
    });
  }
  return { announceClose, close };
}

/** Otherwise the client would send more requests on the same connection. */
function endConnectionAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}
