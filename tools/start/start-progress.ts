import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import type { SampleProgress } from './sample-catalogue.ts';

const FORMAT = 'Loading the catalogue {bar} {value}/{total} sources | {source}: {read} records';

/** Prints lines with the elapsed time and, on a terminal, a progress bar below them. */
export function startProgress(stream: NodeJS.WriteStream) {
  const startedAt = Date.now();
  const bars = stream.isTTY
    ? new MultiBar(
        { format: FORMAT, clearOnComplete: true, hideCursor: true, stream },
        Presets.shades_classic,
      )
    : null;
  let bar: SingleBar | null = null;
  let isLoading = false;

  /** Announces the load once, then moves the bar. */
  function update({ step, steps, source, read }: SampleProgress): void {
    if (!isLoading)
      log(`loading ${String(steps)} sources; /health/ready is 503 until they are complete`);
    isLoading = true;
    bar ??= bars?.create(steps, step, { source, read }) ?? null;
    bar?.update(step, { source, read });
  }

  function log(line: string): void {
    const text = `${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}\n`;
    if (bar && bars?.isActive) bars.log(text);
    else stream.write(text);
  }

  return { update, log, stop: () => bars?.stop() };
}
