// What script adds to a page in a frame: the countdown runs, the button counts without leaving, the frame fits.
import { startCountdowns } from './countdown.ts';
import { sendFormsInPlace } from './send-forms.ts';
import { tellHeight } from './tell-height.ts';

function start(): void {
  startCountdowns(document);
  sendFormsInPlace();
  tellHeight();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
