// What script adds to a page in a frame: the countdown runs, the button counts without leaving, the frame fits.
import { startCountdowns } from './countdown.ts';
import { drawLater } from './draw-later.ts';
import { sendFormsInPlace } from './send-forms.ts';
import { tellHeight } from './tell-height.ts';

const PATIENCE_MS = 1_000;

function start(): void {
  startCountdowns(document);
  sendFormsInPlace();
}

/** Told is the height of all of it; only a page behind others, whose timers are slow, tells how far it got. */
async function fit(): Promise<void> {
  await Promise.race([drawLater(), new Promise((settle) => setTimeout(settle, PATIENCE_MS))]);
  tellHeight();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
if (document.readyState === 'complete') void fit();
else addEventListener('load', () => void fit(), { once: true });
