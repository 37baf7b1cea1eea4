import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../src/config.ts';

const parse = (settings: Record<string, string>) =>
  parseConfig({ DATABASE_URL: 'postgresql://u:p@localhost/marquee', ...settings });

describe('OAUTH_RESOURCE', () => {
  it('is the address of the tool server, with its path', () => {
    const resource = 'https://mcp.example.com/mcp';
    const given = { PUBLIC_MCP_URL: 'https://mcp.example.com', OAUTH_RESOURCE: resource };
    expect(parse(given).oauthResource).toBe(resource);
    const local = 'http://localhost:4200/mcp';
    expect(parse({ MCP_PORT: '4200', OAUTH_RESOURCE: local }).oauthResource).toBe(local);
    expect(parse({}).oauthResource).toBeUndefined();
  });

  it.each(['https://mcp.example.com', 'https://other.example.com/mcp'])(
    'stops the start if it is %s, with the reason',
    (OAUTH_RESOURCE) => {
      expect(() => parse({ PUBLIC_MCP_URL: 'https://mcp.example.com', OAUTH_RESOURCE })).toThrow(
        'OAUTH_RESOURCE must be the address of the tool server, https://mcp.example.com/mcp (PUBLIC_MCP_URL)',
      );
    },
  );

  it('needs PUBLIC_MCP_URL in production, which is not needed without it', () => {
    const production = {
      NODE_ENV: 'production',
      HASH_SECRETS: 'a secret of thirty-two characters',
      PUBLIC_API_URL: 'https://api.example.com',
      PUBLIC_WEB_URL: 'https://www.example.com',
      PUBLIC_WIDGETS_URL: 'https://widgets.example.com',
    };
    expect(parse(production).oauthResource).toBeUndefined();
    expect(() => parse({ ...production, OAUTH_RESOURCE: 'https://mcp.example.com/mcp' })).toThrow(
      'PUBLIC_MCP_URL must be set in production',
    );
  });
});
