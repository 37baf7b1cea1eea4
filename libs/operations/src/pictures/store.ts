/** Where files are: a folder or a bucket. */
export interface FileStore {
  /** Returns null if there is no such file. */
  read: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  /** Replaces the file at once, so that no reader gets a part of it. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (name: string) => Promise<void>;
}

/** Where the files of pictures are. A name is never used for other bytes. */
export type PictureStore = Omit<FileStore, 'has'>;
