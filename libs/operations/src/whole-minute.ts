/** An answer made twice within the minute is the same to the byte, and so is its ETag. */
export const wholeMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);
