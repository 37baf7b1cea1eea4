import pg from 'pg';

/** Methods of the driver's connection that its types omit. */
interface CopyConnection extends pg.Connection {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/**
 * Sends `COPY … FROM STDIN` together with its data, without waiting for the server. Other
 * statements can then be pipelined behind it, unlike with pg-copy-streams. A server that rejects
 * the statement discards the data (PostgreSQL, "COPY Operations").
 */
class CopyIn extends pg.Query {
  override submit: (connection: pg.Connection) => void;
  readonly handleCopyInResponse = (): void => undefined; // the data is already sent

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
    connection.sendCopyFail(String(error)); // otherwise the server waits for more data
  }
}

export const copyIn = (
  client: pg.ClientBase,
  text: string,
  data: Iterable<string>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | undefined): void => {
      if (error) reject(error);
      else resolve();
    };
    client.query(new CopyIn(text, data, done));
  });
