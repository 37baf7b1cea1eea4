import { setTimeout } from 'node:timers/promises';
import {
  completable,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
  inputResponse,
  McpServer,
  MissingRequiredClientCapabilityError,
  ResourceTemplate,
  type CallToolResult,
  type InputRequests,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { CONFORMANCE_SCHEMA } from './conformance-schema.ts';

// What the suite asks of a server beside what ours offers: on the same address, guards and transport.
type Answer = CallToolResult | InputRequiredResult;
type Fixture = (ctx: ServerContext) => Promise<Answer>;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';
const codec = createRequestStateCodec<number>({ key: 'k'.repeat(32) });

const SETTLED = { listChanged: false };

const textOf = (text: string) => ({ type: 'text' as const, text });
const say = (text: string): Answer => ({ content: [textOf(text)] });
const image = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, text: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text },
});
const form = (message: string, field: 'name' | 'ok' | 'color' | 'context') => {
  const type = field === 'ok' ? z.boolean() : z.string();
  return inputRequired.elicit({ message, requestedSchema: z.object({ [field]: type }) });
};
const sample = (text: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: textOf(text) }], maxTokens: 100 });

/** Asks until each of the inputs is there, then answers. */
const asking =
  (inputRequests: InputRequests, answer: string): Fixture =>
  async ({ mcpReq: { inputResponses } }) => {
    const isComplete = Object.keys(inputRequests).every((key) => inputResponse(inputResponses, key).kind !== 'missing');
    return isComplete ? say(`${answer} ${JSON.stringify(inputResponses)}`) : inputRequired({ inputRequests });
  };

/** The same, with a state that the client hands back and may not change. */
const remembering =
  (rounds: InputRequests[], answer: string): Fixture =>
  async (ctx) => {
    const { inputResponses } = ctx.mcpReq;
    const done = inputResponses ? (ctx.mcpReq.requestState<number>() ?? 0) : 0;
    const inputRequests = rounds[done];
    if (!inputRequests) return say(answer);
    return inputRequired({ inputRequests, requestState: await codec.mint(done + 1, ctx) });
  };

const capabilitiesOf = (ctx: ServerContext): object => {
  const envelope: object = ctx.mcpReq.envelope ?? {};
  const declared: unknown = new Map(Object.entries(envelope)).get('io.modelcontextprotocol/clientCapabilities');
  return typeof declared === 'object' && declared !== null ? declared : {};
};

const FIXTURES: Record<string, Fixture> = {
  test_simple_text: async () => say('This is a simple text response for testing.'),
  test_image_content: async () => ({ content: [image] }),
  test_audio_content: async () => ({ content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }),
  test_embedded_resource: async () => ({
    content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  }),
  test_multiple_content_types: async () => ({
    content: [
      textOf('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  test_error_handling: async () => ({
    isError: true,
    content: [textOf('This tool intentionally returns an error for testing')],
  }),
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.log('info', line); // eslint-disable-line @typescript-eslint/no-deprecated -- the suite asks for it
      await setTimeout(50);
    }
    return say('Logged.');
  },
  test_logging_tool: async () => say('Logged nothing, for no level was asked for.'),
  test_tool_with_progress: async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      const params = { progressToken: progressToken ?? '', progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
      await setTimeout(50);
    }
    return say('Done.');
  },
  test_missing_capability: async (ctx) => {
    if ('sampling' in capabilitiesOf(ctx)) return say('Capable.');
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
  },
  test_streaming_elicitation: asking({ user_name: form('What is your name?', 'name') }, 'Hello'),
  test_input_required_result_elicitation: asking({ user_name: form('What is your name?', 'name') }, 'Hello'),
  test_input_required_result_sampling: asking({ capital_question: sample('What is the capital of France?') }, 'So'),
  test_input_required_result_list_roots: asking({ client_roots: inputRequired.listRoots() }, 'Roots'),
  test_input_required_result_request_state: remembering([{ confirm: form('Please confirm', 'ok') }], 'state-ok'),
  test_input_required_result_tampered_state: remembering([{ confirm: form('Please confirm', 'ok') }], 'state-ok'),
  test_input_required_result_multi_round: remembering(
    [
      { step1: form('Step 1: What is your name?', 'name') },
      { step2: form('Step 2: What is your favorite color?', 'color') },
    ],
    'Both.',
  ),
  test_input_required_result_multiple_inputs: remembering(
    [
      {
        user_name: form('What is your name?', 'name'),
        greeting: sample('Generate a greeting'),
        client_roots: inputRequired.listRoots(),
      },
    ],
    'All three.',
  ),
  test_input_required_result_capabilities: async (ctx) =>
    inputRequired({
      inputRequests:
        'elicitation' in capabilitiesOf(ctx) ? { name: form('Name?', 'name') } : { name: sample('A name?') },
    }),
};

export function conformanceServer(): McpServer {
  const server = new McpServer(
    { name: 'conformance', version: '1' },
    {
      capabilities: { tools: SETTLED, resources: SETTLED, prompts: SETTLED, logging: {}, completions: {} },
      requestState: codec,
    },
  );
  for (const name of Object.keys(FIXTURES)) server.registerTool(name, { description: name }, () => ({ content: [] }));
  const schema = fromJsonSchema(CONFORMANCE_SCHEMA);
  server.registerTool('json_schema_2020_12_tool', { description: 'Keywords', inputSchema: schema }, () => ({
    content: [],
  }));
  const header = { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } } } as const;
  server.registerTool('test_headers', { description: 'Headers', inputSchema: fromJsonSchema(header) }, () => ({
    content: [],
  }));
  // The high-level server would turn what they throw into results.
  server.server.setRequestHandler('tools/call', async ({ params: { name } }, ctx) => {
    const fixture = FIXTURES[name];
    return fixture ? fixture(ctx) : say(name);
  });
  offerResources(server);
  offerPrompts(server);
  return server;
}

function offerResources(server: McpServer): void {
  const text = {
    uri: 'test://static-text',
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  };
  server.registerResource('text', text.uri, { mimeType: text.mimeType }, () => ({ contents: [text] }));
  const binary = { uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL };
  server.registerResource('binary', binary.uri, { mimeType: binary.mimeType }, () => ({ contents: [binary] }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, { mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
}

function offerPrompts(server: McpServer): void {
  const description = 'Of the suite';
  const user = <Content>(content: Content) => ({ role: 'user' as const, content });
  server.registerPrompt('test_simple_prompt', { description }, () => ({
    messages: [user(textOf('This is a simple prompt for testing.'))],
  }));
  const argsSchema = z.object({ arg1: completable(z.string(), () => ['paris', 'park']), arg2: z.string() });
  server.registerPrompt('test_prompt_with_arguments', { description, argsSchema }, ({ arg1, arg2 }) => ({
    messages: [user(textOf(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
  }));
  const uri = z.object({ resourceUri: z.string() });
  server.registerPrompt('test_prompt_with_embedded_resource', { description, argsSchema: uri }, ({ resourceUri }) => ({
    messages: [
      user(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
      user(textOf('Please process the embedded resource above.')),
    ],
  }));
  server.registerPrompt('test_prompt_with_image', { description }, () => ({
    messages: [user(image), user(textOf('Please analyze the image above.'))],
  }));
  server.registerPrompt('test_input_required_result_prompt', { description }, ({ mcpReq: { inputResponses } }) =>
    inputResponse(inputResponses, 'user_context').kind === 'missing'
      ? inputRequired({ inputRequests: { user_context: form('What context should the prompt use?', 'context') } })
      : { messages: [user(textOf(JSON.stringify(inputResponses)))] },
  );
}
