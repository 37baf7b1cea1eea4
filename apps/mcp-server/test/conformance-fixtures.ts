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

// Tools, resources and prompts that the conformance suite requires, served through our endpoint and
// guards.
type FixtureResult = CallToolResult | InputRequiredResult;
type Fixture = (ctx: ServerContext) => Promise<FixtureResult>;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SILENCE = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';
const codec = createRequestStateCodec<number>({ key: 'k'.repeat(32) });

const STATIC = { listChanged: false };

const textContent = (text: string) => ({ type: 'text' as const, text });
const textResult = (text: string): FixtureResult => ({ content: [textContent(text)] });
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
  inputRequired.createMessage({
    messages: [{ role: 'user', content: textContent(text) }],
    maxTokens: 100,
  });

/** Requests inputs until all are present, then returns the result. */
const requestInputs =
  (inputRequests: InputRequests, answer: string): Fixture =>
  async ({ mcpReq: { inputResponses } }) => {
    const isComplete = Object.keys(inputRequests).every(
      (key) => inputResponse(inputResponses, key).kind !== 'missing',
    );
    return isComplete
      ? textResult(`${answer} ${JSON.stringify(inputResponses)}`)
      : inputRequired({ inputRequests });
  };

/** Like `requestInputs`, in rounds whose state the client returns unchanged. */
const requestInRounds =
  (rounds: InputRequests[], answer: string): Fixture =>
  async (ctx) => {
    const { inputResponses } = ctx.mcpReq;
    const done = inputResponses ? (ctx.mcpReq.requestState<number>() ?? 0) : 0;
    const inputRequests = rounds[done];
    if (!inputRequests) return textResult(answer);
    return inputRequired({ inputRequests, requestState: await codec.mint(done + 1, ctx) });
  };

const getCapabilities = (ctx: ServerContext): object => {
  const envelope: object = ctx.mcpReq.envelope ?? {};
  const declared: unknown = new Map(Object.entries(envelope)).get(
    'io.modelcontextprotocol/clientCapabilities',
  );
  return typeof declared === 'object' && declared !== null ? declared : {};
};

const FIXTURES: Record<string, Fixture> = {
  test_simple_text: async () => textResult('This is a simple text response for testing.'),
  test_image_content: async () => ({ content: [image] }),
  test_audio_content: async () => ({
    content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }],
  }),
  test_embedded_resource: async () => ({
    content: [
      embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
    ],
  }),
  test_multiple_content_types: async () => ({
    content: [
      textContent('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  test_error_handling: async () => ({
    isError: true,
    content: [textContent('This tool intentionally returns an error for testing')],
  }),
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const line of [
      'Tool execution started',
      'Tool processing data',
      'Tool execution completed',
    ]) {
      await mcpReq.log('info', line); // eslint-disable-line @typescript-eslint/no-deprecated -- the suite requires it
      await setTimeout(50);
    }
    return textResult('Logged.');
  },
  test_logging_tool: async () => textResult('Logged nothing because no level was set.'),
  test_tool_with_progress: async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      const params = { progressToken: progressToken ?? '', progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
      await setTimeout(50);
    }
    return textResult('Done.');
  },
  test_missing_capability: async (ctx) => {
    if ('sampling' in getCapabilities(ctx)) return textResult('Capable.');
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
  },
  test_streaming_elicitation: requestInputs(
    { user_name: form('What is your name?', 'name') },
    'Hello',
  ),
  test_input_required_result_elicitation: requestInputs(
    { user_name: form('What is your name?', 'name') },
    'Hello',
  ),
  test_input_required_result_sampling: requestInputs(
    { capital_question: sample('What is the capital of France?') },
    'So',
  ),
  test_input_required_result_list_roots: requestInputs(
    { client_roots: inputRequired.listRoots() },
    'Roots',
  ),
  test_input_required_result_request_state: requestInRounds(
    [{ confirm: form('Please confirm', 'ok') }],
    'state-ok',
  ),
  test_input_required_result_tampered_state: requestInRounds(
    [{ confirm: form('Please confirm', 'ok') }],
    'state-ok',
  ),
  test_input_required_result_multi_round: requestInRounds(
    [
      { step1: form('Step 1: What is your name?', 'name') },
      { step2: form('Step 2: What is your favorite color?', 'color') },
    ],
    'Both.',
  ),
  test_input_required_result_multiple_inputs: requestInRounds(
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
        'elicitation' in getCapabilities(ctx)
          ? { name: form('Name?', 'name') }
          : { name: sample('A name?') },
    }),
};

export function conformanceServer(): McpServer {
  const server = new McpServer(
    { name: 'conformance', version: '1' },
    {
      capabilities: {
        tools: STATIC,
        resources: STATIC,
        prompts: STATIC,
        logging: {},
        completions: {},
      },
      requestState: codec,
    },
  );
  for (const name of Object.keys(FIXTURES))
    server.registerTool(name, { description: name }, () => ({ content: [] }));
  const schema = fromJsonSchema(CONFORMANCE_SCHEMA);
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Keywords', inputSchema: schema },
    () => ({
      content: [],
    }),
  );
  const header = {
    type: 'object',
    properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
  } as const;
  server.registerTool(
    'test_headers',
    { description: 'Headers', inputSchema: fromJsonSchema(header) },
    () => ({
      content: [],
    }),
  );
  // The high-level server converts thrown errors to results.
  server.server.setRequestHandler('tools/call', async ({ params: { name } }, ctx) => {
    const fixture = FIXTURES[name];
    return fixture ? fixture(ctx) : textResult(name);
  });
  registerResources(server);
  registerPrompts(server);
  return server;
}

function registerResources(server: McpServer): void {
  const text = {
    uri: 'test://static-text',
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  };
  server.registerResource('text', text.uri, { mimeType: text.mimeType }, () => ({
    contents: [text],
  }));
  const binary = { uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL };
  server.registerResource('binary', binary.uri, { mimeType: binary.mimeType }, () => ({
    contents: [binary],
  }));
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource(
    'template',
    template,
    { mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
}

function registerPrompts(server: McpServer): void {
  const description = 'Of the suite';
  const user = <Content>(content: Content) => ({ role: 'user' as const, content });
  server.registerPrompt('test_simple_prompt', { description }, () => ({
    messages: [user(textContent('This is a simple prompt for testing.'))],
  }));
  const argsSchema = z.object({
    arg1: completable(z.string(), () => ['paris', 'park']),
    arg2: z.string(),
  });
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description, argsSchema },
    ({ arg1, arg2 }) => ({
      messages: [user(textContent(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  );
  const uri = z.object({ resourceUri: z.string() });
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description, argsSchema: uri },
    ({ resourceUri }) => ({
      messages: [
        user(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
        user(textContent('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description }, () => ({
    messages: [user(image), user(textContent('Please analyze the image above.'))],
  }));
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description },
    ({ mcpReq: { inputResponses } }) =>
      inputResponse(inputResponses, 'user_context').kind === 'missing'
        ? inputRequired({
            inputRequests: { user_context: form('What context should the prompt use?', 'context') },
          })
        : { messages: [user(textContent(JSON.stringify(inputResponses)))] },
  );
}
