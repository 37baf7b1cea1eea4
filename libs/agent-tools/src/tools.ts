import { demandArtistTool } from './demand-artist.ts';
import { demandLeadersTool } from './demand-leaders.ts';
import { getEventTool } from './get-event.ts';
import { listNewsTool } from './list-news.ts';
import { planMyNightTool } from './plan-my-night.ts';
import { searchEventsTool } from './search-events.ts';
import type { ToolDeps } from './tool-deps.ts';
import type { Tool } from './tool.ts';

/** The tools, in the order in which they are listed. */
export const TOOLS: readonly Tool<ToolDeps>[] = [
  searchEventsTool,
  getEventTool,
  planMyNightTool,
  demandArtistTool,
  demandLeadersTool,
  listNewsTool,
];
