export { callable, countRead, type AgentDeps, type Called, type Visitor } from './call-tool.ts';
export { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
export { INSTRUCTIONS } from './instructions.ts';
export { PROMPTS, type Prompt, type PromptArgument } from './prompts.ts';
export { refusalOf, type Refusal } from './refusal.ts';
export { CATEGORY_WORDS, completeCity, completeSlug, readResource, RESOURCES, type Resource } from './resources.ts';
export type { Answer, Tool } from './tool.ts';
export { TOOLS } from './tools.ts';
export { createTotals } from './totals.ts';
