/**
 * `redis+sentinel://user:password@host:26379,host:26379/name`; `rediss+sentinel` for TLS. The
 * credentials are those of the Redis servers.
 */
const SENTINEL_URL = /^(rediss?)\+sentinel:\/\/(?:([^@/]*)@)?([^@/]+)\/([^/?#\s]+)$/;
const HOST = /^(\[[\da-fA-F:.]+\]|[^\s:[\]]+)(?::(\d{1,5}))?$/;
const DEFAULT_PORT = 26_379;

export interface SentinelUrl {
  sentinels: { host: string; port: number }[];
  /** The name of the master. */
  name: string;
  credentials: { username?: string; password?: string };
  isTls: boolean;
}

/** Returns null for every other text. `URL` does not parse several hosts. */
export function parseSentinelUrl(text: string): SentinelUrl | null {
  const [, protocol, login = '', hosts = '', name = ''] = SENTINEL_URL.exec(text) ?? [];
  if (protocol === undefined) return null;
  const matches = hosts.split(',').map((host) => HOST.exec(host.trim()));
  if (matches.includes(null)) return null;
  return {
    sentinels: matches.map((match) => ({
      host: match?.[1]?.replace(/^\[|\]$/g, '') ?? '',
      port: Number(match?.[2] ?? DEFAULT_PORT),
    })),
    name: decodeURIComponent(name),
    credentials: toCredentials(login),
    isTls: protocol === 'rediss',
  };
}

function toCredentials(login: string): SentinelUrl['credentials'] {
  const [username = '', ...rest] = login.split(':');
  const password = rest.join(':');
  return {
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
  };
}
