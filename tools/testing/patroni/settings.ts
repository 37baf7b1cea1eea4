// The configuration of Patroni and HAProxy as docs/operations.md describes it, for nodes
// that share a machine.
export interface NodePorts {
  name: string;
  postgres: number;
  rest: number;
}

interface NodeSettings extends NodePorts {
  etcdPort: number;
  cluster: string;
  binaries: string;
  user: string;
}

/** The settings of a Patroni node, which reads YAML and therefore JSON. */
export const patroniSettings = ({
  name,
  postgres,
  rest,
  etcdPort,
  cluster,
  binaries,
  user,
}: NodeSettings): string =>
  JSON.stringify({
    scope: 'marquee',
    name,
    restapi: { listen: address(rest), connect_address: address(rest) },
    etcd3: { host: address(etcdPort) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 8,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            wal_log_hints: 'on',
            shared_buffers: '64MB',
            autovacuum: 'off',
            unix_socket_directories: '',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'no-sync'],
    },
    postgresql: {
      listen: address(postgres),
      connect_address: address(postgres),
      data_dir: cluster,
      bin_dir: binaries,
      pgpass: `${cluster}.pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: user },
        replication: { username: user },
        rewind: { username: user },
      },
      remove_data_directory_on_rewind_failure: true,
    },
  });

/**
 * HAProxy that connects clients to the node that Patroni calls the primary, and closes their
 * connections when it is not.
 */
export const haproxySettings = (port: number, nodes: readonly NodePorts[]): string =>
  [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    'listen primary',
    `  bind ${address(port)}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      ({ name, postgres, rest }) =>
        `  server ${name} ${address(postgres)} check port ${String(rest)}`,
    ),
    '',
  ].join('\n');

const address = (port: number) => `127.0.0.1:${String(port)}`;
