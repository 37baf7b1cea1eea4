import pg from 'pg';

/** What of the driver's connection takes the data of a COPY: its types leave it out. */
interface CopyConnection extends pg.Connection {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/**
 * `COPY … FROM STDIN` with its data, which go out with it, before the server asks for them: so other statements may be sent behind it without
 * waiting, as they may not with pg-copy-streams. Where the server refuses it, it drops the data unread (PostgreSQL, "COPY Operations").
 */
class CopyIn extends pg.Query {
  override submit: (connection: pg.Connection) => void;
  readonly handleCopyInResponse = (): void => undefined; // the data are on their way

  constructor(text: string, data: Iterable<string>, done: (error: Error | undefined) => void) {
    super(text, done);
    this.submit = (connection) => sendAll(connection as CopyConnection, text, data);
  }
}

function sendAll(connection: CopyConnection, text: string, data: Iterable<string>): void {
  connection.query(text);
  try {
    for (const part of data) connection.sendCopyFromChunk(Buffer.from(part));
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail(String(error)); // or the server would wait for the rest
  }
}

/** Sends a `COPY … FROM STDIN` with its data. */
export const copyIn = (client: pg.ClientBase, text: string, data: Iterable<string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | undefined): void => {
      if (error) reject(error);
      else resolve();
    };
    client.query(new CopyIn(text, data, done));
  });
