/**
 * Lets a crowd of requests in one by one, and between them whoever else asks. Without it, one who asks for a list a moment after
 * five hundred waits until each of these is answered, even if most are refused.
 */
export function yieldBetweenRequests() {
  const waiting: (() => void)[] = [];
  let isLettingIn = false;

  function letIn(): void {
    const next = waiting.shift();
    isLettingIn = waiting.length > 0;
    if (isLettingIn) setImmediate(letIn); // first: whatever becomes of this one, the others are let in
    next?.();
  }
  return (_req: unknown, _res: unknown, next: () => void): void => {
    waiting.push(next);
    if (isLettingIn) return;
    isLettingIn = true;
    setImmediate(letIn);
  };
}
