export {
  createToolHandler,
  countRead,
  type AgentDeps,
  type ToolResult,
  type ClientIdentity,
} from './tool-handler.ts';
export { createToolCache, type ToolCache } from './tool-cache.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { PROMPTS, type Prompt, type PromptArgument } from './prompts.ts';
export { toToolError, type ToolError } from './replies/tool-error.ts';
export {
  CATEGORY_WORDS,
  completeCity,
  completeSlug,
  readResource,
  RESOURCES,
  type Resource,
} from './resources.ts';
export type { ToolOutput, Tool } from './tool.ts';
export { TOOLS } from './tools.ts';
export { createTotals } from './replies/totals.ts';
