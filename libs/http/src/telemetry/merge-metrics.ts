/** Lists each metric of several texts once, with all samples. */
export function mergeMetrics(texts: string[]): string {
  const samples = new Map<string, string[]>();
  for (const text of texts)
    for (const block of text.trim().split('\n\n')) {
      const [help = '', type = '', ...lines] = block.split('\n');
      const heading = `${help}\n${type}`;
      samples.set(heading, [...(samples.get(heading) ?? []), ...lines]);
    }
  return [...samples].map(([heading, lines]) => `${[heading, ...lines].join('\n')}\n`).join('\n');
}

/** Adds the label `process` to every sample. */
export const labelProcess = (text: string, process: number): string =>
  text.replace(/^([a-z_]\w*)(\{?)/gim, (_, name: string, brace: string) =>
    brace ? `${name}{process="${String(process)}",` : `${name}{process="${String(process)}"}`,
  );
