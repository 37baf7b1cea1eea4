// Enhances a page in an iframe: runs countdowns, submits forms in place and reports the height.
import { layOutInChunks, startChunkedLayout } from './chunked-layout.ts';
import { startCountdowns } from './countdown.ts';
import { submitFormsInPlace } from './enhance-forms.ts';
import { loadMoreInPlace } from './load-more.ts';
import { reportHeight } from './report-height.ts';

const LAYOUT_TIMEOUT_MS = 1_000;

function start(): void {
  reportHeightAfterLayout(); // first, so that the page is laid out even if the rest fails
  startCountdowns(document);
  submitFormsInPlace();
  loadMoreInPlace();
}

/** Reports the height after layout. A page in a background tab, whose timers are slow, reports it after the time limit. */
function reportHeightAfterLayout(): void {
  void Promise.race([layOutInChunks(), new Promise((resolve) => setTimeout(resolve, LAYOUT_TIMEOUT_MS))]).then(
    reportHeight,
  );
}

startChunkedLayout();
// In a separate task, because the browser lays out the top of the page right after this event.
document.addEventListener('DOMContentLoaded', () => setTimeout(start));
