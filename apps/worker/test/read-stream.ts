import type { ChangeMessage } from '@marquee/operations';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

export const STREAM = 'marquee-changes';

/** Returns the messages of the stream that are stored, in order. */
export async function readStream(port: number) {
  const connection = await connect({ servers: `127.0.0.1:${String(port)}` });
  try {
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(STREAM);
    const read: { subject: string; message: ChangeMessage }[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const stored = await streams.getMessage(STREAM, { seq });
      if (stored) read.push({ subject: stored.subject, message: stored.json<ChangeMessage>() });
    }
    return read;
  } finally {
    await connection.close();
  }
}
