const CHUNK_SELECTOR =
  'main > *, main details, main .event:nth-child(odd), .builder > *, .bench > div, figure, .snippet';
const CHUNK_MS = 8;

/**
 * Marks the document before its body exists. Then page.css hides elements until their chunk is laid
 * out.
 */
export function startChunkedLayout(): void {
  document.documentElement.classList.add('chunked-layout');
}

/**
 * Lays the page out from top to bottom in chunks of a few milliseconds. Resolves when the whole
 * page is laid out. Nothing visible moves, because later chunks are below.
 */
export async function layOutInChunks(): Promise<void> {
  const pieces = [...document.querySelectorAll(CHUNK_SELECTOR)];
  while (pieces.length > 0) {
    layOutChunk(pieces);
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.documentElement.classList.remove('chunked-layout');
}

function layOutChunk(pieces: Element[]): void {
  const end = performance.now() + CHUNK_MS;
  do {
    pieces.shift()?.classList.add('laid-out');
    // forces layout now, else the next frame would lay out many chunks
    document.body.getBoundingClientRect();
  } while (pieces.length > 0 && performance.now() < end);
}
