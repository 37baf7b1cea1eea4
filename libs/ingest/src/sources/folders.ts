import { basename, dirname } from 'node:path';
import type { SourceFile } from '../raw-event.ts';
import { wholeText } from './whole-text.ts';

/** The wanted files of one folder: texts by file name; null where one is too large. */
export interface Folder {
  path: string;
  texts: Map<string, string | null>;
}

/** Gathers files that lie in the same folder, which sources deliver one after the other. */
export async function* foldersOf(files: AsyncIterable<SourceFile>, wanted: RegExp): AsyncGenerator<Folder> {
  let folder: Folder = { path: '', texts: new Map() };
  for await (const file of files) {
    if (!wanted.test(file.name)) continue;
    const path = dirname(file.name);
    if (path !== folder.path) {
      if (folder.texts.size > 0) yield folder;
      folder = { path, texts: new Map() };
    }
    folder.texts.set(basename(file.name), await wholeText(file));
  }
  if (folder.texts.size > 0) yield folder;
}
