import type { StreamSettings } from '@marquee/http/settings';
import type { ChangeMessage, ChangeStream } from '@marquee/operations';
import {
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';

const TIMEOUT_MS = 5_000;
const STREAM_NOT_FOUND = 10_059;
/** Of a stream that this process creates. */
const MAX_AGE_MS = 7 * 86_400_000;

/**
 * Connects to a stream of NATS JetStream and creates it if it does not exist. A lost connection is
 * not opened again: what was sent on it may be lost.
 */
export async function openNatsStream({ servers, name, ...credentials }: StreamSettings) {
  const connection = await connect({
    ...{ servers: [...servers], ...credentials, name: 'marquee-worker' },
    ...{ reconnect: false, timeout: TIMEOUT_MS },
  });
  try {
    const manager = await jetstreamManager(connection, { timeout: TIMEOUT_MS });
    const { last_seq } = await findOrCreate(manager, name);
    return {
      ...createStream({
        client: jetstream(connection, { timeout: TIMEOUT_MS }),
        manager,
        name,
        last: last_seq,
      }),
      [Symbol.asyncDispose]: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

interface Opened {
  client: JetStreamClient;
  manager: JetStreamManager;
  name: string;
  /** The sequence number of the last message. */
  last: number;
}

function createStream({ client, manager, name, last }: Opened): ChangeStream {
  let sequence = last;

  async function findLast(): Promise<ChangeMessage | null> {
    const stored = await manager.streams.getMessage(name, { last_by_subj: `${name}.>` });
    return stored?.json<ChangeMessage>() ?? null;
  }

  /**
   * The messages are sent without waiting for each other. Each states the sequence number before
   * it, so the server refuses all that follow a lost one.
   */
  async function append(messages: ChangeMessage[]): Promise<void> {
    await Promise.all(
      messages.map((message, index) =>
        client.publish(toSubject(name, message), JSON.stringify(message), {
          expect: { streamName: name, lastSequence: sequence + index },
        }),
      ),
    );
    sequence += messages.length;
  }
  return { findLast, append };
}

const toSubject = (name: string, message: ChangeMessage): string =>
  message.kind === 'reset' ? `${name}.reset` : `${name}.${message.kind}.${message.event_id}`;

/** An existing stream retains its limits. */
async function findOrCreate({ streams }: JetStreamManager, name: string) {
  try {
    return (await streams.info(name)).state;
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND)) throw error;
    const created = { name, subjects: [`${name}.>`], max_age: nanos(MAX_AGE_MS) };
    return (await streams.add(created)).state;
  }
}
