export {
  createToolHandler as callable,
  countRead,
  type AgentDeps,
  type ToolResult as Called,
  type Visitor,
} from './tool-handler.ts';
export { createToolCache as createKeptAnswers, type ToolCache as KeptAnswers } from './tool-cache.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { PROMPTS, type Prompt, type PromptArgument } from './prompts.ts';
export { refusalOf, type Refusal } from './refusal.ts';
export { CATEGORY_WORDS, completeCity, completeSlug, readResource, RESOURCES, type Resource } from './resources.ts';
export type { Answer, Tool } from './tool.ts';
export { TOOLS } from './tools.ts';
export { createTotals } from './totals.ts';
