/** An open database and the function that releases it. */
export interface OpenDatabase {
  url: string;
  release: () => Promise<void>;
}

export interface CommandContext {
  args: string[];
  /** Contains the contents of secret files. */
  environment: NodeJS.ProcessEnv;
  openDatabase: (environment: NodeJS.ProcessEnv) => Promise<OpenDatabase>;
}
