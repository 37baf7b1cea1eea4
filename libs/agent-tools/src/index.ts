export { createToolHandler, countRead, type AgentDeps, type ToolResult, type Visitor } from './tool-handler.ts';
export { createToolCache, type ToolCache } from './tool-cache.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { PROMPTS, type Prompt, type PromptArgument } from './prompts.ts';
export { refusalOf, type Refusal } from './refusal.ts';
export { CATEGORY_WORDS, completeCity, completeSlug, readResource, RESOURCES, type Resource } from './resources.ts';
export type { Answer, Tool } from './tool.ts';
export { TOOLS } from './tools.ts';
export { createTotals } from './totals.ts';
