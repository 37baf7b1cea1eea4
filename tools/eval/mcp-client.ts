/** A tool as the server defines it. */
export interface ToolDefinition {
  name: string;
  description: string;
  inputSchema: object;
}

export interface ToolAnswer {
  /** What the model reads. */
  text: string;
  /** The rows of a list; one event is a list of one. */
  rows: Record<string, unknown>[];
}

interface CallResult {
  content: { text: string }[];
  structuredContent?: {
    events?: ToolAnswer['rows'];
    articles?: ToolAnswer['rows'];
    event?: ToolAnswer['rows'][number];
  };
}

/** Returns the tools of a server, and a function that calls one. */
export async function connectTools(url: string, key: string | undefined) {
  async function send<Result>(method: string, params: object): Promise<Result> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { 'x-api-key': key }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as {
      result?: Result;
      error?: { message: string };
    };
    if (result === undefined)
      throw new Error(`${method}: ${error?.message ?? String(response.status)}`);
    return result;
  }

  const { tools } = await send<{ tools: ToolDefinition[] }>('tools/list', {});
  return {
    definitions: tools,
    call: async (name: string, args: unknown): Promise<ToolAnswer> => {
      const { content, structuredContent: found = {} } = await send<CallResult>('tools/call', {
        name,
        arguments: args,
      });
      const rows = found.events ?? found.articles ?? (found.event ? [found.event] : []);
      return { text: content.map(({ text }) => text).join('\n'), rows };
    },
  };
}
