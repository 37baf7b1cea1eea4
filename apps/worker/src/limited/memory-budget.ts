/**
 * Returns a function that runs work while the limits of all that runs are within the total. The
 * rest waits in order. Work with a limit above the total runs alone.
 */
export function createMemoryBudget(totalMb: number) {
  const waiting: { limitMb: number; start: () => void }[] = [];
  let usedMb = 0;

  function startNext(): void {
    const [next] = waiting;
    if (!next || (usedMb > 0 && usedMb + next.limitMb > totalMb)) return;
    waiting.shift();
    usedMb += next.limitMb;
    next.start();
    startNext();
  }

  return async <Result>(limitMb: number, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ limitMb, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      usedMb -= limitMb;
      startNext();
    }
  };
}
