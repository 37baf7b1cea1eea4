import type { ToolDeps } from './tool-deps.ts';
import type { Tool } from './tool.ts';
import { demandArtistTool } from './tools/demand-artist.ts';
import { demandLeadersTool } from './tools/demand-leaders.ts';
import { getEventTool } from './tools/get-event.ts';
import { listNewsTool } from './tools/list-news.ts';
import { planMyNightTool } from './tools/plan-my-night.ts';
import { searchEventsTool } from './tools/search-events.ts';

/** The tools, in the order in which they are listed. */
export const TOOLS: readonly Tool<ToolDeps>[] = [
  searchEventsTool,
  getEventTool,
  planMyNightTool,
  demandArtistTool,
  demandLeadersTool,
  listNewsTool,
];
