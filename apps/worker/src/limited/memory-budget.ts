/**
 * Returns a function that runs work while the limits of all that runs are within the total. The
 * rest waits in order, but what fits does not wait for what does not: a feed can take more than an
 * hour. Work with a limit above the total runs alone.
 */
export function createMemoryBudget(totalMb: number) {
  const waiting: { limitMb: number; start: () => void }[] = [];
  let usedMb = 0;

  function startNext(): void {
    const index = waiting.findIndex(({ limitMb }) => usedMb === 0 || usedMb + limitMb <= totalMb);
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
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
