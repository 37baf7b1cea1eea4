import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** The recipients of the envelope. */
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface SmtpOptions {
  /** Returns the error code for a recipient; null accepts it. */
  refuse?: (recipient: string) => number | null;
  /** Called when a message arrived, before the server confirms it. */
  onMessage?: () => Promise<void> | void;
}

/** Starts an SMTP server that stores the received mails. */
export async function startSmtp({
  refuse = () => null,
  onMessage = () => undefined,
}: SmtpOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      done(
        code === null
          ? null
          : Object.assign(new Error(`<${address}> is not welcome`), { responseCode: code }),
      );
    },
    onData(stream, { envelope }, done) {
      void (async () => {
        const raw = await text(stream);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw, mail: await PostalMime.parse(raw) });
        await onMessage();
        done();
      })();
    },
  });
  server.on('error', () => undefined); // a client that was killed
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const dispose = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${String(port)}`, received, [Symbol.asyncDispose]: dispose };
}

/** Starts a TCP server whose connections the test handles, to imitate a faulty SMTP server. */
export async function startFaultyServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dispose = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${String(port)}`, sockets, [Symbol.asyncDispose]: dispose };
}
