import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../src/index.ts';

const parse = (settings: Record<string, string>) =>
  parseConfig({ DATABASE_URL: 'postgresql://u:p@localhost/marquee', ...settings });

describe('OAUTH_RESOURCE', () => {
  const PUBLIC_MCP_URL = 'https://mcp.example.com';

  it('is the address of the server, with its path', () => {
    const resource = 'https://mcp.example.com/mcp';
    expect(parse({ PUBLIC_MCP_URL, OAUTH_RESOURCE: resource }).signIn?.resource).toBe(resource);
    const local = 'http://localhost:4200/mcp';
    expect(parse({ PORT: '4200', OAUTH_RESOURCE: local }).signIn?.resource).toBe(local);
    expect(parse({ PUBLIC_MCP_URL }).signIn).toBeNull();
  });

  it.each([
    'https://mcp.example.com',
    'https://other.example.com/mcp',
    'http://localhost:4000/mcp',
  ])('is refused if it is %s, with the reason', (OAUTH_RESOURCE) => {
    expect(() => parse({ PUBLIC_MCP_URL, OAUTH_RESOURCE })).toThrow(
      'OAUTH_RESOURCE must be the address of the tool server, https://mcp.example.com/mcp',
    );
  });
});
