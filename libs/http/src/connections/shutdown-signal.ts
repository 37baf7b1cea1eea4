/**
 * Resolves at the first SIGINT or SIGTERM. A second one ends the process immediately with exit code
 * 1.
 */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
