// Enhances a page in an iframe: runs countdowns, submits forms in place and reports the height.
import { layOutInChunks, startChunkedLayout } from './chunked-layout.ts';
import { enableCopyLinks } from './copy-link.ts';
import { startCountdowns } from './countdown.ts';
import { submitFormsInPlace } from './enhance-forms.ts';
import { loadMoreInPlace } from './load-more.ts';
import { postToHost } from './post-message.ts';
import { reportHeight } from './report-height.ts';
import { followWordPress, reportToWordPress } from './wordpress.ts';

const LAYOUT_TIMEOUT_MS = 1_000;

function start(): void {
  reportHeightAfterLayout(); // first, so that the page is laid out even if the rest fails
  startCountdowns(document);
  submitFormsInPlace();
  loadMoreInPlace();
  enableCopyLinks();
  followWordPress();
  reportClicks();
}

/**
 * Reports the height after layout. A page in a background tab, whose timers are slow, reports it
 * after the time limit.
 */
function reportHeightAfterLayout(): void {
  void Promise.race([
    layOutInChunks(),
    new Promise((resolve) => setTimeout(resolve, LAYOUT_TIMEOUT_MS)),
  ]).then(() => {
    reportHeight(reportToWordPress);
    postToHost('load', { events: document.querySelectorAll('.event').length });
  });
}

/** Reports the link that a reader follows to the page around this frame. */
function reportClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) postToHost('click', { url: link.href, text: link.textContent });
  });
}

startChunkedLayout();
// In a separate task, because the browser lays out the top of the page right after this event.
document.addEventListener('DOMContentLoaded', () => setTimeout(start));
