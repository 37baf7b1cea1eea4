interface BundleOptions {
  version: string;
  /** File of the program in the bundle. */
  program: string;
  /** Address of the server. Empty if the person enters it. */
  url: string;
}

/** Returns the manifest of an MCP bundle (version 0.3 of its format). */
export const bundleManifest = ({ version, program, url }: BundleOptions) => ({
  manifest_version: '0.3',
  name: 'marquee',
  display_name: 'Marquee: events worldwide',
  version,
  description: 'Find events worldwide, plan a night around one, and ask for artists in a city.',
  author: { name: 'Marquee' },
  license: 'MIT',
  server: {
    type: 'node',
    entry_point: program,
    mcp_config: {
      command: 'node',
      args: [`\${__dirname}/${program}`, url === '' ? '${user_config.url}' : url],
      env: { MARQUEE_API_KEY: '${user_config.api_key}' },
    },
  },
  user_config: {
    ...(url === '' && {
      url: {
        type: 'string',
        title: 'Address',
        description: 'Address of the tool server, for example https://mcp.example.com/mcp',
        required: true,
      },
    }),
    api_key: {
      type: 'string',
      title: 'API key',
      description: 'Optional. Raises the number of calls.',
      sensitive: true,
      required: false,
      default: '',
    },
  },
  compatibility: { runtimes: { node: '>=20' } },
});
