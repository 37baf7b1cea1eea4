import { Port, PublicUrl } from './environment/value-types.ts';

const DEFAULT_PORTS = {
  API_PORT: 3000,
  WIDGETS_PORT: 3001,
  MCP_PORT: 3002,
  WORKER_PORT: 3003,
  WEB_PORT: 3004,
};
export type PortSetting = keyof typeof DEFAULT_PORTS;

/** `PORT` applies to whichever deployable the process runs. */
export const PORT_ENVIRONMENT = {
  PORT: Port.optional(),
  API_PORT: Port.optional(),
  WIDGETS_PORT: Port.optional(),
  MCP_PORT: Port.optional(),
  WORKER_PORT: Port.optional(),
  WEB_PORT: Port.optional(),
};

/** The public URLs of the deployables. Production requires each one that a deployable uses. */
export const PUBLIC_ENVIRONMENT = {
  PUBLIC_API_URL: PublicUrl.optional(),
  PUBLIC_WIDGETS_URL: PublicUrl.optional(),
  PUBLIC_WEB_URL: PublicUrl.optional(),
  PUBLIC_MCP_URL: PublicUrl.transform(withMcpPath).optional(),
};

type Ports = Partial<Record<PortSetting | 'PORT', number | undefined>>;

/**
 * Returns the port to listen on and the variable that sets it. `PORT` applies if the deployable's
 * own variable is not set.
 */
export function ownPort(env: Ports, setting: PortSetting): { port: number; portSetting: string } {
  const own = env[setting];
  if (own === undefined && env.PORT !== undefined) return { port: env.PORT, portSetting: 'PORT' };
  return { port: own ?? DEFAULT_PORTS[setting], portSetting: setting };
}

/** The public base URLs of the servers for programs and people, without a trailing slash. */
export interface PublicAddresses {
  api: string;
  widgets: string;
  web: string;
}

type PublicUrls = Partial<
  Record<'PUBLIC_API_URL' | 'PUBLIC_WIDGETS_URL' | 'PUBLIC_WEB_URL', string | undefined>
>;

/**
 * Returns the public base URLs. In development they have the ports of the deployables. `own` is the
 * port of this process.
 */
export function publicAddresses(
  env: Ports & PublicUrls,
  own?: { setting: PortSetting; port: number },
): PublicAddresses {
  const local = (setting: PortSetting) =>
    `http://localhost:${String(own?.setting === setting ? own.port : (env[setting] ?? DEFAULT_PORTS[setting]))}`;
  return {
    api: env.PUBLIC_API_URL ?? local('API_PORT'),
    widgets: env.PUBLIC_WIDGETS_URL ?? local('WIDGETS_PORT'),
    web: env.PUBLIC_WEB_URL ?? local('WEB_PORT'),
  };
}

/** Returns the public URL of the tool server, with its path. */
export const publicMcpUrl = (
  { PUBLIC_MCP_URL: url, MCP_PORT }: Ports & { PUBLIC_MCP_URL?: string | undefined },
  port = MCP_PORT ?? DEFAULT_PORTS.MCP_PORT,
): string => url ?? `http://localhost:${String(port)}/mcp`;

function withMcpPath(url: string): string {
  return new URL(url).pathname === '/' ? `${url}/mcp` : url;
}
