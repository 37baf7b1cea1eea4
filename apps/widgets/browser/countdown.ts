const SECOND_MS = 1_000;

/** Updates every countdown each second until the event is over. */
export function startCountdowns(root: ParentNode): void {
  for (const timer of root.querySelectorAll<HTMLElement>('.countdown')) run(timer);
}

function run(timer: HTMLElement): void {
  timer.querySelector('.idle')?.classList.remove('idle');
  const tick = () => {
    const phase = show(timer);
    if (phase !== 'over') setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
  };
  tick();
}

function show(timer: HTMLElement): 'before' | 'during' | 'over' {
  const { start, end, happening = '', over = '' } = timer.dataset;
  const now = Date.now();
  if (now < Number(start)) {
    showParts(timer, Math.floor((Number(start) - now) / SECOND_MS));
    return 'before';
  }
  const isOver = now >= Number(end);
  showText(timer, isOver ? over : happening);
  return isOver ? 'over' : 'during';
}

function showParts(timer: HTMLElement, seconds: number): void {
  let left = seconds;
  for (const part of timer.querySelectorAll<HTMLElement>('[data-seconds]')) {
    const unit = Number(part.dataset['seconds']);
    const text = String(Math.floor(left / unit));
    if (part.textContent !== text) part.textContent = text;
    left %= unit;
  }
}

/** Replaces the timer with a text of the same height, so that nothing below moves. */
function showText(timer: HTMLElement, text: string): void {
  if (timer.textContent === text) return;
  timer.style.minHeight = `${timer.offsetHeight}px`;
  const sentence = document.createElement('p');
  sentence.className = 'now';
  sentence.textContent = text;
  timer.removeAttribute('aria-label');
  timer.replaceChildren(sentence);
}
