import { basename, dirname } from 'node:path';
import type { SourceFile } from '../raw-event.ts';
import { wholeText } from './whole-text.ts';

/** The matching files of one folder: text by file name, null if a file is too large. */
export interface Folder {
  path: string;
  texts: Map<string, string | null>;
}

/** Groups files by folder. Expects the files of a folder in sequence. */
export async function* groupByFolder(
  files: AsyncIterable<SourceFile>,
  pattern: RegExp,
): AsyncGenerator<Folder> {
  let folder: Folder = { path: '', texts: new Map() };
  for await (const file of files) {
    if (!pattern.test(file.name)) continue;
    const path = dirname(file.name);
    if (path !== folder.path) {
      if (folder.texts.size > 0) yield folder;
      folder = { path, texts: new Map() };
    }
    folder.texts.set(basename(file.name), await wholeText(file));
  }
  if (folder.texts.size > 0) yield folder;
}
