import { withTimeout } from '@marquee/runtime';
import type { Cluster, Redis } from 'ioredis';
import { connectRedis } from './redis-connection.ts';

const DEADLINE_MS = 150;

/**
 * Connects a channel between the processes that use one database of Redis: each receives what any of
 * them publishes. In a cluster it reports no receivers, because a node only knows those that are
 * connected to itself.
 */
export function connectRedisChannel(
  url: string,
  channel: string,
  onMessage: (message: string) => void,
) {
  // Unlike keys, channels are those of all databases of a server.
  const nameIn = (client: Redis | Cluster) =>
    'db' in client.options ? `${channel}:${String(client.options.db ?? 0)}` : channel;
  const publisher = connectRedis(url, { prepare: () => undefined });
  const subscriber = connectRedis(url, { prepare: () => undefined });
  void subscriber.connection.then(
    async ({ client, isCluster }) => {
      if (isCluster) return;
      client.on('message', (_channel: string, message: string) => {
        onMessage(message);
      });
      // the library subscribes again after it has reconnected, but not to another master
      const subscribe = () => void client.subscribe(nameIn(client)).catch(() => undefined);
      client.on('ready', subscribe);
      subscribe();
    },
    () => undefined, // without subscribers, `publish` reports none
  );

  /** Resolves with the number of processes that received the message; 0 if it failed. */
  const publish = (message: string): Promise<number> =>
    withTimeout(
      publisher.connection.then(({ client, isCluster }) =>
        isCluster ? 0 : client.publish(nameIn(client), message),
      ),
      DEADLINE_MS,
      () => 0,
    ).catch(() => 0);

  const close = () => {
    publisher.close();
    subscriber.close();
  };
  return { publish, close };
}
