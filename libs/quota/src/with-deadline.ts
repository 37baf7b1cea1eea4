/**
 * The result, or a rejection after the deadline. In a busy process timers are due before the answers that wait in its sockets have been
 * read; it reads them first, so that its own load does not look like a lost server.
 */
export async function withDeadline<Result>(result: Promise<Result>, deadlineMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      setImmediate(() => {
        setImmediate(() => {
          reject(new Error('Redis did not answer in time'));
        });
      });
    }, deadlineMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
