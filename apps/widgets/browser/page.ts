// What script adds to a page in a frame: the countdown runs, the button counts without leaving, the frame fits.
import { drawInTurn, takeTurns } from './chunked-layout.ts';
import { startCountdowns } from './countdown.ts';
import { sendFormsInPlace } from './enhance-forms.ts';
import { reportHeight } from './report-height.ts';

const PATIENCE_MS = 1_000;

function start(): void {
  fit(); // first: whatever else fails, nothing stays without its turn
  startCountdowns(document);
  sendFormsInPlace();
}

/** Told is the height of all of it; only a page behind others, whose timers are slow, tells how far it got. */
function fit(): void {
  void Promise.race([drawInTurn(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).then(reportHeight);
}

takeTurns();
// In a task of its own: after this event a browser lays the beginning out, which is as long a task as one should be.
document.addEventListener('DOMContentLoaded', () => setTimeout(start));
