/** Settings that cannot be used; the message names each one and states what it takes. */
export class ConfigError extends Error {}

export const settingsError = (lines: string[]) =>
  new ConfigError(`These settings cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
