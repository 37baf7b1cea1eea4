import type { Cluster, ClusterOptions, Redis, RedisOptions } from 'ioredis';
import { parseSentinelUrl, type SentinelUrl } from './sentinel-url.ts';

/** Loaded when it is needed, because it takes a twentieth of the start of a process. */
const load = () => import('ioredis');

const retryDelayMs = (attempt: number) => Math.min(attempt * 50, 1_000);

// With the defaults (queue, resend, wait) a request hangs while Redis is unavailable, and may count
// twice.
const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  connectTimeout: 500,
  retryStrategy: retryDelayMs,
};

export interface RedisConnection {
  client: Redis | Cluster;
  isCluster: boolean;
}

export interface ConnectOptions {
  /** Called with each client before it connects. */
  prepare: (client: Redis | Cluster) => void;
}

/**
 * Connects to one server, to the master that sentinels name, or to all masters of a cluster. A
 * single URL of a cluster node connects to the whole cluster.
 */
export function connectRedis(url: string, { prepare }: ConnectOptions) {
  const urls = url.split(',').map((node) => node.trim());
  const open: (Redis | Cluster)[] = [];
  let isClosed = false;

  function register<Client extends Redis | Cluster>(client: Client): Client {
    open.push(client);
    client.on('error', () => undefined); // failed calls report it
    client.on('connecting', () => setImmediate(hearAllErrors, client));
    prepare(client);
    if (isClosed) client.disconnect();
    return client;
  }

  async function connect(): Promise<RedisConnection> {
    const { Redis } = await load();
    const [first = ''] = urls;
    const sentinels = parseSentinelUrl(url);
    if (!sentinels && urls.length > 1) return connectCluster();
    const single = register(
      sentinels ? new Redis(sentinelOptions(sentinels)) : new Redis(first, OPTIONS),
    );
    // The library gives up if it hears of a failover while it connects.
    if (sentinels) single.on('end', () => void (isClosed || reconnect(single)));
    await ready(single);
    if (sentinels || !(await isClusterNode(single))) return { client: single, isCluster: false };
    single.disconnect();
    return connectCluster();
  }

  async function connectCluster(): Promise<RedisConnection> {
    const { Cluster } = await load();
    const client = register(new Cluster(urls, clusterOptions(urls[0] ?? '')));
    await ready(client);
    await Promise.all(client.nodes('master').map(readyOrLost));
    return { client, isCluster: true };
  }

  const close = () => {
    isClosed = true;
    for (const client of open) client.disconnect();
  };
  const connection = connect();
  connection.catch(() => undefined); // each call that waits for it reports it
  return { connection, close };
}

/**
 * The library listens to the first error of a socket only. A server that refuses a TLS handshake
 * can cause a second one, which would end the process.
 */
function hearAllErrors(client: { stream?: Redis['stream'] | undefined } | Cluster): void {
  if ('stream' in client) client.stream?.on('error', () => undefined);
}

function clusterOptions(url: string): ClusterOptions {
  const { protocol, username, password } = new URL(url);
  const credentials = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  };
  const isTls = protocol === 'rediss:';
  return {
    enableOfflineQueue: false,
    clusterRetryStrategy: retryDelayMs,
    // Each retry may count a request that was already counted in this process. One redirection
    // follows a moved slot.
    maxRedirections: 2,
    retryDelayOnFailover: 50,
    retryDelayOnClusterDown: 50,
    slotsRefreshTimeout: 1_000,
    // A certificate names hosts, so that they must not be replaced by their addresses.
    ...(isTls && {
      dnsLookup: (host: string, callback: (error: null, address: string) => void) => {
        callback(null, host);
      },
    }),
    // Connects immediately, so that the first command neither fails nor waits.
    redisOptions: { ...OPTIONS, ...credentials, ...(isTls && { tls: {} }), lazyConnect: false },
  };
}

const sentinelOptions = ({ sentinels, name, credentials, isTls }: SentinelUrl): RedisOptions => ({
  ...OPTIONS,
  ...credentials,
  sentinels,
  name,
  sentinelRetryStrategy: retryDelayMs,
  failoverDetector: true, // a master that is replaced may still be alive
  sentinelCommandTimeout: 500, // otherwise a sentinel that hangs is waited for without end
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  ...(isTls && { tls: {}, enableTLSForSentinelMode: true }),
});

const reconnect = (single: Redis) => single.connect().catch(() => undefined); // an event reports it

async function isClusterNode(redis: Redis): Promise<boolean> {
  const info = await redis.info('cluster').catch(() => ''); // some providers forbid it
  return info.includes('cluster_enabled:1');
}

const ready = (client: Redis | Cluster): Promise<unknown> =>
  client.status === 'ready'
    ? Promise.resolve()
    : new Promise((resolve) => client.once('ready', resolve));

/** A master that is lost must not delay the others; its replica takes over later. */
const readyOrLost = (node: Redis): Promise<unknown> =>
  Promise.race([
    ready(node),
    new Promise((resolve) => node.once('close', resolve).once('end', resolve)),
  ]);
