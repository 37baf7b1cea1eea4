import type { RenderedOutput } from '../tool-cache.ts';
import type { ToolOutput } from '../tool.ts';

// Clients reject larger results, and models lose track of the task.
const MAX_BYTES = 23_800; // 24,000 with the hint that something was cut
const CUT =
  'The result was cut because it was too large. Request the rest with offset, or fewer rows with limit.';

interface TruncateOptions {
  /** The lists to truncate, in this order. */
  lists: readonly string[];
  /** The offset of the page, for `next_offset`. */
  offset: number;
  maxBytes?: number;
}

/**
 * Removes items from the ends of the lists until the output fits. `next_offset` of a page is set to
 * the first removed item.
 */
export function truncateToBytes(
  output: ToolOutput,
  { lists, offset, maxBytes = MAX_BYTES }: TruncateOptions,
): RenderedOutput {
  let rendered = render(output);
  for (const name of lists) {
    const items = output[name];
    if (!Array.isArray(items)) continue;
    let count = items.length;
    while (count > 0 && Buffer.byteLength(rendered.text) > maxBytes) {
      count = Math.min(count - 1, Math.floor(count * 0.95));
      rendered = render({
        ...rendered.output,
        ...pageFields(output, offset, count),
        [name]: items.slice(0, count),
      });
    }
  }
  return rendered.output === output || maxBytes < MAX_BYTES
    ? rendered
    : render({ ...rendered.output, hint: CUT });
}

const render = (output: ToolOutput): RenderedOutput => ({ output, text: JSON.stringify(output) });

const pageFields = (output: ToolOutput, offset: number, count: number) =>
  'has_more' in output ? { count, has_more: true, next_offset: offset + count } : {};
