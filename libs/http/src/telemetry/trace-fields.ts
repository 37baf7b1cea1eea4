let findTraceId: (() => string | undefined) | undefined;

/** Sets what finds the trace of the code that runs. Tracing does so before loggers are created. */
export function setTraceSource(find: (() => string | undefined) | undefined): void {
  findTraceId = find;
}

export const isTraced = (): boolean => findTraceId !== undefined;

/** Returns the fields of a log line that lead to its trace; none if nothing is traced. */
export function traceFields(): { trace_id?: string } {
  const id = findTraceId?.();
  return id === undefined ? {} : { trace_id: id };
}
