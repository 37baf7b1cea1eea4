import { postToHost } from './post-message.ts';

/** Sends the height of this page to the parent window, and again after each change. */
export function reportHeight(also: (height: number) => void): void {
  if (parent === window) return;
  let reported = 0;
  const report = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    postToHost('height', { height });
    also(height);
  };
  new ResizeObserver(report).observe(document.body);
  report();
}
