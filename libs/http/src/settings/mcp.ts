import { z } from 'zod';
import { ConfigError } from './environment/config-error.ts';
import { PublicUrl } from './environment/value-types.ts';
import { Networks } from './trust-proxy.ts';

const HostNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name)), {
    error: 'must be host names, separated by commas, e.g. chat.example.com,tools.example.com',
  });

export const MCP_ENVIRONMENT = {
  MCP_ALLOWED_ORIGINS: HostNames.optional(),
  /** Networks of hosted assistants: each of their addresses calls for many people. */
  MCP_SHARED_NETWORKS: Networks.optional(),
};

/**
 * The address of the tool server, if assistants sign in with OAuth. The website gives them access,
 * and the tool server requires it.
 */
export const OAUTH_ENVIRONMENT = { OAUTH_RESOURCE: PublicUrl.optional() };

/**
 * Returns the address of the tool server, or undefined if assistants do not sign in. Throws if
 * OAUTH_RESOURCE is another address: clients refuse tokens for another server.
 */
export function oauthResource(
  { OAUTH_RESOURCE: resource }: { OAUTH_RESOURCE?: string | undefined },
  mcpUrl: string,
): string | undefined {
  if (resource !== undefined && resource !== mcpUrl)
    throw new ConfigError(
      `OAUTH_RESOURCE must be the address of the tool server, ${mcpUrl} (PUBLIC_MCP_URL): clients refuse another.`,
    );
  return resource;
}
