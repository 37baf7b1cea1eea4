/**
 * Returns milliseconds since 1970 by a clock that only goes forward. For ages and time limits of
 * this process: if the clock of the machine is set back, they would otherwise last as much longer.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
