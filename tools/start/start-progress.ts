import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import type { SampleProgress } from './sample-catalogue.ts';

const FORMAT = 'Loading the catalogue {bar} {value}/{total} sources | {source}: {read} records';

/**
 * Prints lines with the time since the process started and, on a terminal, a progress bar below
 * them. `announce` returns the first line of a load by the number of its sources. `report` is called
 * with each step.
 */
export function startProgress(
  stream: NodeJS.WriteStream,
  announce: (steps: number) => string,
  report: (progress: SampleProgress) => void,
) {
  const bars = stream.isTTY
    ? new MultiBar(
        { format: FORMAT, clearOnComplete: true, hideCursor: true, stream },
        Presets.shades_classic,
      )
    : null;
  let bar: SingleBar | null = null;
  let isLoading = false;

  /** Announces the load once, then moves the bar. */
  function onProgress(progress: SampleProgress): void {
    const { step, steps, source, read } = progress;
    report(progress);
    if (!isLoading) log(announce(steps));
    isLoading = true;
    bar ??= bars?.create(steps, step, { source, read }) ?? null;
    bar?.update(step, { source, read });
  }

  function log(line: string): void {
    const text = `${process.uptime().toFixed(1).padStart(5)} s  ${line}\n`;
    if (bar && bars?.isActive) bars.log(text);
    else stream.write(text);
  }

  return { onProgress, log, stop: () => bars?.stop() };
}
